"""What a synthetic fleet is made of: devices, systems, and scenarios by the finding that they have."""

# Model identifiers, with what they are in an event (EventText.md) and their idiom.
MODELS = {
    "iPhone12,1": ([], "phone"),
    "iPhone12,8": (["homeButton"], "phone"),
    "iPhone14,5": ([], "phone"),
    "iPhone15,3": (["large"], "phone"),
    "iPhone17,1": ([], "phone"),
    "iPad13,1": (["pad"], "pad"),
    "iPad14,3": (["pad"], "pad"),
}

SYSTEMS = ("15.8", "16.7", "17.6", "18.5", "26.0")

# Scenarios of traces/scenarios, by the finding that they have on most devices and systems.
FINDINGS = {
    "autorotate-ignored": ("autorotate-false-in-a-container", "autorotate-false-portrait-claim"),
    "back-navigation-rotated": ("leaving-page-is-still-visible", "page-below-states-its-mask-elsewhere"),
    "container-ignores-child": ("container-root-asked-not-child", "embedded-child-not-asked"),
    "dismissal-rotated": ("photo-browser-leaves-its-presenter-in-landscape", "custom-dismissal-asks-nobody"),
    "force-ineffective": ("equal-value-asks-nobody", "attempt-while-the-device-is-excluded"),
    "ipad-masks-not-consulted": ("ipad-four-orientations-not-asked", "ipad-lock-is-not-read"),
    "lock-outlives-page": ("released-page-stays-across", "app-mask-outlives-the-page"),
    "modal-forced-portrait": ("modal-with-a-portrait-default", "portrait-modal-over-a-page-held-across"),
    "overlay-window-rotates": ("banner-turns-over-an-upright-page", "attempt-turns-every-window"),
    "presenter-limits-mask": ("ofs-all-over-portrait", "over-current-context-over-portrait"),
    "pushed-page-not-rotated": ("portrait-page-chosen-from-a-slide-menu", "child-in-front-does-not-turn"),
    "request-refused": ("geometry-request-denied", "portrait-app-requests-landscape"),
    "rotation-bounce": ("video-exit-bounces", "video-left-turned"),
    "sheet-mask-ignored": ("pagesheet-not-asked", "automatic-style-of-an-older-app"),
    "stale-layout": ("page-uncovered-by-an-animator", "page-below-a-custom-swipe-is-not-laid-out"),
    "turned-mid-gesture": ("swipe-back-turns-at-once", "swipe-back-in-an-extension"),
}

# Runs without an observation after the decision: their findings are predicted, and never count as seen.
PREDICTED = ("back-navigation-rotated", "lock-outlives-page", "dismissal-rotated")

CLEAN = (
    "app-delegate-tells-windows-apart", "app-lock-is-set-back", "attempt-rotation-immediate",
    "browser-closed-in-landscape", "callbacks-of-a-turn-in-order", "cancelled-swipe-shows-nothing",
)


def kinds(small=False):
    """What a trace can be, each with its scenarios; `small` is a part of them, for tests."""
    seen = {("seen", finding): names for finding, names in FINDINGS.items()}
    if small:
        seen = {key: names[:1] for key, names in list(seen.items())[:4]}
    found = seen | {("predicted", finding): FINDINGS[finding][:1] for finding in PREDICTED[: 1 if small else None]}
    return found | {("clean", ""): CLEAN[: 1 if small else None], ("unjudged", ""): CLEAN[:1]}
