import { callEverything } from "./calls.mjs"
import { runExamples } from "./examples.mjs"

/** All that is asked of a runtime: what is loaded for the calls is loaded for the examples. */
export const doEverything = async (urls) => ({ answers: await callEverything(urls), outcomes: await runExamples() })
