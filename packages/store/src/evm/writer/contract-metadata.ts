import { writeChange } from "../../changes/write-change.ts"
import type { Connection, Transaction } from "../../engine.ts"
import { bytesFromHex, hexOf } from "../../hex.ts"
import { storable } from "../../storable.ts"
import type { ContractRow, DueContract } from "../metadata-port.ts"
import { chainChanges } from "../queries/changes.ts"
import { dueContracts, postponeContract, saveContract } from "../queries/metadata.ts"

/** Contracts due at a moment, the longest due first. */
export async function readDueContracts(
  connection: Connection,
  chain: bigint,
  limit: number,
  now: number,
): Promise<readonly DueContract[]> {
  const rows = await connection.all<{ address: Uint8Array; attempts: number }>(dueContracts, { chain, limit, now })
  return rows.map(({ address, attempts }) => ({ address: hexOf(address), attempts }))
}

/** Saves metadata of contracts. A failed read is not visible, so it adds no change. */
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
