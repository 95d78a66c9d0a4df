const headerBytes = 4

/** What came is no frame, or a longer one than is read. */
export class FrameError extends Error {
  override readonly name = "FrameError"
  readonly code = "FRAME"
}

/** A message as it goes through a pipe: the length of what follows in four octets, the highest first, and JSON. */
export function frameOf(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message))
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32BE(body.length)
  return Buffer.concat([header, body])
}

/** Puts the chunks of a pipe together to messages again. Keeps one frame and one chunk at most. */
export class FrameReader {
  readonly #maxBytes: number
  #chunks: Buffer[] = []
  #bytes = 0
  /** Of the message that is being received; undefined before its header is there. */
  #length: number | undefined

  /** @param maxBytes - of the JSON of one message. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /**
   * The messages that are complete with this chunk.
   *
   * @throws FrameError when one is too long, as soon as that is said, or no JSON. Nothing can be read after that.
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
