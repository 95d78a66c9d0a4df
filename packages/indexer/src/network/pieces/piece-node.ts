import { equalBytes, parseId } from "@serac/chain"
import type { NetworkDefinition, PrimaryChain } from "@serac/store"
import { PieceError } from "@serac/store/pieces"
import QuickLRU from "quick-lru"
import type { Clock } from "../../core/index.ts"
import type { ChainBlock } from "../chain-block.ts"
import type { BlockOf } from "../node/chain-blocks.ts"
import type { NetworkNode } from "../node/network-node.ts"
import { hexKey } from "../p/keys.ts"
import type { ChainPieces } from "./chain-pieces.ts"
import type { NetworkStatement } from "./network-statement.ts"
import { falsePiece } from "./piece-blocks.ts"

/** Blocks in one answer at most. */
const maxBlocks = 1024

/** Stakers whose rewards are kept: far more than there can be between the block that is read and the one that is stored. */
const keptRewards = 200_000

/** The pieces of each chain of a network. */
export interface PiecesByChain {
  readonly P: ChainPieces<"P">
  readonly X: ChainPieces<"X">
  readonly C: ChainPieces<"C">
}

/**
 * Pieces in the place of the nodes of a network. What is in no piece it does not have: uptimes of validators, what a chain began with
 * where the genesis is not given, proposers of blocks that were fetched without an index. An indexer with a node adds it.
 *
 * Pieces do not change, so that what is wrong in them stays wrong: it throws PieceError, which ends the indexer.
 */
export function pieceNode(
  pieces: PiecesByChain,
  network: NetworkDefinition,
  { terms, hadGraph }: Pick<NetworkStatement, "terms" | "hadGraph">,
  clock: Pick<Clock, "elapsed">,
): NetworkNode {
  const rewards = new QuickLRU<string, readonly Uint8Array[]>({ maxSize: keptRewards })
  const last = (chain: PrimaryChain) => pieces[chain].range?.last ?? -1

  async function blocks<Chain extends PrimaryChain>(chain: Chain, from: number, count: number, limit: number) {
    const found: BlockOf[Chain][] = []
    let bytes = 0
    for (const { block, size, rewards: paid = [] } of await pieces[chain].from(from)) {
      if (found.length === count || (found.length > 0 && bytes + size > limit)) break
      found.push(block as BlockOf[Chain])
      bytes += size
      for (const [transaction, utxos] of paid) rewards.set(transaction, utxos)
    }
    return { value: found, bytes }
  }

  /** The ID of a block; undefined without a piece that has it or the block after it. */
  async function idAt(chain: PrimaryChain, height: number): Promise<Uint8Array | undefined> {
    const { range } = pieces[chain]
    if (range === undefined || height < range.first - 1 || height > range.last) return undefined
    if (height < range.first) return (await pieces[chain].from(range.first))[0]?.block.parentId
    return (await pieces[chain].from(height))[0]?.block.id
  }

  async function knows(chain: PrimaryChain, { height, id }: Pick<ChainBlock, "height" | "id">): Promise<boolean> {
    const own = await idAt(chain, height)
    if (own !== undefined && !equalBytes(own, id))
      throw new PieceError(
        "PIECE_REORDERED",
        pieces[chain].keyOf(height),
        `block ${height} is 0x${hexKey(own)} for it, and 0x${hexKey(id)} is stored`,
      )
    return true
  }

  return {
    due: () => clock.elapsed(),
    height: async (chain) => last(chain),
    blocks: (chain, from, count, _signal, limit) => blocks(chain, from, count, limit),
    mostBlocks: () => maxBlocks,
    knows,
    haveOther: async (chain, block) => !(await knows(chain, block)),
    blocksAt: async () => [],
    distrust: (chain, { height }, fault) => {
      throw falsePiece(pieces[chain].keyOf(height), fault)
    },
    untrue: () => [],
    async proposers(chain, asked) {
      const found: { readonly proposer: NonNullable<BlockOf["P"]["proposer"]> | null; readonly size: number }[] = []
      for (const { height } of chain === "C" ? asked : []) {
        const { range } = pieces.C
        if (range === undefined || height < range.first || height > range.last) return undefined
        const [of] = await pieces.C.from(height)
        if (of?.proposed === undefined) return undefined
        found.push(of.proposed)
      }
      return chain === "C" ? found : undefined
    },
    platformTerms: async () => terms,
    hadGraph: async () => hadGraph,
    async rewardUtxos(stakers, height) {
      return new Map(
        stakers.map((staker) => {
          const key = hexKey(staker)
          const utxos = rewards.get(key)
          if (utxos === undefined)
            throw new PieceError("PIECE_FALSE", pieces.P.keyOf(height), `it has no rewards of transaction ${key}`)
          return [key, utxos]
        }),
      )
    },
    async transactions(chain, ids) {
      const value = new Map<string, Uint8Array>()
      const creates = parseId(network.xChainId)
      if (chain === "P" && pieces.X.range?.first === 0 && ids.some((id) => equalBytes(id, creates))) {
        const creation = (await pieces.X.from(0))[0]?.creation
        if (creation !== undefined) value.set(hexKey(creates), creation)
      }
      return { value, height: last(chain) }
    },
    utxos: async (chain) => ({ value: [], height: last(chain) }),
    stakers: async () => [],
  }
}
