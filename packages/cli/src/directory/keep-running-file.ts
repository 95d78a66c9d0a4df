import type { Logger } from "../log/logger.ts"
import { type RunningFile, removeRunning, writeRunning } from "./running.ts"

const runningFileIntervalMs = 1_000

/**
 * Writes the state of the process once a second, for `serac status`, until it is stopped. A full disk or a missing folder is no fatal error: it is logged
 * once, and the file stays unchanged.
 */
export function keepRunningFile(directory: string, running: () => RunningFile, logger: Logger): () => void {
  let hasFailed = false
  const write = () => {
    try {
      writeRunning(directory, running())
      hasFailed = false
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (!hasFailed) logger.warn({ reason }, "The state of this process cannot be saved for serac status")
      hasFailed = true
    }
  }
  write()
  const timer = setInterval(write, runningFileIntervalMs)
  return () => {
    clearInterval(timer)
    removeRunning(directory)
  }
}
