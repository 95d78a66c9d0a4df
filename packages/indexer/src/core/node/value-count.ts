import { NodeFault } from "../fault.ts"

/** Bytes of an answer that are not looked into: whatever they hold is small. */
const small = 4 * 1024 * 1024
/**
 * Values in the rest of an answer, at most. An answer of blocks, receipts or traces has one in 25 bytes at the
 * least, so that the largest that is read has fewer; one of empty lists has one in three, and would take more memory than a thread has.
 */
const maxValues = 4_000_000

const comma = 0x2c
const bracket = 0x5b
const brace = 0x7b

/** Counts the values of an answer in JSON while it comes, so that its text is not parsed when that would exhaust the memory. */
export class ValueCount {
  #bytes = 0
  #values = 0

  /** @throws NodeFault when there are too many. */
  add(chunk: Uint8Array): void {
    this.#bytes += chunk.length
    if (this.#bytes <= small) return
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]
      // In a text they count too, which does no harm: no text of a chain is made of commas.
      if (byte === comma || byte === bracket || byte === brace) this.#values += 1
    }
    if (this.#values > maxValues) throw new NodeFault("too-large", `the answer has more than ${maxValues} values`)
  }
}
