import unittest

from recording import Place
from steps import steps_of
from table import Table

PLACE = Place("17.0", "iPhone", None)


def marker(name):
    return {"marker": name}


def decision(to, rule="device-turn", window=0):
    return {"window": window, "trigger": "deviceTurn", "to": to, "rule": rule}


def sighting(observed, expected, window=0):
    return {"window": window, "observed": observed, "from": expected}


def step(*records, place=PLACE, run="run"):
    return steps_of([marker("step 1: turn")] + list(records), place, run)


class StepTests(unittest.TestCase):
    def test_what_is_seen_at_the_end_counts(self):
        seen = step(decision(["landscapeRight"]), sighting("portrait", ["landscapeRight"]),
                    sighting("landscapeRight", ["portrait"]))
        self.assertEqual([(it.rule, it.verdict) for it in seen], [("device-turn", "agrees")])

    def test_the_last_decision_is_what_a_step_comes_to(self):
        seen = step(decision(["portrait"], "push-stays"), decision(["landscapeRight"], "needs-update"),
                    sighting("portrait", ["landscapeRight"]))
        self.assertEqual([(it.rule, it.verdict) for it in seen], [("needs-update", "DISAGREES")])

    def test_an_interface_that_turns_without_a_decision_disagrees_with_no_rule(self):
        seen = step(sighting("landscapeRight", ["portrait"]), sighting("landscapeRight", ["landscapeRight"]))
        self.assertEqual([(it.rule, it.predicted, it.verdict) for it in seen], [("none", ("portrait",), "DISAGREES")])

    def test_one_of_several_possible_orientations_agrees(self):
        seen = step(decision(["portrait", "landscapeRight"]), sighting("portrait", ["portrait", "landscapeRight"]))
        self.assertEqual(seen[0].verdict, "agrees")

    def test_a_window_that_is_never_observed_has_no_steps(self):
        seen = step(decision(["portrait"]), decision(["landscapeRight"], window=1), sighting("portrait", ["portrait"]))
        self.assertEqual(len(seen), 1)

    def test_what_precedes_the_first_step_is_no_step(self):
        self.assertEqual(steps_of([sighting("portrait", ["portrait"])], PLACE, "run"), [])


class TableTests(unittest.TestCase):
    turned = (decision(["landscapeRight"]), sighting("landscapeRight", ["landscapeRight"]))
    stayed = (decision(["landscapeRight"]), sighting("portrait", ["landscapeRight"]))

    def test_places_with_the_same_outcome_share_a_row(self):
        pad = Place("17.0", "iPad", None)
        table = Table([], step(*self.turned) + step(*self.turned, place=pad) +
                      step(*self.turned, place=Place("26.1", "iPhone", None)), [])
        self.assertEqual([row[2] for row in table.cells()], ["17 26.1 iPhone; 17 iPad"])
        self.assertEqual(table.exit_code, 0)

    def test_a_disagreement_comes_first_and_is_exit_code_1_even_if_something_is_missing(self):
        table = Table(["head"], step(*self.turned) + step(*self.stayed, run="other"), ["iOS 16 iPad: why"])
        self.assertEqual([row[0] for row in table.cells()], ["DISAGREES", "agrees"])
        self.assertEqual(table.exit_code, 1)
        self.assertIn("not run: iOS 16 iPad: why\n", table.text())
        self.assertIn("| DISAGREES | device-turn | 17 iPhone | other |", table.markdown())

    def test_what_is_missing_or_not_observed_is_exit_code_3_and_nothing_at_all_is_2(self):
        unseen = step(decision(["portrait"]), sighting("portrait", ["portrait"]),
                      marker("step 2"), decision(["portrait"]))
        self.assertEqual(Table([], step(*self.turned), ["missing"]).exit_code, 3)
        self.assertEqual(Table([], unseen, []).exit_code, 3)
        self.assertEqual(Table([], [], ["missing"]).exit_code, 2)
