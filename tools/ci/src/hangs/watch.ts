import { setInterval } from "node:timers"
import { Worker } from "node:worker_threads"
import { endedFile, limit } from "./limits.ts"

/** The current activity of a test process, as reported to the thread that watches it. */
export interface Doing {
  /** The path of the test file. */
  readonly file: string
  /** The name of the running test, or another activity. */
  readonly what: string
  /** Whether the modules are loading, for which the test runner has no limit. */
  readonly isLoading: boolean
  /** The limit in milliseconds, if the test declares its own. */
  readonly limit?: number
}

/** The initial data of the thread. */
export interface Watched {
  /** Counts turns of the process's event loop, one a second. */
  readonly beats: Int32Array
  /** In milliseconds. */
  readonly limit: number
  /** The file to which the name of a stopped test is written; default none. */
  readonly endedFile: string | undefined
}

/**
 * Watches this process from a separate thread: the test runner's limits are timers of the test process, which an
 * endless loop blocks, and the runner has no limit for the loading of modules.
 *
 * @returns a function that sends the process's current activity to the thread.
 */
export function watch(longest = limit): (doing: Doing) => void {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  const workerData: Watched = { beats, limit: longest, endedFile: process.env[endedFile] }
  const thread = new Worker(new URL("watching-thread.ts", import.meta.url), { workerData, execArgv: [] })
  thread.unref()
  // Started before any test fakes the clock.
  setInterval(() => Atomics.add(beats, 0, 1), Math.min(1_000, longest / 10)).unref()
  return (doing) => thread.postMessage(doing)
}
