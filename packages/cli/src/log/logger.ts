import { type Logger, pino } from "pino"
import type { Config } from "../config/config.ts"
import { textLine } from "./text-line.ts"

export type { Logger } from "pino"

/** How the log is written. */
export type LogConfig = Pick<Config, "log" | "logLevel">

/** Makes the logger of a process; `write` gets each finished line, its newline included. */
export function createLogger({ log, logLevel }: LogConfig, write: (line: string) => void): Logger {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line: string) => write(log === "json" ? line : textLine(line)) },
  )
}
