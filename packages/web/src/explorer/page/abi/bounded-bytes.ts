/**
 * Encoded bytes whose total reads are limited to twice their length. A regular encoding reads each byte once; a crafted one
 * refers to the same bytes a thousand times, and grows a thousandfold when decoded. Readers must use `subarray`.
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

  /** @throws {RangeError} if the total of the reads exceeds the limit */
  override subarray(begin = 0, end = this.length): Uint8Array<ArrayBuffer> {
    this.#left -= end - begin
    if (this.#left < 0) throw new RangeError("the same bytes are read again and again")
    return super.subarray(begin, end) as Uint8Array<ArrayBuffer>
  }
}
