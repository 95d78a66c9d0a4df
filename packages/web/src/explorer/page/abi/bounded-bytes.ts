/**
 * The bytes of an encoding, of which twice as many as there are can be read, and no more. An encoding has each byte once; a crafted one
 * points to the same bytes a thousand times, and is a thousand times as large when it is decoded. What reads takes `subarray`s.
 */
export class BoundedBytes extends Uint8Array {
  #left: number

  constructor(bytes: Uint8Array) {
    super(bytes)
    this.#left = 2 * bytes.length
  }

  static get [Symbol.species](): Uint8ArrayConstructor {
    return Uint8Array
  }

  /** @throws {RangeError} where the same bytes are read again and again */
  override subarray(begin = 0, end = this.length): Uint8Array<ArrayBuffer> {
    this.#left -= end - begin
    if (this.#left < 0) throw new RangeError("the same bytes are read again and again")
    return super.subarray(begin, end) as Uint8Array<ArrayBuffer>
  }
}
