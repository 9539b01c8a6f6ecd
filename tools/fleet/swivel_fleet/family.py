"""Many tests at once: which may be rejected so that one false alarm or more among all has at most a given chance."""
import bisect


def testable(smallest, alpha):
    """The tests that can reject at all, after Tarone (1990), as indices into their smallest possible p-values.

    A test whose smallest possible p-value is above alpha / k, where k tests are left, need not be counted. The choice
    depends on nothing that the tests look at, only on what they hold fixed, so that it costs no false alarm."""
    ordered, count = sorted(smallest), 1
    while bisect.bisect_right(ordered, alpha / count) > count:
        count += 1
    return [index for index, least in enumerate(smallest) if least <= alpha / count]


def adjusted(p_values):
    """Holm's adjusted p-values: rejecting those up to alpha makes a false alarm, one or more, with a chance of at
    most alpha, however the tests depend on each other."""
    order = sorted(range(len(p_values)), key=lambda index: p_values[index])
    result, least = [1.0] * len(p_values), 0.0
    for rank, index in enumerate(order):
        least = max(least, min(1.0, (len(p_values) - rank) * p_values[index]))
        result[index] = least
    return result
