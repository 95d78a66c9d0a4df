#!/usr/bin/env node
import { run } from "./run.ts"

// Who reads the output may go away while this goes on: `serac up | head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error
  })
}

process.exitCode = await run(process.argv.slice(2))
