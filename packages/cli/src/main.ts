#!/usr/bin/env node
import module from "node:module"
import { refusalOfNode } from "./node-version.ts"

// What follows needs modules that an older Node.js cannot load.
const refusal = refusalOfNode()
if (refusal !== undefined) {
  console.error(`error: ${refusal}`)
  process.exit(1)
}

// Caches compiled code between runs: most of the time of a short command is compilation.
module.enableCompileCache()

// The reader of the output may close the pipe: `serac up | head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error
  })
}

const { run } = await import("./run.ts")
process.exitCode = await run(process.argv.slice(2))
// A connection of which nothing is heard would keep the process of a command that is done.
setInterval(() => {
  if (process.stdout.writableLength + process.stderr.writableLength === 0) process.exit()
}, 1_000).unref()
