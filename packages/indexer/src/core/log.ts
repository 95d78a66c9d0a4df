/** Receives a log line: a plain message and its facts. It never receives URLs with secrets. */
export type LogFunction = (
  level: "debug" | "info" | "warn" | "error",
  message: string,
  facts?: Readonly<Record<string, unknown>>,
) => void
