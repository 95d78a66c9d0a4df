import { serveStdio } from "../src/index.ts"

/** Started as a separate process, with the options as JSON in its only argument. */
const { ended } = await serveStdio(JSON.parse(process.argv[2] ?? "{}"))
await ended
