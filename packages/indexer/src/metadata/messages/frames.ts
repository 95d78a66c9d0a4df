const headerBytes = 4

/** The received bytes are not a frame, or the frame is too long. */
export class FrameError extends Error {
  override readonly name = "FrameError"
  readonly code = "FRAME"
}

/** Encodes a message for a pipe: the length of the body in four bytes, big-endian, then the JSON body. */
export function frameOf(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message))
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32BE(body.length)
  return Buffer.concat([header, body])
}

/** Reassembles messages from the chunks of a pipe. Keeps at most one frame and one chunk. */
export class FrameReader {
  readonly #maxBytes: number
  #chunks: Buffer[] = []
  #bytes = 0
  /** The length of the message being received; undefined before its header is complete. */
  #length: number | undefined

  /** @param maxBytes - maximum bytes of the JSON of one message. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /**
   * The messages that this chunk completes.
   *
   * @throws FrameError if a message is too long, as soon as its header is read, or not JSON. Nothing can be read afterwards.
   */
  push(chunk: Buffer): unknown[] {
    this.#chunks.push(chunk)
    this.#bytes += chunk.length
    const messages: unknown[] = []
    for (;;) {
      if (this.#length === undefined) {
        if (this.#bytes < headerBytes) return messages
        this.#length = this.#take(headerBytes).readUInt32BE()
        if (this.#length > this.#maxBytes)
          throw new FrameError(`a message of ${this.#length} bytes; ${this.#maxBytes} are read at most`)
      }
      if (this.#bytes < this.#length) return messages
      messages.push(parseBody(this.#take(this.#length)))
      this.#length = undefined
    }
  }

  #take(bytes: number): Buffer {
    const [first] = this.#chunks
    const all = first !== undefined && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks)
    this.#chunks = [all.subarray(bytes)]
    this.#bytes -= bytes
    return all.subarray(0, bytes)
  }
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new FrameError("a message that is no JSON")
  }
}
