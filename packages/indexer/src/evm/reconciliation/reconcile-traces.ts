import { verifyingChain } from "@serac/store"
import { readNodeUrl } from "../../core/node/index.ts"
import {
  createReconciler,
  type LazyStore,
  type ReconcileOptions,
  type Reconciler,
  type StartReconciler,
} from "../../core/reconciliation/index.ts"
import { indexingSettings, verifiesAll } from "../../core/settings.ts"
import { Parties } from "../decode/parties.ts"
import { createNode, type IndexerNodeOptions } from "../node/node.ts"
import type { RefusedTraces } from "../node/refused-traces.ts"
import type { IndexerOptions } from "../options.ts"
import { indexerSettings } from "../settings.ts"
import { comparingVerifier } from "../verify/comparing-verifier.ts"
import { TraceSchedule, type TraceScheduleRules } from "./trace-schedule.ts"

/** Milliseconds between two comparisons where each new block is compared. */
const inRow = 100

/** What {@link reconcileTraces} works with. */
interface ReconcileTracesOptions
  extends Omit<ReconcileOptions, "store" | "interval">,
    Omit<TraceScheduleRules, "clock"> {
  readonly chain: IndexerNodeOptions["chain"]
  /** It is not closed in the end. */
  readonly store: Pick<LazyStore, "get">
}

/**
 * Compares what is stored of traces with each node of a chain that traces, until it is stopped: the newest block at intervals, or each new one. Nodes
 * that differ are a difference, since no hash says which is right.
 */
function reconcileTraces(options: ReconcileTracesOptions): Reconciler {
  const { chain, store, clock, log, fetch, interval, all, standing, refused, ...rest } = options
  const nodes = chain.rpcUrls.map((url) => ({
    host: readNodeUrl(url).host,
    // The indexer tells of nodes that do not trace.
    node: createNode({
      chain: { ...chain, rpcUrls: [url] },
      clock,
      log: (_, message, facts) => log("debug", message, facts),
      fetch,
    }),
  }))
  const parties = new Parties(1000)
  const verifying = comparingVerifier(chain.chainId, clock)
  let schedule: TraceSchedule | undefined
  return createReconciler({
    ...rest,
    subject: `chain ${chain.chainId}`,
    clock,
    log,
    ...(all ? { interval: inRow } : {}),
    next: async () => {
      const reader = verifyingChain(await store.get(), chain.chainId)
      const verifier = await verifying
      schedule ??= new TraceSchedule({ reader, nodes, parties, verifier }, { clock, interval, all, standing, refused })
      return schedule.next()
    },
  })
}

/**
 * Starts the comparison of traces where a chain has several nodes and is traced; nothing else.
 *
 * @param parts - `fetch` by default the global one
 */
export function tracesBetweenNodes(
  { chain, traces, verify = indexingSettings.verify.default, traceInterval }: IndexerOptions,
  {
    refused,
    ...parts
  }: Pick<ReconcileTracesOptions, "store" | "clock" | "log" | "fetch"> & {
    readonly refused: Pick<RefusedTraces, "blocks">
  },
): readonly StartReconciler[] {
  if (traces === "off" || chain.rpcUrls.length < 2) return []
  const rules = {
    interval: traceInterval ?? indexerSettings.traceInterval.default,
    all: verifiesAll(verify),
    refused: () => refused.blocks,
  }
  return [
    ({ onDifference, onAgreement, standing }) =>
      reconcileTraces({ ...parts, ...rules, chain, onDifference, onAgreement, standing }),
  ]
}
