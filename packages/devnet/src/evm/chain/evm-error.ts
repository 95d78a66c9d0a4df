/** An error with the node's text, which JSON-RPC returns with code -32000. */
export class EvmError extends Error {
  override readonly name = "EvmError"
}

/** A reverted call: error code 3 if the contract returned data, otherwise -32000. */
export class RevertError extends Error {
  override readonly name = "RevertError"
  /** The data that the contract returned. */
  readonly data: Uint8Array

  constructor(message: string, data: Uint8Array) {
    super(message)
    this.data = data
  }
}
