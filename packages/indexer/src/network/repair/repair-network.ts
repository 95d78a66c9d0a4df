import { mkdir, rm } from "node:fs/promises"
import {
  type ChainHeights,
  type NetworkDefinition,
  type NetworkRepair,
  type NetworkWriter,
  openStore,
  type PrimaryChain,
  primaryChains,
  type Store,
  type StoreLocation,
} from "@serac/store"
import { type Clock, NodeFault, systemClock } from "../../core/index.ts"
import { createNetworkNode } from "../node/create-network-node.ts"
import { compareNetworkBlocks } from "../reconciliation/compare-network-blocks.ts"
import { indexAgain } from "./index-again.ts"

/** What is repaired of a primary network, and from what. */
export interface RepairNetworkOptions {
  readonly store: StoreLocation
  readonly network: NetworkDefinition
  /** Text of the genesis file, if the network was indexed with one. */
  readonly genesis?: string | undefined
  /** The directory of the store that the network is indexed into again; it is emptied before, and removed in the end. */
  readonly scratch: string
  /** Blocks that are compared first: if they are the node's, nothing else is done. Default none: all is compared. */
  readonly blocks?: { readonly chain: PrimaryChain; readonly first: number; readonly last: number } | undefined
  /** Whether it only reports what is false. Default false. */
  readonly isDryRun?: boolean | undefined
  /** Stops it with nothing changed; it rejects with the signal's reason. */
  readonly signal: AbortSignal
  readonly onProgress?: ((what: string, done: number, of?: number) => void) | undefined
  /** Default the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Default the machine's. */
  readonly clock?: Clock | undefined
}

/** What a repair of a primary network found. */
export interface NetworkRepairReport extends NetworkRepair {
  readonly networkId: number
  /** The last stored block of each chain. */
  readonly heights: ChainHeights
  /** Whether all was compared; false where the blocks that were compared first are true. */
  readonly isWhole: boolean
}

const comparedAtOnce = 64

/**
 * Indexes a network again from its nodes, up to the stored blocks and with all signatures verified, compares all rows with the
 * stored ones, and corrects those in one transaction. Nothing is stored meanwhile, and a kill at any moment loses nothing.
 *
 * @throws ChainLockedError while an indexer writes the network, NotConsecutiveError where the nodes have another chain or know less
 * than is stored, and an Error where nothing is stored or the nodes' answers do not verify.
 */
export async function repairNetwork(options: RepairNetworkOptions): Promise<NetworkRepairReport> {
  const { network, scratch, signal, isDryRun, blocks } = options
  const { networkId } = network
  const { clock = systemClock, onProgress = () => {} } = options
  const store = await openStore(options.store)
  try {
    const writer = await store.openNetworkWriter(networkId)
    try {
      const heights = await storedHeights(writer)
      if (Object.keys(heights).length === 0) throw new Error(`nothing is stored of primary network ${networkId}`)
      const report = { networkId, heights }
      if (blocks !== undefined && !(await haveDifference(store, options, heights)))
        return { ...report, isWhole: false, tables: [], blocks: [], rows: [] }
      await rm(scratch, { recursive: true, force: true })
      await mkdir(scratch, { recursive: true })
      await indexAgain({
        ...{ network, genesis: options.genesis, directory: scratch, heights, clock, signal, fetch: options.fetch },
        onProgress: (chains) => onProgress("blocks", sumOf(chains.map(({ head }) => head?.height)), totalOf(heights)),
      })
      const repair = await writer.repair(scratch, { isDryRun, signal, onProgress })
      return { ...report, isWhole: true, ...repair }
    } finally {
      await writer.close()
      await rm(scratch, { recursive: true, force: true })
    }
  } finally {
    await store.close()
  }
}

/** The last stored block of each chain. */
export async function storedHeights(writer: Pick<NetworkWriter, "head">): Promise<ChainHeights> {
  const heads = await Promise.all(primaryChains.map(async (chain) => [chain, (await writer.head(chain))?.height]))
  return Object.fromEntries(heads.filter(([, height]) => height !== undefined))
}

/** Blocks of all chains, with those of the C-Chain that are only read. */
export function totalOf(heights: ChainHeights): number {
  return sumOf(primaryChains.map((chain) => heights[chain]))
}

function sumOf(heights: readonly (number | undefined)[]): number {
  return heights.reduce<number>((sum, height = -1) => sum + height + 1, 0)
}

/** Whether blocks differ from those of the nodes. */
async function haveDifference(
  store: Store,
  { network, blocks, clock = systemClock, fetch, signal }: RepairNetworkOptions,
  heights: ChainHeights,
): Promise<boolean> {
  if (blocks === undefined) return true
  const { chain, first } = blocks
  const last = Math.min(blocks.last, heights[chain] ?? -1)
  const sides = {
    lists: store.network(network.networkId),
    node: createNetworkNode({ network, clock, log: () => {}, fetch }),
  }
  for (let from = first; from <= last; from += comparedAtOnce) {
    const request = { chain, from, count: Math.min(comparedAtOnce, last + 1 - from) }
    const outcome = await compareNetworkBlocks(sides, request, signal).catch((error: unknown) => {
      if (error instanceof NodeFault) throw new Error(`the blocks cannot be compared: ${error.message}`)
      throw error
    })
    if (!("findings" in outcome) || outcome.findings.length > 0) return true
  }
  return false
}
