import { writeChange } from "../../changes/write-change.ts"
import type { Connection, Transaction } from "../../engine.ts"
import { bytesFromHex, hexOf } from "../../hex.ts"
import { storable } from "../../storable.ts"
import type { ContractRow, DueContract } from "../metadata-port.ts"
import { chainChanges } from "../queries/changes.ts"
import { dueContracts, postponeContract, saveContract } from "../queries/metadata.ts"

/** Contracts to be read at a moment, those that wait longest first. */
export async function readDueContracts(
  connection: Connection,
  chain: bigint,
  limit: number,
  now: number,
): Promise<readonly DueContract[]> {
  const rows = await connection.all<{ address: Uint8Array; attempts: number }>(dueContracts, { chain, limit, now })
  return rows.map(({ address, attempts }) => ({ address: hexOf(address), attempts }))
}

/** Saves what was learnt. That reading failed shows nowhere, and is no change. */
export async function writeContracts(
  transaction: Transaction,
  chain: bigint,
  contracts: readonly ContractRow[],
): Promise<void> {
  for (const { address, ercType, name, symbol, decimals, attempts, retryAt } of contracts) {
    const common = { chain, address: bytesFromHex(address), attempts, retryAt: retryAt ?? null }
    if (ercType === undefined) await transaction.run(postponeContract, common)
    else {
      await transaction.run(saveContract, {
        ...common,
        ercType,
        name: storable(name),
        symbol: storable(symbol),
        decimals: decimals ?? null,
      })
    }
  }
  if (contracts.some(({ ercType }) => ercType !== undefined)) {
    await writeChange(transaction, chainChanges, { chain }, { kind: "metadata" })
  }
}
