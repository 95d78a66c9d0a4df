import { PieceError } from "@serac/store/pieces"
import type { Verify } from "../../core/settings.ts"
import { fromPlainError, type PlainError, SharedThread, type ThreadTask, threadUrl } from "../../core/thread/index.ts"
import type { ChunkOfPiece, DecodedChunk } from "./decode-chunk.ts"
import type { ChunkDecoder } from "./read-pieces.ts"

/** The data that a decoder's thread starts with. */
export interface DecoderThreadData {
  readonly chainId: string
  /** Default `heads`. */
  readonly verify?: Verify | undefined
}

/** A thread's answer about one chunk, in the order of the requests. */
export interface DecodedMessage {
  readonly decoded?: DecodedChunk
  readonly refused?: Pick<PieceError, "code" | "piece" | "reason">
  readonly error?: PlainError
}

/** Options of a decoder in threads. */
export interface ThreadedDecoderOptions extends DecoderThreadData {
  readonly threads: number
}

/** Decodes chunks in threads of its own, each chunk in the one that has the fewest. */
export function threadedDecoder({ threads, ...data }: ThreadedDecoderOptions): ChunkDecoder {
  const decoders = Array.from({ length: threads }, () => new DecoderThread(data))
  return {
    threads: decoders.length,
    decode: (chunk) => decoders.reduce((one, other) => (other.waiting < one.waiting ? other : one)).decode(chunk),
    close: async () => {
      await Promise.all(decoders.map((one) => one.close()))
    },
  }
}

interface Waiting {
  resolve(decoded: DecodedChunk): void
  reject(error: Error): void
}

class DecoderThread {
  readonly #task: ThreadTask
  readonly #queue: Waiting[] = []
  #ended: Error | undefined

  constructor(data: DecoderThreadData) {
    const name = `The thread that decodes pieces of chain ${data.chainId}`
    this.#task = new SharedThread(() => {}).run(name, threadUrl(import.meta.url, "./decoder-thread"), data)
    this.#task.port.on("message", ({ decoded, refused, error }: DecodedMessage) => {
      const waiting = this.#queue.shift()
      if (decoded !== undefined) waiting?.resolve(decoded)
      else if (refused !== undefined) waiting?.reject(new PieceError(refused.code, refused.piece, refused.reason))
      else if (error !== undefined) waiting?.reject(fromPlainError(error))
    })
    void this.#task.ended.then((error) => {
      this.#ended = error ?? new Error(`${name} has ended.`)
      for (const { reject } of this.#queue.splice(0)) reject(this.#ended)
    })
  }

  get waiting(): number {
    return this.#queue.length
  }

  async decode({ key, chunk }: ChunkOfPiece): Promise<DecodedChunk> {
    if (this.#ended !== undefined) throw this.#ended
    const answer = new Promise<DecodedChunk>((resolve, reject) => this.#queue.push({ resolve, reject }))
    // A message copies the whole buffer of a view, which is that of the piece.
    const bytes = new Uint8Array(chunk.bytes)
    this.#task.port.postMessage({ key, chunk: { ...chunk, bytes } } satisfies ChunkOfPiece, [bytes.buffer])
    const { blocks, bytes: length } = await answer
    return { blocks: blocks.map((block) => ({ ...block, chunk })), bytes: length }
  }

  async close(): Promise<void> {
    this.#task.leave()
    await this.#task.ended
  }
}
