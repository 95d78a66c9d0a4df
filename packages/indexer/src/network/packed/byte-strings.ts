/** Byte strings in one buffer. The same object is stored only once. */
export class ByteStrings {
  #bytes: Uint8Array<ArrayBuffer> = new Uint8Array(64 * 1024)
  #length = 0
  readonly #ends: number[] = []
  readonly #numbers = new Map<Uint8Array, number>()

  /** @returns its number. */
  add(bytes: Uint8Array): number {
    const known = this.#numbers.get(bytes)
    if (known !== undefined) return known
    const end = this.#length + bytes.length
    if (end > this.#bytes.length) this.#bytes = grown(this.#bytes, end)
    this.#bytes.set(bytes, this.#length)
    this.#length = end
    const number = this.#ends.push(end) - 1
    this.#numbers.set(bytes, number)
    return number
  }

  /** Returns all byte strings; none can be added afterwards. */
  finish(): { readonly bytes: Uint8Array<ArrayBuffer>; readonly ends: Uint32Array<ArrayBuffer> } {
    return { bytes: shortenedCopy(this.#bytes, this.#length), ends: Uint32Array.from(this.#ends) }
  }
}

/** The byte strings by number. They share their memory. */
export function byteStrings(bytes: Uint8Array<ArrayBuffer>, ends: Uint32Array): readonly Uint8Array[] {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: Uint8Array[] = []
  let start = 0
  for (const end of ends) {
    found.push(whole.subarray(start, end))
    start = end
  }
  return found
}

/** A larger buffer of at least `length` bytes and twice the previous size, with the same content at its beginning. */
export function grown(bytes: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(Math.max(length, 2 * bytes.length))
  more.set(bytes)
  return more
}

/** A copy of the first bytes, without spare room. */
export function shortenedCopy(bytes: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  return bytes.slice(0, length)
}
