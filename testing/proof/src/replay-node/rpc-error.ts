/** An error that a node puts in its answer. */
export class RpcError extends Error {
  override readonly name = "RpcError"
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The node's words for a block above its head. */
export const unfinalized = () => new RpcError(-32000, "cannot query unfinalized data")
