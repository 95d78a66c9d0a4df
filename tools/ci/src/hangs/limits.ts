/**
 * Milliseconds that a test or a hook may take unless it states more itself, and a module of tests to load; so long may a process that runs
 * tests be unable to turn to anything else, too.
 *
 * Below a minute, so that what hangs is ended and named within one. By what makes progress it could not be told: a test that waits for
 * what never comes has timers, servers and processes beside it that go on all the same. What takes longer than a third of it on two
 * cores with nothing beside `npm test` states its own limit where it stands, so that everything passes on a machine that does as much
 * again beside it.
 */
export const limit = 55_000

/** The file that names of what was ended are added to, a line each. */
export const endedFile = "SERAC_ENDED_TESTS"
