import { type Logger, pino } from "pino"
import type { Config } from "../config/config.ts"
import { textLine } from "./text-line.ts"

export type { Logger } from "pino"

/** The settings of the log. */
export type LogConfig = Pick<Config, "log" | "logLevel">

/** Creates the logger of a process; `write` receives each complete line with its newline. */
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
