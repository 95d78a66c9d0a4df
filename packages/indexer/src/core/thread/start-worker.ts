import { getCompileCacheDir } from "node:module"
import { dirname } from "node:path"
import { Worker } from "node:worker_threads"
import { threadLimits } from "./limits.ts"

/**
 * Starts a thread. Where this one keeps what it compiled for the next run, so does that: a thread does not by itself, and to compile
 * what it runs is half of the processor time of its start.
 *
 * @param compiled - the folder that this thread keeps it in, as Node.js names it; empty where it keeps nothing.
 */
export function startWorker(file: URL, workerData: object, compiled: string = getCompileCacheDir() ?? ""): Worker {
  // Node.js has a folder for each of its versions in the one that was asked for.
  const env = compiled === "" ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(compiled) }
  return new Worker(file, { workerData, resourceLimits: threadLimits, env })
}
