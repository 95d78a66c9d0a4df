interface CodegenErrorOptions extends ErrorOptions {
  readonly refused?: readonly string[]
}

/** Thrown when a specification, or a request to generate, cannot be processed. The message names the location. */
export class CodegenError extends Error {
  override readonly name = "CodegenError"
  /** The unsupported operations, as `METHOD /path` or by the method's name; the others are supported. */
  readonly refused: readonly string[]

  constructor(message: string, options: CodegenErrorOptions = {}) {
    super(message, options)
    this.refused = options.refused ?? []
  }
}
