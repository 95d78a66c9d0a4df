import { PeerError } from "../errors/peer-error.ts"

/** Maximum size of a frame without its length, and of a decompressed message: 2 MiB. */
export const maxFrameBytes = 2 * 1024 * 1024

/** Encodes a frame: the length of the message in 4 big-endian bytes, and the message. @throws {RangeError} above {@link maxFrameBytes} */
export function encodeFrame(message: Uint8Array): Uint8Array {
  if (message.length > maxFrameBytes) throw new RangeError(`A message has at most ${maxFrameBytes} bytes`)
  const frame = new Uint8Array(4 + message.length)
  new DataView(frame.buffer).setUint32(0, message.length)
  frame.set(message, 4)
  return frame
}

/** Maximum size of the buffer of an idle stream, in bytes. */
const maxKeptBytes = 64 * 1024

/**
 * Splits a stream into frames. It does not reserve the announced length: the buffer never exceeds twice the received bytes, in
 * however small pieces they arrive.
 */
export class FrameReader {
  #buffer = new Uint8Array(0)
  #held = 0

  /** Number of buffered bytes of an incomplete frame. */
  get held(): number {
    return this.#held
  }

  /** Size of the buffer in bytes. */
  get reserved(): number {
    return this.#buffer.length
  }

  /**
   * Adds bytes, and yields copies of the messages that they complete.
   *
   * @throws {PeerError} `protocol` for a length above {@link maxFrameBytes}
   */
  *read(bytes: Uint8Array): Generator<Uint8Array, void, undefined> {
    this.#append(bytes)
    let offset = 0
    try {
      while (this.#held - offset >= 4) {
        const length = new DataView(this.#buffer.buffer).getUint32(offset)
        if (length > maxFrameBytes)
          throw new PeerError(
            "protocol",
            `The peer announced ${length} bytes of one message: ${maxFrameBytes} are the most`,
          )
        const end = offset + 4 + length
        if (end > this.#held) return
        const message = this.#buffer.slice(offset + 4, end)
        offset = end
        yield message
      }
    } finally {
      this.#drop(offset)
    }
  }

  #append(bytes: Uint8Array): void {
    const size = this.#held + bytes.length
    if (size > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(size, Math.min(2 * this.#held, 4 + maxFrameBytes)))
      larger.set(this.#buffer.subarray(0, this.#held))
      this.#buffer = larger
    }
    this.#buffer.set(bytes, this.#held)
    this.#held = size
  }

  #drop(count: number): void {
    this.#buffer.copyWithin(0, count, this.#held)
    this.#held -= count
    if (this.#held === 0 && this.#buffer.length > maxKeptBytes) this.#buffer = new Uint8Array(0)
  }
}
