import type { MessagePort } from "node:worker_threads"
import { PieceError } from "@serac/store/pieces"
import { toPlainError } from "../../core/thread/index.ts"
import { type ChunkOfPiece, decodeChunk } from "./decode-chunk.ts"
import { pieceContext } from "./piece-context.ts"
import type { DecodedMessage, DecoderThreadData } from "./threaded-decoder.ts"

/** Decodes chunks of pieces in this thread, one after another. */
export default async function decodeChunksInThread(
  { chainId, verify }: DecoderThreadData,
  port: MessagePort,
): Promise<void> {
  const context = await pieceContext(chainId, verify)
  let turn = Promise.resolve()
  port.on("message", (chunk: ChunkOfPiece) => {
    turn = turn.then(async () => {
      const message = await decodedMessage(() => decodeChunk(chunk, context))
      port.postMessage(message, transferred(message))
    })
  })
}

async function decodedMessage(decode: () => ReturnType<typeof decodeChunk>): Promise<DecodedMessage> {
  try {
    const { blocks, bytes } = await decode()
    // The other side has the chunk.
    return { decoded: { blocks: blocks.map(({ chunk: _, ...block }) => block), bytes } }
  } catch (error) {
    if (!(error instanceof PieceError)) return { error: toPlainError(error) }
    const { code, piece, reason } = error
    return { refused: { code, piece, reason } }
  }
}

const transferred = ({ decoded }: DecodedMessage): ArrayBuffer[] =>
  (decoded?.blocks ?? []).flatMap(({ numbers, text }) => [numbers.buffer as ArrayBuffer, text.buffer as ArrayBuffer])
