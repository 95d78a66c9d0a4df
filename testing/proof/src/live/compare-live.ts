import { createDataCore, getIcmMessage } from "@serac/data"
import { createMetricsCore } from "@serac/metrics"
import type { ChainDefinition } from "@serac/store"
import { compareEvm } from "../evm/compare-evm.ts"
import { Comparison, type Extent } from "../evm/comparison.ts"
import { askAt } from "../oracle/ask.ts"
import { consultOracle } from "../oracle/chain-oracle.ts"
import { cb58 } from "../oracle/messenger.ts"
import { compareLivePrimary } from "./compare-live-primary.ts"
import type { LiveMessage } from "./live-messages.ts"
import type { LiveRecorder } from "./live-recorder.ts"
import type { RecordPrimaryOptions } from "./record-primary.ts"

/** A chain in its configuration, with the node's own data. */
export interface LiveChain {
  readonly definition: ChainDefinition
  /** RPC URL of the node, without the proxy. */
  readonly nodeUrl: string
  readonly recorder: LiveRecorder
}

/** Members that depend on the service's clock, and on its own observations of validators. */
const liveMembers = ["progress", "validatorHealth"]

/** The options of a live comparison. */
export interface LiveComparison {
  /** Base URLs of the services. */
  readonly dataService: string
  readonly metricsService: string
  readonly chains: readonly LiveChain[]
  readonly messages: readonly LiveMessage[]
  /** The primary network, whose C-Chain is the first of the chains. Default: it is not compared. */
  readonly primary?: Omit<RecordPrimaryOptions, "cChain"> | undefined
  /** The start of indexing in Unix seconds. */
  readonly began: number
}

/**
 * Compares every listing of the services, of the EVM chains and of the primary network, with the oracles' results for the blocks of the
 * nodes, and each message with its outcome.
 *
 * @throws {Error} where a node does not have what the oracle needs
 */
export async function compareLive(
  { chains, messages, primary, began, ...services }: LiveComparison,
  extent: Extent = { sample: 4, unknown: liveMembers },
): Promise<Comparison> {
  // The services close idle connections while this process computes.
  const clients = {
    data: createDataCore({ baseUrl: services.dataService }),
    metrics: createMetricsCore({ baseUrl: services.metricsService }),
  }
  const proven = []
  for (const { definition, nodeUrl, recorder } of chains) {
    const ledger = await recorder.ledger()
    const oracle = await consultOracle({ ledger, ask: askAt(nodeUrl), abis: new Map(), gateway: new Map() })
    proven.push({ ledger, oracle, definition: { ...definition, rpcUrls: [nodeUrl] } })
  }
  const comparison = new Comparison([began, Math.floor(Date.now() / 1_000)], extent)
  await compareEvm(clients, proven, comparison)
  await compareSentMessages(clients.data, messages, comparison)
  const [cChain] = proven
  if (primary && cChain) await compareLivePrimary(clients.data, { ...primary, cChain: cChain.ledger }, comparison)
  return comparison
}

/** Requests each message, and compares it with its outcome. */
export async function compareSentMessages(
  data: ReturnType<typeof createDataCore>,
  messages: readonly LiveMessage[],
  comparison: Comparison,
): Promise<void> {
  for (const { messageId, source, destination, sentBy, deliveredBy, isExecuted } of messages) {
    const served = await getIcmMessage(data, { messageId })
    const expected = {
      sourceBlockchainId: cb58(source),
      destinationBlockchainId: cb58(destination),
      status: deliveredBy === undefined ? "pending" : "delivered",
      messageExecuted: isExecuted,
      sentBy,
      deliveredBy,
    }
    comparison.value("messages as they were sent", messageId, expected, {
      sourceBlockchainId: served.sourceBlockchainId,
      destinationBlockchainId: served.destinationBlockchainId,
      status: served.status,
      messageExecuted: served.messageExecuted,
      sentBy: "sourceTransaction" in served ? served.sourceTransaction?.txHash : undefined,
      deliveredBy: "destinationTransaction" in served ? served.destinationTransaction?.txHash : undefined,
    })
  }
}
