import type { Connection } from "../engine.ts"
import { checkpointOf } from "../evm/checkpoint.ts"
import { hexOf } from "../hex.ts"
import { readNetworkCheckpoints } from "../network/queries/state.ts"
import { type CheckpointColumns, chainStatusOf } from "../network/state.ts"
import type { BackupChain, BackupNetwork } from "./manifest.ts"

/** The head of a chain; empty before its first block. */
export async function headOfChain(connection: Connection, chainId: string): Promise<readonly BackupChain[]> {
  const checkpoint = await checkpointOf(connection, BigInt(chainId))
  if (checkpoint === undefined) return []
  const { head, transactions } = checkpoint
  return [{ chainId, number: head.number, hash: head.hash, transactions }]
}

/** The heads of a primary network. */
export async function headsOfNetwork(connection: Connection, networkId: number): Promise<BackupNetwork> {
  const rows = await connection.all<CheckpointColumns>(readNetworkCheckpoints, { network: networkId })
  const chains = rows.map(chainStatusOf).map(({ chain, head }) => ({ chain, height: head.height, id: hexOf(head.id) }))
  return { networkId, chains }
}
