import type { Connection, Transaction } from "../../engine.ts"
import { positionAt, startOfBlock } from "../keys.ts"
import type { PrimaryChain } from "../rows.ts"
import { summedTable } from "../staking-tables.ts"
import { networkCheckpointOf, networkStateOf } from "../state.ts"
import type { SummedPart, SumProgress } from "../stored.ts"
import { readSummed } from "./queries.ts"

/** The order determines the parts' codes in the table: never change it. */
const summedParts: readonly SummedPart[] = ["P", "X", "C", "utxos", "stakers"]

/**
 * The progress of each part: the first position of a transaction, or number of a UTXO, that was not added up; 1 for the stakers once
 * they were added up.
 */
export type Summed = Readonly<Record<SummedPart, number>>

/** Reads the progress of the parts. */
export async function summedOf(connection: Connection, network: number): Promise<Summed> {
  const rows = await connection.all<{ part: number; next: number }>(readSummed, { network })
  const next = new Map(rows.map((row) => [summedParts[row.part], row.next]))
  const of = (part: SummedPart) => next.get(part) ?? 0
  return { P: of("P"), X: of("X"), C: of("C"), utxos: of("utxos"), stakers: of("stakers") }
}

/** Stores the progress of some parts. */
export async function writeSummed(transaction: Transaction, network: number, next: Partial<Summed>): Promise<void> {
  const rows = Object.entries(next).map(([part, value]) => [network, summedParts.indexOf(part as SummedPart), value])
  await transaction.replace(summedTable, rows)
}

/** The end of each part: the value of {@link Summed} when all stored data is added up. */
export async function endOfParts(connection: Connection, network: number): Promise<Summed> {
  const endOf = async (chain: PrimaryChain) => {
    const checkpoint = await networkCheckpointOf(connection, network, chain)
    return checkpoint === undefined ? 0 : startOfBlock(checkpoint.head.height + 1)
  }
  const P = await endOf("P")
  const utxos = (await networkStateOf(connection, network))?.utxos ?? 0
  return { P, X: await endOf("X"), C: await endOf("C"), utxos, stakers: Number(P > 0) }
}

/** The incomplete parts, in the order in which they are completed. */
export const partsBehind = (summed: Summed, end: Summed): readonly SummedPart[] =>
  summedParts.filter((part) => summed[part] < end[part])

/** The progress of a part in the form that is returned to callers. */
export function progressOf(part: SummedPart, summed: Summed, end: Summed): SumProgress {
  const told = (value: number) => (isChain(part) ? positionAt(value).height : value)
  return { part, next: told(summed[part]), end: told(end[part]) }
}

/** Whether a part is a chain's transactions. */
export const isChain = (part: SummedPart): part is PrimaryChain => part !== "utxos" && part !== "stakers"
