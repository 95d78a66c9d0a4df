/** Thrown for bytes that are not the expected DER. */
export class DerError extends Error {}

/** A position in DER bytes. */
export class Der {
  readonly #bytes: Uint8Array
  #offset = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** The tag of the next value; -1 at the end. */
  get next(): number {
    return this.#bytes[this.#offset] ?? -1
  }

  /** Reads the content of the next value, which must have this tag. */
  read(tag: number): Uint8Array {
    if (this.next !== tag) throw new DerError(`tag ${tag} belongs here`)
    this.#offset++
    const length = this.#length()
    const start = this.#offset
    if (length > this.#bytes.length - start) throw new DerError("a value ends behind its bytes")
    this.#offset += length
    return this.#bytes.subarray(start, start + length)
  }

  enter(tag: number): Der {
    return new Der(this.read(tag))
  }

  #byte(): number {
    const byte = this.next
    if (byte < 0) throw new DerError("a length is cut")
    this.#offset++
    return byte
  }

  // Reads a length, which must have its minimal form; the long form has at most four bytes here.
  #length(): number {
    const first = this.#byte()
    if (first < 0x80) return first
    const count = first & 0x7f
    if (count === 0 || count > 4) throw new DerError("a length is indefinite or too long")
    let length = 0
    for (let index = 0; index < count; index++) length = length * 256 + this.#byte()
    if (length < 0x80 || length < 256 ** (count - 1)) throw new DerError("a length is not minimal")
    return length
  }
}
