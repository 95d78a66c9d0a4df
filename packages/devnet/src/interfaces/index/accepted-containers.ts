/** A block as consensus accepted it: a proposervm container, or a plain block from before there were any. */
export interface AcceptedContainer {
  /** 32 bytes: the container's id, not that of the block within. */
  readonly id: Uint8Array
  readonly bytes: Uint8Array
  /** When this node accepted it, in milliseconds since 1970. */
  readonly acceptedAt: number
}

/** What a chain has accepted, the first block after genesis being number 0. A ledger fills it, `index.*` reads it. */
export interface AcceptedContainers {
  readonly length: number
  /** Of a number below `length`. */
  at(index: number): AcceptedContainer
  /** The number of a container, or `undefined` when it was not accepted. */
  indexOf(id: Uint8Array): number | undefined
}
