import type { Value } from "../../engine.ts"
import { bytesIn } from "../../verification/bytes-in.ts"
import { RowStream, type StoredRow } from "../../verification/row-stream.ts"
import { textOf } from "../keys.ts"
import { repairedAddressUtxos, repairedUtxos, utxoNumbers } from "../queries/repair.ts"
import { addressUtxoTable, utxoKeyTable, utxoTable } from "../tables.ts"
import { readTerms } from "../terms.ts"
import { haveSame } from "./paired-rows.ts"
import { comparedRows, type RepairContext } from "./repair-context.ts"
import { RowWriter } from "./row-writer.ts"

const addedAtOnce = 500

/**
 * Makes UTXOs equal to those of the honest store. A UTXO keeps its number, since numbers depend on the order in which the chains were
 * indexed; a missing one gets the next number.
 *
 * @returns the next number.
 */
export async function repairUtxos(context: RepairContext, utxos: number): Promise<number> {
  const { transaction, network, log, options } = context
  const [rows, keys] = [utxoTable, utxoKeyTable].map(
    (table) => new RowWriter(transaction, table, options.isDryRun ?? false),
  ) as [RowWriter, RowWriter]
  const key = Object.keys(repairedUtxos.key)
  const valuesOf = (row: StoredRow, number: Value) =>
    utxoTable.columns.map(({ name }): Value => {
      if (name === "network_id") return network
      return name === "number" ? number : (row[name] ?? null)
    })
  let next = utxos
  for await (const { stored, honest } of comparedRows(context, repairedUtxos)) {
    const row = (honest ?? stored) as StoredRow
    const place = { chain: Number(row.created_on), height: Number(row.height) }
    const utxoKey = bytesIn(row.utxo_key)
    if (honest === undefined) {
      log.add(utxoTable.name, "removed", stored, key, place)
      await keys.remove([network, utxoKey])
      if (isNumbered(stored)) await rows.remove([network, stored.number ?? null])
    } else if (stored === undefined || !isNumbered(stored)) {
      log.add(utxoTable.name, stored === undefined ? "added" : "changed", honest, key, place)
      await rows.add(valuesOf(honest, next))
      if (stored === undefined) await keys.add([network, utxoKey, next])
      else await keys.change([network, utxoKey, next])
      next += 1
    } else if (!haveSame(stored, honest, comparedColumns)) {
      log.add(utxoTable.name, "changed", honest, key, place)
      await rows.change(valuesOf(honest, stored.number ?? null))
    }
  }
  await rows.end()
  await keys.end()
  await removeUnnumbered(context)
  return next
}

const comparedColumns = utxoTable.columns
  .map(({ name }) => name)
  .filter((name) => name !== "network_id" && name !== "number")

/** Whether the key's number leads to the UTXO. */
function isNumbered({ utxo_key: key, stored_key: found }: StoredRow): boolean {
  return found !== null && found !== undefined && textOf(bytesIn(found)) === textOf(bytesIn(key))
}

/** Removes rows whose key leads to another number. */
async function removeUnnumbered({ transaction, network, log, options }: RepairContext): Promise<void> {
  if (options.isDryRun === true) return
  const writer = new RowWriter(transaction, utxoTable, false)
  const rows = new RowStream(transaction, utxoNumbers, { network })
  for (let row = await rows.next(); row !== undefined; row = await rows.next()) {
    if (row.found === row.number) continue
    log.add(utxoTable.name, "removed", row, ["number"])
    await writer.remove([network, row.number ?? null])
  }
  await writer.end()
}

/** Makes the lists of UTXOs by address equal to those of the honest store, after {@link repairUtxos}. */
export async function repairAddressUtxos(context: RepairContext): Promise<void> {
  const { transaction, network, log, options } = context
  const table = repairedAddressUtxos
  const writer = new RowWriter(transaction, addressUtxoTable, options.isDryRun ?? false)
  const key = Object.keys(table.key)
  let waiting: StoredRow[] = []
  /** Replaces rows, with the numbers that this store gave their UTXOs. */
  const write = async () => {
    const terms = await readTerms(
      transaction,
      network,
      waiting.map(({ utxo_key: utxoKey }) => bytesIn(utxoKey)),
    )
    const numbers = new Map(terms.map(({ key, number }) => [textOf(key), number]))
    for (const row of waiting) {
      const number = numbers.get(textOf(bytesIn(row.utxo_key)))
      // In a dry run missing UTXOs have no number.
      if (number === undefined && options.isDryRun !== true) throw new Error("a listed UTXO is not stored")
      await writer.change(
        addressUtxoTable.columns.map(({ name }): Value => {
          if (name === "network_id") return network
          return name === "number" ? (number ?? null) : (row[name] ?? null)
        }),
      )
    }
    waiting = []
  }
  for await (const { stored, honest } of comparedRows(context, table)) {
    if (honest === undefined) {
      log.add(table.table, "removed", stored, key)
      await writer.remove([network, ...key.map((column) => stored[column] ?? null)])
    } else if (stored === undefined || !haveSame(stored, honest, ["other_key", "utxo_key"])) {
      log.add(table.table, stored === undefined ? "added" : "changed", honest, key)
      waiting.push(honest)
      if (waiting.length >= addedAtOnce) await write()
    }
  }
  await write()
  await writer.end()
}
