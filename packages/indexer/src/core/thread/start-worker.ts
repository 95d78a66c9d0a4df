import { getCompileCacheDir } from "node:module"
import { dirname } from "node:path"
import { Worker } from "node:worker_threads"
import { threadLimits } from "./limits.ts"

/**
 * Starts a thread. If this thread has a compile cache, the new one uses it too: a thread does not inherit the cache, and
 * compiling takes half of the processor time of its start.
 *
 * @param compiled - the folder of this thread's compile cache, as Node.js names it; empty if there is none.
 */
export function startWorker(file: URL, workerData: object, compiled: string = getCompileCacheDir() ?? ""): Worker {
  // Node.js adds a folder for its version to the configured folder.
  const env = compiled === "" ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(compiled) }
  return new Worker(file, { workerData, resourceLimits: threadLimits, env })
}
