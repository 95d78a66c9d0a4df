import { NodeFault } from "../../core/index.ts"

/** Bytes of memory that a row takes beside its text, measured. */
export const rowBytes = {
  block: 500,
  transaction: 380,
  transfer: 600,
  deployment: 450,
  internalTransaction: 450,
  messengerEvent: 350,
} as const

/** The memory that rows may take: what a node answers may become many times as large. */
export class Room {
  readonly limit: number
  used = 0

  constructor(limit: number) {
    this.limit = limit
  }

  /** @throws NodeFault of the kind `too-large` when there is no room for so many bytes. */
  take(bytes: number): void {
    this.used += bytes
    if (this.used > this.limit) throw new NodeFault("too-large", `its rows take more than ${this.limit} bytes`)
  }
}
