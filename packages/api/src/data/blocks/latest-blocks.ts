import { blockPosition, type StoredBlock } from "@serac/store"
import type { ListOfChain } from "../chains/latest-of-chains.ts"

/** Reads the blocks of a chain, for a list over several chains. */
export const latestBlocks: ListOfChain<StoredBlock, readonly [number]> = {
  after: (reader, after, limit) => reader.blocks({ after, limit }),
  upTo: (reader, moment, limit) => reader.blocksUpTo(moment, { limit }),
  position: blockPosition,
}
