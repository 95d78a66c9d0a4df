/**
 * The error of a call as its caller sees it. A method throws it to choose the code; by name any other error of a method
 * is -32000 with its message, by position -32603.
 */
export class RpcError extends Error {
  override readonly name = "RpcError"
  /** A JSON-RPC error code, or 3 for a revert with data. */
  readonly code: number
  /** Written as {@link writeJson} does; `undefined` is null by name and left out by position. */
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.data = data
  }
}
