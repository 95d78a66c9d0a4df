import { NodeFault } from "../../core/index.ts"
import {
  type ReconciliationCheck,
  runChecks,
  sampleOf,
  type Verification,
  type VerifyOptions,
} from "../../core/reconciliation/index.ts"
import { type ChainSides, compareWholeOrHash } from "./compare-block.ts"

/** How much of a chain is compared with its nodes. */
export interface VerifyChainOptions extends VerifyOptions {
  /** The number of blocks at random heights; undefined for all blocks. */
  readonly sample?: number | undefined
}

/**
 * Compares the blocks of an EVM chain with its nodes: all their contents, or only their hashes if a node does not keep the
 * receipts of old blocks. Blocks may be added and replaced meanwhile.
 */
export async function verifyChain(sides: ChainSides, options: VerifyChainOptions): Promise<Verification> {
  const { sample, clock, signal } = options
  const stored = await sides.reader.head()
  if (stored === undefined) return { compared: {}, differences: [], skipped: [] }
  const latest = await latestOf(sides, options)
  const subject = `chain ${sides.reader.chainId}`
  if (typeof latest === "string") {
    return { compared: {}, differences: [], skipped: [{ what: "blocks", reason: latest, times: 1 }] }
  }
  signal.throwIfAborted()
  const highest = Math.min(stored.head.number, latest)
  const heights = sampleOf(highest, sample, clock.random)
  const count = sample === undefined ? highest + 1 : Math.min(sample, highest + 1)
  return runChecks(subject, [{ what: "blocks", count, checks: checksOf(heights, sides) }], options)
}

/** The node's newest block, or the reason why it is unknown. */
async function latestOf({ node }: ChainSides, { signal }: VerifyOptions): Promise<number | string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await node.latest(signal)).number
    } catch (error) {
      signal.throwIfAborted()
      if (attempt >= 3 || !(error instanceof NodeFault)) return error instanceof Error ? error.message : String(error)
    }
  }
}

function* checksOf(heights: Iterable<number>, sides: ChainSides): Generator<ReconciliationCheck> {
  for (const number of heights)
    yield { name: `block ${number}`, requests: 2, run: (signal) => compareWholeOrHash(sides, number, signal) }
}
