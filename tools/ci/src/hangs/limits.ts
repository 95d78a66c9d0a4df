/**
 * The time limit in milliseconds for a test or hook that has no limit of its own, for loading a test module, and for how long the event loop
 * of a test process may be blocked.
 *
 * It is below a minute, so that whatever hangs is stopped and reported within one. Activity cannot be used as a criterion: while a test waits for
 * something that never happens, its timers, servers and processes remain active. Tests that take longer than a third of the limit on two
 * cores, with only `npm test` running, must declare their own limit, so that everything passes on a machine with as much other load
 * again.
 */
export const limit = 55_000

/** The file to which the names of stopped tests are appended, one a line. */
export const endedFile = "SERAC_ENDED_TESTS"
