import { availableParallelism } from "node:os"
import type { Verify } from "../../core/settings.ts"
import { decodeChunk } from "./decode-chunk.ts"
import { pieceContext } from "./piece-context.ts"
import type { ChunkDecoder } from "./read-pieces.ts"
import { threadedDecoder } from "./threaded-decoder.ts"

/** Which chunks are decoded, and where. */
export interface ChunkDecoderOptions {
  readonly chainId: string
  /** Default `heads`. */
  readonly verify?: Verify | undefined
  /** Threads; 0 for this one. Default: one for each core. */
  readonly threads?: number | undefined
}

/** A decoder of chunks, which its user closes. */
export async function chunkDecoder({
  chainId,
  verify,
  threads = availableParallelism(),
}: ChunkDecoderOptions): Promise<ChunkDecoder> {
  if (threads > 0) return threadedDecoder({ chainId, verify, threads })
  const context = await pieceContext(chainId, verify)
  return { threads: 1, decode: (chunk) => decodeChunk(chunk, context), close: async () => {} }
}
