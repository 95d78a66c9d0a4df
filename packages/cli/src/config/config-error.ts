/** Thrown for an invalid configuration. Each line has the place, the fault and the rule, but never a value. */
export class ConfigError extends Error {
  override readonly name = "ConfigError"
  readonly code = "CONFIG"
  /** Whether the error is in the command line or the environment, not in a file. */
  readonly usage: boolean

  constructor(lines: readonly string[], usage: boolean) {
    super(lines.join("\n"))
    this.usage = usage
  }
}
