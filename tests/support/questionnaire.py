"""Somebody who answers by the interface."""

from discern.client import Client
from discern.contract import operations
from discern.contract.models.assessments import Answer, Block, GiveAnswers, Next


def pick(block: Block, most: int = 0, least: int = 1) -> Answer:
    """An answer to a block by the places of its statements in the order of their ids, however they are shown."""
    ids = sorted(item.id for item in block.items)
    return Answer(block=block.id, most=ids[most], least=ids[least])


def answer_next(client: Client, token: str, assessment_id: str, how_many: int = 1) -> Next:
    """Answer the next questions behind a private link; gives what comes after them."""
    own = client.acting_for_taker(token)
    following = own.send(operations.GET_NEXT(assessment_id=assessment_id))
    for number in range(following.answered, following.answered + how_many):
        answer = pick(following.blocks[0], number % 4, (number + 1) % 4)
        following = own.send(operations.GIVE_ANSWERS(GiveAnswers(answers=[answer]), assessment_id=assessment_id))
    return following
