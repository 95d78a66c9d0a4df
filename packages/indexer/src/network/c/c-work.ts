import { type ChainWork, type Storing, storeBlocks } from "../chain-work.ts"
import { PackedNetworkBatch } from "../packed/packed-network-batch.ts"
import { cSpends, type SignedSpends } from "../verify/spend.ts"
import type { SpendVerifier } from "../verify/spend-verifier.ts"
import type { XContext } from "../x/x-batch.ts"
import { cBatch } from "./c-batch.ts"
import type { CBlock } from "./c-block.ts"

/** Makes rows of the C-Chain blocks that move funds between chains, and stores them. */
export function createCWork(
  options: XContext & { readonly storing: Storing; readonly spends: Pick<SpendVerifier, "verify"> },
): ChainWork<CBlock> & { readonly chain: "C" } {
  return {
    chain: "C",
    rowsOf: ({ transactions }) => 1 + 4 * transactions.length,
    bytesOf: ({ bytes }) => bytes,
    async store(blocks, previous) {
      await options.spends.verify(blocks.flatMap(spendsOf), options.writer)
      const batch = PackedNetworkBatch.of(await cBatch(blocks, options))
      const { parentId } = blocks[0] as CBlock
      const { height, id, timestamp } = blocks.at(-1) as CBlock
      await storeBlocks(blocks, { batch, head: { height, id, timestamp }, parentId }, options.storing, previous)
    },
  }
}

const spendsOf = ({ height, timestamp, transactions }: CBlock): readonly SignedSpends[] =>
  transactions.map((transaction) => cSpends(transaction, { height, acceptedAt: timestamp }))
