/** Takes a line for the operator: a message in plain words and its facts. Never gets URLs with secrets. */
export type LogFunction = (
  level: "debug" | "info" | "warn" | "error",
  message: string,
  facts?: Readonly<Record<string, unknown>>,
) => void
