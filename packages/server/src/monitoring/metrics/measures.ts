import type { IndexerReport } from "@serac/store"
import type { IndexingState } from "../indexing-state.ts"

/** A state with the report that it is based on. */
export type Measured = IndexingState & { readonly report?: IndexerReport }

/** A metric of each chain. */
export interface Measure {
  /** The name after the prefix `serac_chain_` or `serac_network_`. */
  readonly name: string
  readonly help: string
  /** Undefined where the value is unknown: the metric is then absent. */
  readonly value: (state: Measured) => number | undefined
}

/** Metrics that can go up and down. */
export const gauges: readonly Measure[] = [
  { name: "head_block", help: "Number of the last block that is indexed.", value: ({ head }) => head?.number },
  {
    name: "head_block_timestamp_seconds",
    help: "When the last block that is indexed was made, in Unix seconds.",
    value: ({ head }) => head?.timestamp,
  },
  { name: "node_head_block", help: "The node's own head as last seen.", value: ({ nodeHead }) => nodeHead?.number },
  {
    name: "node_head_observed_at_seconds",
    help: "When the node's head was last seen, in Unix seconds.",
    value: ({ nodeHead }) => nodeHead?.observedAt,
  },
  {
    name: "lag_blocks",
    help: "Blocks that the node has and that are not indexed; absent while that is not known.",
    value: ({ lag }) => lag?.blocks,
  },
  {
    name: "lag_seconds",
    help: "While blocks are missing, the age of the last one that is indexed; else 0, or how long the node was not seen.",
    value: ({ lag }) => lag?.seconds,
  },
  {
    name: "updated_at_seconds",
    help: "When blocks were last stored, in Unix seconds.",
    value: ({ updatedAt }) => updatedAt,
  },
  {
    name: "indexer_reported_at_seconds",
    help: "When the indexer last reported, in Unix seconds.",
    value: ({ reportedAt }) => reportedAt,
  },
  { name: "indexer_stuck_block", help: "The block that the indexer cannot get past.", value: ({ stuckAt }) => stuckAt },
  { name: "quarantined_blocks", help: "Blocks that are set aside.", value: ({ quarantined }) => quarantined },
  {
    name: "differences",
    help: "Blocks, UTXO sets and validators that differ from what the node says.",
    value: ({ differences }) => differences,
  },
  {
    name: "indexer_signed_block",
    help: "The highest block whose stored hash validators have signed; absent where they are not asked.",
    value: ({ report }) => report?.metrics?.signedBlock,
  },
  {
    name: "indexer_signed_at_seconds",
    help: "When they signed it, in Unix seconds.",
    value: ({ report }) => report?.metrics?.signedAt,
  },
  {
    name: "indexer_queue_bytes",
    help: "Bytes of answers that wait to be stored.",
    value: ({ report }) => report?.metrics?.queueBytes,
  },
  {
    name: "indexer_batch_seconds",
    help: "Seconds that the last batch took from its first row to its commit.",
    value: ({ report }) => report?.metrics?.batchSeconds,
  },
  {
    name: "indexer_store_seconds",
    help: "Seconds that the store took for the last batch.",
    value: ({ report }) => report?.metrics?.storeSeconds,
  },
  {
    name: "indexer_eventloop_lag_seconds",
    help: "Mean delay of the event loop of the indexer's thread.",
    value: ({ report }) => report?.metrics?.eventLoopDelaySeconds,
  },
  {
    name: "indexer_heap_bytes",
    help: "Heap in use by the indexer's thread.",
    value: ({ report }) => report?.metrics?.heapBytes,
  },
]

/** Metrics that only go up during a process, and start at 0 in the next. */
export const counters: readonly Measure[] = [
  {
    name: "indexer_faults_total",
    help: "What failed of the node since the indexing process started.",
    value: ({ report }) => report?.faults,
  },
  {
    name: "indexer_untrue_answers_total",
    help: "Answers of nodes that cannot be true (they do not verify, or contradict each other) since the indexer was begun.",
    value: ({ report }) => report?.metrics?.untrueAnswers,
  },
  {
    name: "indexer_restarts_total",
    help: "How often the indexer was begun anew since the indexing process started.",
    value: ({ report }) => report?.restarts,
  },
  {
    name: "reorgs_total",
    help: "Reorganizations since the indexing process started.",
    value: ({ report }) => report?.reorgs,
  },
]
