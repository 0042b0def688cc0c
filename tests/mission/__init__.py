"""What Discern promises, as tests that know it from outside: by its commands, by HTTP and in a browser.

Nothing here imports the product (`test_black_box.py`), so it holds whatever is moved or rewritten inside.

The interface specification, section by section, by REST alone:

====  ==============================================================
1     `test_section_1_what_the_service_does.py`
2     `test_section_2_resources.py`
3     `test_section_3_states.py`
4     `test_section_4_endpoints.py`
5     `test_section_5_authentication.py`
6     `test_section_6_events.py`
7     `test_section_7_errors.py`
8     `test_section_8_limits.py`
9     `test_section_9_versioning.py`
====  ==============================================================

The promises of the product. Those marked * run in a browser:

==============================================================  =====================================================
One command starts all of it, and another keeps a copy          `test_promise_one_command.py`
A manager goes from nothing to a team, people answer on phones  * `test_promise_from_nothing_to_a_team.py`
Lists come in as they were written, and throw nobody out        * `test_promise_people_come_in.py`
It says how sure it is, and what every statement rests on       `test_promise_it_says_how_sure_it_is.py`
Charts draw what was measured                                   * `test_promise_charts_are_the_measurement.py`
A person decides who sees their results, and leaves no byte     `test_promise_a_person_decides.py`
Two read one page to prepare a talk, and either ends it         * `test_promise_two_prepare_a_talk.py`
Everything shown can be taken along as a file                   * `test_promise_everything_can_be_taken_along.py`
Failures are explained, and what was there stays in view        * `test_promise_failures_are_explained.py`
Everyday tasks take few clicks                                  * `test_promise_few_clicks.py`
Addresses that people keep lead where they led                  * `test_promise_addresses_last.py`
No page, dialog or menu shuts anybody out                       * `test_promise_open_to_everybody.py`
Everything can be done by keyboard alone                        * `test_promise_by_keyboard_alone.py`
It shows another service that keeps the specification           * `test_promise_over_another_service.py`
It has a window of its own, and leaves nothing running          `test_promise_a_window_of_its_own.py`
It runs on Streamlit Community Cloud                            * `test_promise_on_community_cloud.py`
==============================================================  =====================================================
"""
