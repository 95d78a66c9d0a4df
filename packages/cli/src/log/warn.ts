import { createLogger, type LogConfig } from "./logger.ts"

/** Warns the operator before anything runs, in the form that the log has. */
export function warn(config: LogConfig, line: string): void {
  if (config.log === "text") console.error(`warning: ${line}`)
  else createLogger(config, (text) => void process.stderr.write(text)).warn(line)
}
