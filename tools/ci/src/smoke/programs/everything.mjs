import { callEverything } from "./calls.mjs"
import { runExamples } from "./examples.mjs"

/** All checks for a runtime: the modules loaded for the calls are shared with the examples. */
export const doEverything = async (urls) => ({ answers: await callEverything(urls), outcomes: await runExamples() })
