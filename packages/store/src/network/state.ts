import type { Connection, Transaction } from "../engine.ts"
import { chainByCode, chainCode } from "./keys.ts"
import { readNetwork, readNetworkCheckpoint, readPlatform } from "./queries/state.ts"
import type { NetworkBlockReference, PlatformState, PrimaryChain } from "./rows.ts"
import type { NetworkChainStatus } from "./stored.ts"
import { networkTable, platformTable } from "./tables.ts"

/** The counters for a network's row numbers, and its notes. */
export interface NetworkState {
  /** The last change of a staker or of an observation. */
  readonly change: number
  /** The number of stored UTXOs, which is the number of the next one. */
  readonly utxos: number
  /** The number of UTXOs that were added without their transactions. */
  readonly added: number
  readonly notes: readonly string[]
}

/** The state of a network without stored data. */
export const newNetwork: NetworkState = { change: 0, utxos: 0, added: 0, notes: [] }

/** The state of a network; undefined if nothing was stored yet. */
export async function networkStateOf(connection: Connection, network: number): Promise<NetworkState | undefined> {
  const row = await connection.get<Omit<NetworkState, "notes"> & { notes: string }>(readNetwork, { network })
  return row && { ...row, notes: JSON.parse(row.notes) }
}

export async function writeNetworkState(transaction: Transaction, network: number, state: NetworkState): Promise<void> {
  await transaction.replace(networkTable, [
    [network, state.change, state.utxos, state.added, JSON.stringify(state.notes)],
  ])
}

/** The columns under the names that the query of checkpoints gives them. */
export interface CheckpointColumns {
  readonly chain: number
  readonly height: number
  readonly id: Uint8Array
  readonly timestamp: number
  readonly nodeHeight: number
  readonly updatedAt: number
  readonly transactions: number
}

export function chainStatusOf(row: CheckpointColumns): NetworkChainStatus {
  const { height, id, timestamp, nodeHeight, updatedAt, transactions } = row
  return { chain: chainByCode(row.chain), head: { height, id, timestamp }, nodeHeight, updatedAt, transactions }
}

/** The checkpoint of a chain; undefined before its first block. */
export async function networkCheckpointOf(
  connection: Connection,
  network: number,
  chain: PrimaryChain,
): Promise<{ readonly head: NetworkBlockReference; readonly transactions: number } | undefined> {
  const row = await connection.get<CheckpointColumns>(readNetworkCheckpoint, { network, chain: chainCode(chain) })
  return row && chainStatusOf(row)
}

export async function platformOf(connection: Connection, network: number): Promise<PlatformState | undefined> {
  const row = await connection.get<{
    time: number
    accruedFees: string
    validatorExcess: string
    more: string | null
  }>(readPlatform, { network })
  return (
    row && {
      time: row.time,
      accruedFees: BigInt(row.accruedFees),
      validatorExcess: BigInt(row.validatorExcess),
      ...(row.more !== null && { more: row.more }),
    }
  )
}

export async function writePlatform(
  transaction: Transaction,
  network: number,
  { time, accruedFees, validatorExcess, more }: PlatformState,
): Promise<void> {
  await transaction.replace(platformTable, [
    [network, time, accruedFees.toString(), validatorExcess.toString(), more ?? null],
  ])
}
