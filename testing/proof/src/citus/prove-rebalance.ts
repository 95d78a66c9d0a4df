import type { CitusNode } from "@serac/kits/postgres"
import { shapeFor } from "../kill/chain-shape.ts"
import { type CitusStore, chainsOn, makeDistributedStore } from "./distributed-store.ts"
import { type DisturbedReport, indexDisturbed } from "./index-disturbed.ts"

/** What a rebalance has done. */
export interface RebalanceReport extends DisturbedReport {
  /** Shards on the new worker after the rebalance. */
  readonly moved: number
}

/**
 * Adds a worker and rebalances the shards while a chain is indexed and served; then moves the shards of that chain to the new worker, and back.
 */
export async function proveRebalance(coordinator: string, added: CitusNode): Promise<RebalanceReport> {
  const store = await makeDistributedStore(coordinator)
  try {
    const [first] = await store.workers()
    const [chainId] = first === undefined ? [] : await chainsOn(store, first.port)
    if (first === undefined || chainId === undefined) throw new Error("the cluster has no worker with shards")
    const shape = { ...shapeFor("big", 20, 1), chainId }
    let moved = 0
    const report = await indexDisturbed(store, shape, [], async () => {
      await store.addWorker(added)
      await store.query("SELECT citus_rebalance_start()")
      await store.query("SELECT citus_rebalance_wait()")
      moved = await shardsOn(store, added)
      const from = await placementOf(store, chainId)
      const to = from.port === added.port ? first : added
      await move(store, chainId, from, to)
      await move(store, chainId, to, from)
    })
    const problems =
      moved > 0 ? report.problems : [...report.problems, "the rebalance moved no shard to the new worker"]
    return { ...report, moved, problems }
  } finally {
    await store.drop()
  }
}

async function shardsOn({ query }: CitusStore, { port }: CitusNode): Promise<number> {
  const [row] = await query<{ count: number }>(
    "SELECT count(*)::int4 AS count FROM pg_dist_shard_placement WHERE nodeport = $1",
    [port],
  )
  return row?.count ?? 0
}

const shardOf = "get_shard_id_for_distribution_column('serac.evm_block', $1::int8)"

async function placementOf({ query }: CitusStore, chainId: number): Promise<CitusNode> {
  const [node] = await query<CitusNode>(
    `SELECT nodename AS host, nodeport AS port FROM pg_dist_shard_placement WHERE shardid = ${shardOf}`,
    [chainId],
  )
  if (node === undefined) throw new Error(`chain ${chainId} has no shard`)
  return node
}

async function move({ query }: CitusStore, chainId: number, from: CitusNode, to: CitusNode): Promise<void> {
  await query(`SELECT citus_move_shard_placement(${shardOf}, $2, $3, $4, $5)`, [
    chainId,
    from.host,
    from.port,
    to.host,
    to.port,
  ])
}
