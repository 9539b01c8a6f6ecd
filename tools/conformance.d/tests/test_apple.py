import os
import pathlib
import subprocess
import tempfile
import unittest

from listing import RUNTIME, device, kind, runtime
from stand_ins import StandIns

LISTING = {
    "devicetypes": [kind("iPhone-15", "iPhone"), kind("iPad-Air-5th-generation", "iPad")],
    "runtimes": [runtime("17.0")],
    "devices": {RUNTIME + "iOS-17-0": [device("iPhone-15", "A1"), device("iPad-Air-5th-generation", "A2")]},
}


class AppleTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.logs = tempfile.TemporaryDirectory()
        player = pathlib.Path(os.environ["SWIVEL"]).with_name("swivel-conformance")
        subprocess.run([player, cls.logs.name, "--run", "over-full-screen"], check=True)

    @classmethod
    def tearDownClass(cls):
        cls.logs.cleanup()

    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)

    def stand_ins(self, listing=None):
        return StandIns(self.folder, listing or LISTING, self.logs.name)

    def test_the_app_is_built_twice_and_tested_in_each_simulator(self):
        mac = self.stand_ins()
        done = mac.run("--settle", "6", "--run", "over-full-screen")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        head = done.stdout.splitlines()[:3]
        self.assertRegex(head[0], "^Xcode 26.1 Build version 17B55, macOS 26.1, [0-9.]+")
        self.assertEqual(head[1:], ["iOS 17.0 iPhone: iPhone 15", "iOS 17.0 iPad: iPad Air 5th generation"])
        self.assertIn("17 iPad full-screen, iPhone", done.stdout.replace("iPhone, iPad full-screen",
                                                                         "iPad full-screen, iPhone"))
        self.assertEqual(sorted(path.name for path in (self.folder / "out").iterdir() if path.is_dir()),
                         ["logs", "reports"])
        calls = mac.calls()
        self.assertEqual([call.split()[1] for call in calls],
                         ["build-for-testing", "test-without-building", "test-without-building",
                          "build-for-testing", "test-without-building"])
        self.assertTrue(calls[0].startswith("1 ") and calls[0].endswith("UIRequiresFullScreen=NO"))
        self.assertTrue(calls[3].endswith("UIRequiresFullScreen=YES"))
        self.assertTrue(calls[4].startswith("6.0 ") and "id=A2" in calls[4])

    def test_without_xcode_it_says_what_to_install(self):
        mac = self.stand_ins()
        (self.folder / "bin/xcrun").unlink()
        done = mac.run()
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("there is no Xcode; install Xcode 26 or newer", done.stderr)

    def test_a_command_of_xcode_that_fails_is_named_with_what_it_says(self):
        mac = self.stand_ins()
        mac.add("xcrun", "echo 'xcrun: error: unable to find utility \"simctl\"' >&2; exit 72")
        self.assertIn('xcrun simctl list failed: xcrun: error: unable to find utility "simctl"; install Xcode',
                      mac.run().stderr)

    def test_without_a_runtime_it_says_how_to_install_one(self):
        done = self.stand_ins(dict(LISTING, runtimes=[])).run()
        self.assertEqual(done.returncode, 2)
        self.assertIn("there is no runtime of iOS 15 or newer; install one with xcodebuild -downloadPlatform iOS",
                      done.stderr)

    def test_a_release_that_is_not_installed_is_named(self):
        self.assertIn("there is no runtime of iOS 26", self.stand_ins().run("--runtime", "26").stderr)

    def test_a_build_that_fails_leads_to_its_log(self):
        done = self.stand_ins().run(BUILD_FAILS="1")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn(f"could not build the app (exit code 65); see {self.folder}/out/build.log", done.stderr)

    def test_a_test_that_fails_is_named_below_what_its_logs_say(self):
        done = self.stand_ins().run(TEST_FAILS="1")
        self.assertEqual(done.returncode, 3, done.stdout + done.stderr)
        self.assertIn("agrees", done.stdout)
        self.assertIn("not run: iOS 17.0 iPhone: the UI test failed (exit code 65); see", done.stdout)

    def test_a_test_without_logs_is_named(self):
        done = self.stand_ins().run(NO_LOGS="1")
        self.assertEqual(done.returncode, 2)
        self.assertIn("not run: iOS 17.0 iPad: there is no log; see", done.stdout)

    def test_a_log_that_cannot_be_read_is_named(self):
        mac = self.stand_ins()
        mac.add("xcodebuild", (self.folder / "bin/xcodebuild").read_text().replace(
            'cp "$logs"/*.swivel', 'echo garbage >"$TEST_RUNNER_SWIVEL_TRACE_DIR/lock.swivel"; cp "$logs"/*.swivel'))
        done = mac.run()
        self.assertEqual(done.returncode, 3, done.stdout + done.stderr)
        self.assertIn("not run: iOS 17.0 iPhone, lock: swivel replay failed: ", done.stdout)
