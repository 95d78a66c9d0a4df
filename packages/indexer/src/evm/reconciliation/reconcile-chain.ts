import { verifyingChain } from "@serac/store"
import type { Clock } from "../../core/index.ts"
import {
  createReconciler,
  type Difference,
  LazyStore,
  type ReconcileOptions,
  type Reconciler,
  type ReconciliationCheck,
  sampleHeight,
} from "../../core/reconciliation/index.ts"
import { Parties } from "../decode/parties.ts"
import { createNode, type IndexerNodeOptions } from "../node/node.ts"
import type { BlockRepair } from "../repair/block-repair.ts"
import { comparingVerifier } from "../verify/comparing-verifier.ts"
import { type ChainSides, compareBlock, compareBlockHash } from "./compare-block.ts"

/** Blocks that may be missing before nothing is compared. */
const far = 32
/** Blocks below the head that a node behind a balancer may still show another fork of. */
const unsettled = 8

/** What {@link reconcileChain} works with. */
export interface ReconcileChainOptions extends ReconcileOptions {
  readonly chain: IndexerNodeOptions["chain"]
  /** Differences that stand: their blocks are compared again. Default none. */
  readonly standing?: (() => readonly Difference[]) | undefined
  /** Corrects a stored block, where the node's is verified. Default none is corrected. */
  readonly repair?: BlockRepair | undefined
}

/**
 * Compares an EVM chain with its nodes while it is followed: hashes of blocks, and blocks with their transactions and
 * transfers, at heights that chance decides, until it is stopped. It reads by a connection of its own and asks by one
 * too, so that neither what it finds slow nor what fails holds up the indexer.
 */
export function reconcileChain(options: ReconcileChainOptions): Reconciler {
  const { chain, store: location, clock, log, fetch, standing, repair, ...rest } = options
  const store = new LazyStore(location)
  const node = createNode({ chain, clock, log, fetch, traces: "off" })
  const parties = new Parties(1000)
  const verifier = comparingVerifier(chain.chainId, clock)
  return createReconciler({
    ...rest,
    subject: `chain ${chain.chainId}`,
    clock,
    log,
    next: async (signal) => {
      const reader = verifyingChain(await store.get(), chain.chainId)
      return nextOfChain({ reader, node, parties, verifier: await verifier }, clock, signal, { standing, repair })
    },
    onEnd: () => store.close(),
  })
}

/** What is compared next; undefined while the chain is not followed. */
export async function nextOfChain(
  sides: ChainSides,
  clock: Pick<Clock, "random">,
  signal: AbortSignal,
  { standing = () => [], repair }: Pick<ReconcileChainOptions, "standing" | "repair"> = {},
): Promise<ReconciliationCheck | undefined> {
  const stored = await sides.reader.head()
  if (stored === undefined || stored.nodeHead - stored.head.number > far) return undefined
  const latest = await sides.node.latest(signal)
  const highest = Math.min(stored.head.number, latest.number) - unsettled
  if (highest < 0) return undefined
  const differing = differingBlock(standing(), highest, clock)
  const number = differing ?? sampleHeight(highest, clock.random)
  const isWhole = differing !== undefined || clock.random() < 0.25
  const compare = isWhole ? compareBlock : compareBlockHash
  return {
    name: `block ${number}`,
    requests: isWhole ? 3 : 2,
    run: (signal) => compare(sides, number, signal),
    covers: (one) => blockOf(one) === number && (isWhole || one.kind === "block-hash"),
    repair: repair && ((signal) => repair(number, signal)),
  }
}

/** Half of the time the block of a difference that stands, where there is one. */
function differingBlock(
  standing: readonly Difference[],
  highest: number,
  { random }: Pick<Clock, "random">,
): number | undefined {
  if (standing.length === 0 || random() < 0.5) return undefined
  const one = standing[Math.floor(random() * standing.length)]
  const number = one && blockOf(one)
  return number !== undefined && number <= highest ? number : undefined
}

/** Keys of a chain's findings begin with the number of the block. */
const blockOf = ({ key }: Pick<Difference, "key">): number => Number.parseInt(key, 10)
