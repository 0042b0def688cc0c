"""The rows about mail of the table in `discern.contract.operations`."""

from discern.contract.mail.models import (
    Mail,
    MailList,
    NewLinkCode,
    NewLinkMail,
    NewMail,
    SentLinkCode,
    SentLinkMail,
    TestedMail,
    TestMail,
    Unsubscribe,
    Unsubscribed,
)
from discern.contract.operation_type import Operation
from discern.contract.roles import LEADERS, MEMBERS, NOBODY, OWNER

MAIL_TEST_TIMEOUT_S = 60.0
"""A mail server that doesn't answer is given up in steps of fifteen seconds."""

MAIL_NOW_TIMEOUT_S = 40.0
"""The service gives up after 25 seconds."""

# fmt: off
LIST_MAILS = Operation(
    name="list_mails", method="GET", path="/assessments/{assessment_id}/mails", answer=MailList,
    scopes=("assessments:read",), roles=LEADERS, repeat="freely", cache="assessments",
    tag="Assessments", summary="The invitations and reminders sent by mail")
SEND_MAIL = Operation(
    name="send_mail", method="POST", path="/assessments/{assessment_id}/mails", body=NewMail, answer=Mail,
    scopes=("assessments:write",), roles=LEADERS, access="change", repeat="by_key", cache="assessments",
    invalidates=frozenset({"assessments"}),
    tag="Assessments", summary="Send an invitation or a reminder by mail")
SEND_LINK_CODE = Operation(
    name="send_link_code", method="POST", path="/assessments/{assessment_id}/private-link/codes", body=NewLinkCode,
    answer=SentLinkCode, scopes=("take",), roles=MEMBERS, access="change", cache="taking",
    timeout=MAIL_NOW_TIMEOUT_S, tag="Taking", summary="Mail a code to the address that the private link is to go to")
SEND_PRIVATE_LINK = Operation(
    name="send_private_link", method="POST", path="/assessments/{assessment_id}/private-link/mails", body=NewLinkMail,
    answer=SentLinkMail, scopes=("take",), roles=MEMBERS, access="change", cache="taking",
    timeout=MAIL_NOW_TIMEOUT_S, tag="Taking", summary="Mail the private link to an address that a code confirms")
UNSUBSCRIBE = Operation(
    name="unsubscribe", method="POST", path="/take/unsubscribe", body=Unsubscribe, answer=Unsubscribed,
    scopes=("take",), roles=NOBODY, repeat="freely", cache="taking",
    tag="Taking", summary="Get no more reminders by mail")
TEST_MAIL = Operation(
    name="test_mail", method="POST", path="/account/mail-tests", body=TestMail, answer=TestedMail,
    scopes=("admin",), roles=OWNER, cache="account", timeout=MAIL_TEST_TIMEOUT_S,
    tag="Account", summary="Send a test mail")
# fmt: on
