import copy
import unittest

from listing import LISTING
from model import wanted
from simulators import choose


def chosen(listing, runtimes=()):
    simulators, missing = choose(listing, lambda version: wanted(version, runtimes))
    return [(it.system, it.family, it.udid) for it in simulators], missing


class SimulatorTests(unittest.TestCase):
    def test_one_phone_and_one_ipad_of_each_release_are_chosen(self):
        simulators, missing = chosen(LISTING)
        self.assertEqual(simulators, [("17.5", "iPhone", "A2"), ("17.5", "iPad", "A4"), ("26.0", "iPhone", "B1")])
        self.assertEqual(len(missing), 1)
        self.assertIn("iOS 26.0 iPad: there is no such simulator", missing[0])

    def test_a_phone_with_a_home_button_is_better_than_none(self):
        listing = copy.deepcopy(LISTING)
        listing["devices"]["com.apple.CoreSimulator.SimRuntime.iOS-17-5"].pop(1)
        self.assertIn(("17.5", "iPhone", "A1"), chosen(listing)[0])

    def test_a_list_without_families_goes_by_the_names_of_kinds(self):
        listing = {key: value for key, value in LISTING.items() if key != "devicetypes"}
        self.assertEqual(chosen(listing)[0], chosen(LISTING)[0])

    def test_a_release_may_be_named_in_full_or_by_its_first_number(self):
        for name in ("17", "17.5"):
            self.assertEqual({it[0] for it in chosen(LISTING, [name])[0]}, {"17.5"})
        self.assertEqual(chosen(LISTING, ["1"]), ([], []))
