import { NodeFault } from "../../core/index.ts"

/** Measured bytes of memory that a row takes in addition to its text. */
export const rowBytes = {
  block: 500,
  transaction: 380,
  transfer: 600,
  deployment: 450,
  internalTransaction: 450,
  messengerEvent: 350,
} as const

/** Limits the memory of rows: they may take many times the size of the node's answer. */
export class Room {
  readonly limit: number
  used = 0

  constructor(limit: number) {
    this.limit = limit
  }

  /** @throws NodeFault of kind `too-large` if the bytes exceed the limit. */
  take(bytes: number): void {
    this.used += bytes
    if (this.used > this.limit) throw new NodeFault("too-large", `its rows take more than ${this.limit} bytes`)
  }
}
