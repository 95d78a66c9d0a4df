import { setInterval } from "node:timers"
import { Worker } from "node:worker_threads"
import { endedFile, limit } from "./limits.ts"

/** The current activity of a test process, as reported to the thread that watches it. */
export interface Doing {
  /** The file of tests, as a path. */
  readonly file: string
  /** The name of a test of it that runs, or what else is done. */
  readonly what: string
  /** Whether the modules are loading, for which the test runner has no limit. */
  readonly isLoading: boolean
  /** Milliseconds that it may take, where it has stated more than others. */
  readonly limit?: number
}

/** The initial data of the thread. */
export interface Watched {
  /** Counts the turns of the process's event loop that were taken for it, one a second. */
  readonly beats: Int32Array
  /** In milliseconds. */
  readonly limit: number
  /** The file that gets the name of what was ended; default none. */
  readonly endedFile: string | undefined
}

/**
 * Watches this process from a thread of its own: the limits of the test runner are timers of the process that it runs tests in, which a
 * loop without an end keeps from ever firing, and it has none for the loading of modules.
 *
 * @returns a function that sends the process's current activity to the thread.
 */
export function watch(longest = limit): (doing: Doing) => void {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  const workerData: Watched = { beats, limit: longest, endedFile: process.env[endedFile] }
  const thread = new Worker(new URL("watching-thread.ts", import.meta.url), { workerData, execArgv: [] })
  thread.unref()
  // Begun before any test turns the clock.
  setInterval(() => Atomics.add(beats, 0, 1), Math.min(1_000, longest / 10)).unref()
  return (doing) => thread.postMessage(doing)
}
