import { serveStdio } from "../src/index.ts"

/** A server in a process of its own, with the options that its one argument carries. */
const { ended } = await serveStdio(JSON.parse(process.argv[2] ?? "{}"))
await ended
