/** A configuration that cannot be used. Each line says where, what, and by which rule; none repeats a value. */
export class ConfigError extends Error {
  override readonly name = "ConfigError"
  readonly code = "CONFIG"
  /** Whether the command or its environment is wrong, rather than a file. */
  readonly usage: boolean

  constructor(lines: readonly string[], usage: boolean) {
    super(lines.join("\n"))
    this.usage = usage
  }
}
