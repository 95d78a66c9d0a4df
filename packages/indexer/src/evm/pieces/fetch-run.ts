import type { PieceBlock } from "@serac/store/pieces"
import { type Arrived, Budget, fetchInOrder, Pace } from "../../core/backfill/index.ts"
import { type Clock, NodeFault, nonsense } from "../../core/index.ts"
import { indexingSettings } from "../../core/settings.ts"
import { largestAnswer } from "../backfill/limits.ts"
import type { ChainNode } from "../node/node.ts"
import type { VerifiedContext } from "../verify/decode-verified.ts"
import { Settlements } from "../verify/settlements.ts"
import { type FetchedBlock, pieceFetcher } from "./piece-fetcher.ts"

/** Blocks beyond a run that are requested at once, while its last blocks are not settled. */
const settlingBlocks = 16

/** The source of fetched blocks, and how they are requested. */
export interface FetchRunOptions {
  readonly node: ChainNode
  readonly decoding: VerifiedContext
  readonly clock: Clock
  readonly concurrency?: number | undefined
  readonly maxBufferBytes?: number | undefined
  readonly onFault: (fault: NodeFault) => void
}

/**
 * Fetches the blocks of a run in order, verified, and settled where a later header commits to their receipts (from Helicon on):
 * blocks before and after the run are read for that. It ends early if the node has no block yet that settles the next ones.
 *
 * @throws NodeFault if blocks contradict each other; those that were yielded are true. UnreadableBlockError as `fetchInOrder`.
 */
export async function* fetchRun(
  { first, last, head }: { readonly first: number; readonly last: number; readonly head: number },
  options: FetchRunOptions,
  signal: AbortSignal,
): AsyncGenerator<PieceBlock, void, undefined> {
  const { node, decoding, clock, concurrency, maxBufferBytes, onFault } = options
  let to = last
  const read = pieceFetcher(node, decoding)
  const context = {
    read,
    clock,
    pace: new Pace(concurrency ?? indexingSettings.concurrency.default),
    budget: new Budget(maxBufferBytes ?? indexingSettings.maxBufferBytes.default),
    maxBlockBytes: largestAnswer,
    to: () => to,
    onFault,
    onAnswer: () => {},
  }
  const believed = await settledBefore(first, read, signal)
  const settlements = new Settlements<FetchedBlock>(decoding.verifier.tools.keccak, { believed })
  let before: FetchedBlock | undefined
  let yielded = first - 1
  for (let next = believed + 1; next <= to; to = Math.min(head, to + settlingBlocks)) {
    for await (const arrived of fetchInOrder(next, context, signal)) {
      before = lastFollowing(before, arrived)
      next = before.block.number + 1
      let ready: readonly Arrived<FetchedBlock>[]
      try {
        ready = settlements.take(arrived, () => false)
      } catch (error) {
        arrived.release()
        if (error instanceof NodeFault) node.distrust(error)
        throw error
      }
      for (const { blocks, release } of ready) {
        for (const { piece } of blocks) {
          if (piece.number < first || piece.number > last) continue
          yield piece
          yielded = piece.number
        }
        release()
      }
    }
    if (next <= to) throw new NodeFault("behind", `the node has no block ${next} any more`)
    if (yielded === last || next > head || next - last > maxSettling) return
  }
}

/** Blocks after which a run's last blocks are given up to be settled; a header settles blocks some seconds before it. */
const maxSettling = 4_096

/** The block before the first one that a run must read, so that everything that its headers settle is known. */
async function settledBefore(
  first: number,
  read: ReturnType<typeof pieceFetcher>,
  signal: AbortSignal,
): Promise<number> {
  if (first === 0) return -1
  const { value } = await read(first, 1, signal, largestAnswer)
  return Math.min(value[0]?.unsettled?.settledHeight ?? first - 1, first - 1)
}

/** The last of the blocks. @throws NodeFault unless they follow the one before them. */
function lastFollowing(before: FetchedBlock | undefined, { blocks }: Arrived<FetchedBlock>): FetchedBlock {
  const [{ block }] = blocks as readonly [FetchedBlock]
  if (before !== undefined && block.parentHash !== before.block.hash)
    throw nonsense(`block ${block.number} is no child of block ${before.block.number}`)
  return blocks.at(-1) as FetchedBlock
}
