import { NodeFault } from "../fault.ts"

/** The first bytes of an answer, in which values are not counted: they cannot hold enough to matter. */
const small = 4 * 1024 * 1024
/**
 * Maximum values in the rest of an answer. Answers of blocks, receipts or traces have at least 25 bytes for each value, so
 * the largest accepted one has fewer values. An answer of empty lists has one in three bytes, and would take more memory
 * than a thread has.
 */
const maxValues = 4_000_000

const comma = 0x2c
const bracket = 0x5b
const brace = 0x7b

/** Counts the values of a JSON answer while it arrives, so that an answer that would exhaust the memory is never parsed. */
export class ValueCount {
  #bytes = 0
  #values = 0

  /** @throws NodeFault when there are too many values. */
  add(chunk: Uint8Array): void {
    this.#bytes += chunk.length
    if (this.#bytes <= small) return
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at]
      // Commas inside strings count too; that is harmless, since no string of a chain consists of commas.
      if (byte === comma || byte === bracket || byte === brace) this.#values += 1
    }
    if (this.#values > maxValues) throw new NodeFault("too-large", `the answer has more than ${maxValues} values`)
  }
}
