import type { Batch, BlockReference, BlockRow, ChainWriter } from "@serac/store"
import type { DecodedBlock } from "../decode/block.ts"
import type { Clock } from "../node/clock.ts"
import type { Tracker } from "../tracker.ts"
import type { CommitOptions } from "./committer.ts"

/** How blocks of an EVM chain are stored. */
export function storingBlocks(
  writer: ChainWriter,
  clock: Clock,
  tracker: Tracker,
  onCommit: () => void,
): Pick<CommitOptions<DecodedBlock, BlockReference>, "headOf" | "follows" | "rowsOf" | "store"> {
  return {
    headOf: ({ block: { number, hash, timestamp } }) => ({ number, hash, timestamp }),
    follows: ({ block }, last) =>
      last ? block.number === last.number + 1 && block.parentHash === last.hash : block.number === 0,
    rowsOf: ({ transactions, transfers }) => 1 + transactions.length + transfers.length,
    async store(decoded) {
      const batch = batchOf(decoded)
      const { number, hash, timestamp } = batch.blocks.at(-1) as BlockRow
      const nodeHead = Math.max(number, tracker.nodeHead ?? 0)
      const reached = Math.max(number, tracker.reached)
      const settled = decoded.at(-1)?.settledHeight
      const now = Math.floor(clock.now() / 1000)
      await writer.append(batch, { nodeHead, reached, now, ...(settled === undefined ? {} : { settled }) })
      const { blocks, transactions, transfers } = batch
      tracker.committed({ number, hash, timestamp }, blocks.length, transactions.length, transfers.length)
      onCommit()
    },
  }
}

function batchOf(decoded: readonly DecodedBlock[]): Batch {
  return {
    blocks: decoded.map(({ block }) => block),
    transactions: decoded.flatMap(({ transactions }) => transactions),
    transfers: decoded.flatMap(({ transfers }) => transfers),
    deployments: decoded.flatMap(({ deployments }) => deployments),
  }
}
