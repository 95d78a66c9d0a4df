import { createLogger, type LogConfig, type Logger } from "../log/logger.ts"
import { liveLines } from "../progress/live-lines.ts"
import { progressLog } from "../progress/progress-log.ts"
import type { ProgressView, Streams } from "../progress/progress-view.ts"

/** The output of a process: the progress display and the log. */
export interface CommandOutput {
  readonly view: ProgressView
  readonly logger: Logger
}

const streams: Streams = {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
}

/** Creates live lines on a terminal, or else log lines. The log goes to stderr, text for copying to stdout. */
export function createOutput(config: LogConfig): CommandOutput {
  const live = config.log === "text" && process.stdout.isTTY && process.stderr.isTTY && process.env.TERM !== "dumb"
  if (!live) {
    const logger = createLogger(config, streams.error)
    return { logger, view: progressLog({ logger, streams, facts: config.log === "json", now: Date.now }) }
  }
  const view = liveLines({ ...streams, columns: () => process.stderr.columns ?? 80, now: Date.now })
  return { view, logger: createLogger(config, (line) => view.print("error", line)) }
}
