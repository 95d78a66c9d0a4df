/** A growing buffer of bytes, which doubles when it is full. */
export class Writer {
  #bytes = new Uint8Array(512)
  #view = new DataView(this.#bytes.buffer)
  #length = 0

  u8(value: number): void {
    const at = this.#grow(1)
    this.#view.setUint8(at, value)
  }

  u16(value: number): void {
    const at = this.#grow(2)
    this.#view.setUint16(at, value)
  }

  u32(value: number): void {
    const at = this.#grow(4)
    this.#view.setUint32(at, value)
  }

  u64(value: bigint): void {
    const at = this.#grow(8)
    this.#view.setBigUint64(at, value)
  }

  bytes(value: Uint8Array): void {
    const at = this.#grow(value.length)
    this.#bytes.set(value, at)
  }

  /** The written bytes, copied to an array of their own. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }

  get length(): number {
    return this.#length
  }

  #grow(length: number): number {
    const at = this.#length
    this.#length += length
    if (this.#length > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(this.#length, 2 * this.#bytes.length))
      grown.set(this.#bytes.subarray(0, at))
      this.#bytes = grown
      this.#view = new DataView(grown.buffer)
    }
    return at
  }
}
