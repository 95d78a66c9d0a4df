import type { ChainVerification, StoredTraces } from "@serac/store"
import { expandFragment } from "@serac/store/items"
import { NodeFault } from "../../core/index.ts"
import { type Compared, type Finding, finding, firstFindings } from "../../core/reconciliation/index.ts"
import { largestAnswer } from "../backfill/limits.ts"
import { type DecodedBlock, decodeBlock } from "../decode/block.ts"
import type { Parties } from "../decode/parties.ts"
import type { ChainNode } from "../node/node.ts"
import type { BlockVerifier } from "../verify/block-verifier.ts"
import { compareRows, type Items } from "./compare-block.ts"

/** One of a chain's nodes, asked by itself. */
export interface TracingNode {
  readonly host: string
  readonly node: Pick<ChainNode, "blocks">
}

/** What is stored of traces, and the nodes that can trace. */
export interface TraceSides {
  readonly reader: Pick<ChainVerification, "chainId" | "traces">
  readonly nodes: readonly TracingNode[]
  /** Remembers how addresses are written. */
  readonly parties: Parties
  /** Verifies what a node answers of a block, so that a lie of the node is no difference. */
  readonly verifier: Pick<BlockVerifier, "verify">
}

interface NodeTraces {
  readonly host: string
  readonly items: Items
}

/**
 * Compares what is stored of a block's traces with what each node tells of it: no hash covers it. One of them gave what is stored, so that two have to
 * tell, or nothing is compared.
 *
 * @throws NodeFault when no node tells.
 */
export async function compareTraces(sides: TraceSides, number: number, signal: AbortSignal): Promise<Compared> {
  const stored = await sides.reader.traces(number)
  if (stored === undefined) return { skipped: `no traces of block ${number} are stored` }
  if (stored.transactionCount === 0) return { compared: { trace: 0 }, findings: [] }
  const asked = await Promise.allSettled(
    sides.nodes.map((one) => tracesOfNode(one, sides, number, stored.hash, signal)),
  )
  signal.throwIfAborted()
  const faults = asked.flatMap((one) => (one.status === "rejected" ? [one.reason] : []))
  const unexpected = faults.find((fault) => !(fault instanceof NodeFault))
  if (unexpected !== undefined) throw unexpected
  const told = asked.flatMap((one) => (one.status === "fulfilled" && one.value !== undefined ? [one.value] : []))
  if (told.length === 0 && faults.length > 0) throw faults[0]
  if (told.length < 2) return { skipped: `fewer than two nodes trace block ${number}` }
  const items = itemsOf(stored)
  const findings = told.flatMap(({ host, items: given }) => compareRows("trace", number, items, given).map(by(host)))
  return { compared: { trace: items.size }, findings: firstFindings(findings) }
}

const by = (host: string) => (one: Finding) => finding(one.kind, one.key, one.stored, `${one.node} (${host})`)

/** Undefined where the node does not trace, or has another block. */
async function tracesOfNode(
  { host, node }: TracingNode,
  { reader: { chainId }, parties, verifier }: TraceSides,
  number: number,
  hash: StoredTraces["hash"],
  signal: AbortSignal,
): Promise<NodeTraces | undefined> {
  const { value } = await node.blocks([{ number }], signal, largestAnswer, ([given]) => {
    const answers = given ?? { block: null, receipts: null }
    const { block, internalTransactions, deployments } = decodeBlock({ number }, answers, { chainId, parties })
    verifier.verify(number, answers, false)
    return internalTransactions && { hash: block.hash, internalTransactions, deployments }
  })
  return value?.hash === hash ? { host, items: itemsOf(value) } : undefined
}

/** Internal transactions and created contracts by their places. */
function itemsOf({
  internalTransactions,
  deployments,
}:
  | Pick<StoredTraces, "internalTransactions" | "deployments">
  | Required<Pick<DecodedBlock, "internalTransactions" | "deployments">>): Items {
  return new Map([
    ...internalTransactions.map(({ transactionIndex, sequence, fragment }): [string, string] => [
      `${transactionIndex}/${sequence}`,
      expandFragment(fragment),
    ]),
    ...deployments.map(({ transactionIndex, sequence, address, deployerContract = null }): [string, string] => [
      `${transactionIndex}/contract ${sequence}`,
      JSON.stringify({ address, deployerContract }),
    ]),
  ])
}
