import { createLogger, type LogConfig } from "./logger.ts"

/** Logs a warning to the operator before anything runs, in the format of the log. */
export function warn(config: LogConfig, line: string): void {
  if (config.log === "text") console.error(`warning: ${line}`)
  else createLogger(config, (text) => void process.stderr.write(text)).warn(line)
}
