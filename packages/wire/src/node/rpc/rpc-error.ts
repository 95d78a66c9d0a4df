/**
 * The error of a call for its caller. A method throws it to choose the code; in a by-name method any other error
 * is -32000 with its message, in a positional one -32603.
 */
export class RpcError extends Error {
  override readonly name = "RpcError"
  /** A JSON-RPC error code, or 3 for a revert with data. */
  readonly code: number
  /** Written with {@link writeJson}; `undefined` is null in by-name errors, and absent in positional ones. */
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.data = data
  }
}
