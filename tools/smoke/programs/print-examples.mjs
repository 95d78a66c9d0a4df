import { runExamples } from "./examples.mjs"

console.log(JSON.stringify(await runExamples()))
