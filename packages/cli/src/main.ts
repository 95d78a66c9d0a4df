#!/usr/bin/env node
import { enableCompileCache } from "node:module"

// Caches compiled code between runs: most of the time of a short command is compilation.
enableCompileCache()

// The reader of the output may close the pipe: `serac up | head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error
  })
}

const { run } = await import("./run.ts")
process.exitCode = await run(process.argv.slice(2))
