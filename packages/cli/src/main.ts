#!/usr/bin/env node
import { enableCompileCache } from "node:module"

// What was compiled by the last run is not compiled again: most of the time of a short command is TypeScript's own start.
enableCompileCache()

// Who reads the output may go away while this goes on: `serac up | head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error
  })
}

const { run } = await import("./run.ts")
process.exitCode = await run(process.argv.slice(2))
