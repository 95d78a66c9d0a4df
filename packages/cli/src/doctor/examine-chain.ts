import {
  chainId,
  createSubnetEvmCore,
  debugTraceBlockByNumber,
  getBalance,
  getBlockByNumber,
  getBlockReceipts,
} from "@serac/subnet-evm"
import type { ChainConfig } from "../config/config.ts"
import { redactUrl } from "../config/redact.ts"
import { type AskOptions, askNode } from "../node/ask.ts"
import { countedNoun, duration, grouped } from "../words.ts"
import { type Diagnosis, diagnosesOf } from "./diagnosis.ts"
import { examineWebSocket } from "./examine-web-socket.ts"
import { NodeClock } from "./node-clock.ts"

/** A head older than this many seconds is told: the chain is quiet, or its node has stopped. */
const quietAfter = 600
/** Blocks by which a node may be behind another one of its chain. */
const maxBehind = 20
const unusedAddress = `0x${"0".repeat(40)}` as const

/** What a node of a chain can do. */
interface NodeAbilities {
  readonly url: string
  readonly chainId: string
  readonly head: number
  /** Unix seconds. */
  readonly headAt: number
  readonly hasFirstBlock: boolean
  readonly hasReceipts: boolean
  readonly hasTraces: boolean
  readonly hasOldState: boolean
}

/** The findings of a chain, and its nodes' clocks. */
export interface ChainExamination {
  readonly findings: readonly Diagnosis[]
  /** Seconds by which the clock of this machine is ahead of each node that said the time. */
  readonly clocks: readonly number[]
}

/** Asks each node of a chain which chain it has, how far it is, and which methods and how much history it has. */
export async function examineChain(chain: ChainConfig): Promise<ChainExamination> {
  const { rpcUrls, wsUrl } = chain
  const area = chain.name ?? (chain.chainId === undefined ? "chain" : `chain ${chain.chainId}`)
  const { problem } = diagnosesOf(area)
  const clocks = rpcUrls.map(() => new NodeClock())
  const asked = await Promise.all(
    rpcUrls.map((url, index) =>
      askNode([url], (at, options) => abilitiesOf(url, at, options, clocks[index] as NodeClock)),
    ),
  )
  const nodes = asked.flatMap((reply) => ("answer" in reply ? [reply.answer] : []))
  const expected = chain.chainId ?? nodes[0]?.chainId
  const highest = Math.max(...nodes.map(({ head }) => head))
  const now = Date.now() / 1_000
  return {
    findings: [
      ...asked.flatMap((reply) =>
        "fault" in reply
          ? [
              problem(
                `a node does not answer: ${reply.fault}`,
                "Start the node, or correct its URL in chains[].rpcUrls (--rpc).",
              ),
            ]
          : nodeFindings(area, reply.answer, { expected, highest, now, traces: chain.indexer?.traces !== "off" }),
      ),
      ...(wsUrl === undefined ? [] : [await examineWebSocket(area, wsUrl)]),
    ],
    clocks: clocks.flatMap(({ ahead }) => (ahead === undefined ? [] : [ahead])),
  }
}

async function abilitiesOf(
  shown: string,
  endpoint: string,
  options: AskOptions,
  clock: NodeClock,
): Promise<NodeAbilities> {
  const core = createSubnetEvmCore({ endpoint, ...options, hooks: clock.hooks })
  const id = BigInt(await chainId(core)).toString()
  const latest = await getBlockByNumber(core, { block: "latest", hydrated: false })
  if (latest === null) throw new Error("it has no latest block")
  const first = BigInt(latest.number) === 0n ? latest.number : "0x1"
  const has = (question: Promise<unknown>) =>
    question.then(
      (answer) => answer !== null && answer !== undefined,
      () => false,
    )
  const [hasFirstBlock, hasReceipts, hasTraces, hasOldState] = await Promise.all([
    has(getBlockByNumber(core, { block: first, hydrated: false })),
    has(getBlockReceipts(core, { block: latest.number })),
    // A node cannot trace its first block, which has no parent.
    first === latest.number
      ? true
      : has(debugTraceBlockByNumber(core, { block: latest.number, config: { tracer: "callTracer" } })),
    has(getBalance(core, { address: unusedAddress, block: first })),
  ])
  return {
    url: redactUrl(shown),
    chainId: id,
    head: Number(latest.number),
    headAt: Number(latest.timestamp),
    ...{ hasFirstBlock, hasReceipts, hasTraces, hasOldState },
  }
}

/** What the findings of a node depend on beside the node. */
interface Comparison {
  readonly expected: string | undefined
  /** The highest head of the chain's nodes. */
  readonly highest: number
  /** Unix seconds. */
  readonly now: number
  /** Whether the indexer reads traces. */
  readonly traces: boolean
}

function nodeFindings(
  area: string,
  node: NodeAbilities,
  { expected, highest, now, traces }: Comparison,
): readonly Diagnosis[] {
  const { ok, note, warning, problem } = diagnosesOf(area)
  const { url, head, headAt, hasFirstBlock, hasReceipts, hasTraces, hasOldState } = node
  if (node.chainId !== expected)
    return [
      problem(
        `${url} is a node of chain ${node.chainId}, not of chain ${expected}`,
        "Give each chain its own nodes in chains[].rpcUrls (--rpc).",
      ),
    ]
  const found: Diagnosis[] = []
  const age = now - headAt
  if (highest - head > maxBehind)
    found.push(
      warning(
        `${url} is ${countedNoun(highest - head, "block")} behind another node of its chain`,
        "Wait until it has caught up, or restart it.",
      ),
    )
  else if (age > quietAfter)
    found.push(
      note(
        `the last block of ${url}, ${grouped(head)}, is ${duration(age)} old`,
        "Nothing, if the chain is quiet; else look at the node's log and its peers.",
      ),
    )
  if (!hasFirstBlock)
    found.push(
      problem(
        `${url} does not have block 1: its history is pruned or was never fetched`,
        "Index from a node with all blocks.",
      ),
    )
  if (!hasReceipts)
    found.push(
      note(
        `${url} does not answer eth_getBlockReceipts`,
        "Receipts are read one by one, which takes a request for each transaction; a newer node version answers it.",
      ),
    )
  if (traces && !hasTraces)
    found.push(
      note(
        `${url} does not answer debug_traceBlockByNumber`,
        "Internal transactions and contracts created by contracts are missing; enable the node's debug API.",
      ),
    )
  if (traces && hasTraces && !hasOldState)
    found.push(
      note(
        `${url} does not have the state of block 1: old states are pruned`,
        "Internal transactions of old blocks are missing; an archive node (pruning disabled) has them.",
      ),
    )
  return found.length > 0
    ? found
    : [ok(`${url}: chain ${expected}, block ${grouped(head)}, receipts, traces and all states`)]
}
