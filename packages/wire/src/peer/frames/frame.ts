import { PeerError } from "../errors/peer-error.ts"

/** The most bytes that a frame has after its length, and a compressed message when it is unpacked. 2 MiB. */
export const maxFrameBytes = 2 * 1024 * 1024

/** A frame: the length of the message in 4 bytes, big-endian, and the message. @throws {RangeError} above {@link maxFrameBytes} */
export function encodeFrame(message: Uint8Array): Uint8Array {
  if (message.length > maxFrameBytes) throw new RangeError(`A message has at most ${maxFrameBytes} bytes`)
  const frame = new Uint8Array(4 + message.length)
  new DataView(frame.buffer).setUint32(0, message.length)
  frame.set(message, 4)
  return frame
}

/** An idle stream keeps no more. */
const maxKeptBytes = 64 * 1024

/**
 * Takes frames out of a stream. What a length announces is not reserved: there is never room for more than twice what arrived, in
 * however small pieces it does.
 */
export class FrameReader {
  #buffer = new Uint8Array(0)
  #held = 0

  /** Bytes that wait for the rest of their frame. */
  get held(): number {
    return this.#held
  }

  /**
   * The messages that are whole with these bytes, each a copy.
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
