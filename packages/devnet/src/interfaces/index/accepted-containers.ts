/** An accepted block in its container: a proposervm container, or a plain block from before proposervm. */
export interface AcceptedContainer {
  /** The container's id, 32 bytes, not that of the inner block. */
  readonly id: Uint8Array
  readonly bytes: Uint8Array
  /** When this node accepted the container, in milliseconds since 1970. */
  readonly acceptedAt: number
}

/** The accepted containers of a chain; number 0 is the first block after genesis. A ledger appends to it, `index.*` reads it. */
export interface AcceptedContainers {
  readonly length: number
  /** The container with a number below `length`. */
  at(index: number): AcceptedContainer
  /** The number of a container; `undefined` if it was not accepted. */
  indexOf(id: Uint8Array): number | undefined
}
