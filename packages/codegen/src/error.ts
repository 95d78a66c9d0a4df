interface CodegenErrorOptions extends ErrorOptions {
  readonly refused?: readonly string[]
}

/** A specification, or a request to generate, that cannot be carried out. The message names the place. */
export class CodegenError extends Error {
  override readonly name = "CodegenError"
  /** The operations that cannot be served, as `METHOD /path` or by the method's name; the others could be. */
  readonly refused: readonly string[]

  constructor(message: string, options: CodegenErrorOptions = {}) {
    super(message, options)
    this.refused = options.refused ?? []
  }
}
