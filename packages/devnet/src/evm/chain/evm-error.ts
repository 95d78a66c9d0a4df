/** A refusal in the node's own words, as its interface gives them with the code -32000. */
export class EvmError extends Error {
  override readonly name = "EvmError"
}

/** A call that reverted: the code is 3 where there is data, -32000 where there is none. */
export class RevertError extends Error {
  override readonly name = "RevertError"
  /** What the contract gave back. */
  readonly data: Uint8Array

  constructor(message: string, data: Uint8Array) {
    super(message)
    this.data = data
  }
}
