import type { Transaction, WritingConnection } from "../../engine.ts"
import { beyond } from "../../queries/query.ts"
import { fragmentMember } from "../../verification/fragment-members.ts"
import type { Inconsistency } from "../../verification/inconsistency.ts"
import { balancesProjection } from "../balances/balance.ts"
import { checkpointOf } from "../checkpoint.ts"
import { feesProjection } from "../fees/fees.ts"
import { holdersProjection } from "../holders/holder.ts"
import { periods, startOfPeriod } from "../periods.ts"
import { outdated, projectionsOf } from "../projections.ts"
import { blockByNumber } from "../queries/blocks.ts"
import { rewriteTransactions } from "../queries/rebuild.ts"
import { deleteCountersBetween, deleteStrayOwners, firstBlockFrom } from "../queries/repair.ts"
import { writeProjections } from "../writer/projections.ts"
import { countDayAgain } from "./count-again.ts"

/** A contradiction between rows and the rows they are derived from. */
export type FoundDerived = Pick<Inconsistency, "table" | "key">

/**
 * Corrects derived rows where contradictions were found. Counters, sums and owners are corrected at once; lists, balances, holders
 * and fees are rebuilt by catching up.
 *
 * @returns names of the tables that are corrected and of the projections that are rebuilt.
 */
export async function repairDerived(
  connection: WritingConnection,
  chain: bigint,
  found: readonly FoundDerived[],
): Promise<readonly string[]> {
  const tables = new Set(found.map(({ table }) => table))
  const repaired: string[] = []
  if (tables.has("evm_counter") && (await countAgain(connection, chain))) repaired.push("evm_counter")
  if (tables.has("evm_checkpoint") || tables.has("evm_nft_owner"))
    await connection.transaction(async (transaction) => {
      if (await countTransactions(transaction, chain)) repaired.push("evm_checkpoint")
      if ((await transaction.run(deleteStrayOwners, { chain })) > 0) repaired.push("evm_nft_owner")
    })
  const names = new Set(found.flatMap(projectionsFrom))
  const remade = await connection.transaction((transaction) => remake(transaction, chain, names))
  return [...repaired, ...remade]
}

/** The projections to rebuild. */
function projectionsFrom({ table, key }: FoundDerived): readonly string[] {
  if (table === "evm_list") return [key]
  if (table === "evm_fees") return [feesProjection.name]
  // Holders are derived from balances.
  if (table === "evm_balance" || table === "evm_holding") return [balancesProjection.name, holdersProjection.name]
  return table === "evm_holder" || table === "evm_token_supply" ? [holdersProjection.name] : []
}

async function remake(transaction: Transaction, chain: bigint, names: ReadonlySet<string>): Promise<readonly string[]> {
  const stored = [...(await projectionsOf(transaction, chain)).values()]
  const remade = stored.filter(({ name, enabled }) => names.has(name) && enabled === 1)
  await writeProjections(
    transaction,
    chain,
    remade.map((projection) => ({ ...projection, version: outdated })),
  )
  return remade.map(({ name }) => name)
}

/** Counts all days again, each in its own transaction. */
async function countAgain(connection: WritingConnection, chain: bigint): Promise<boolean> {
  let isOther = false
  let end = 0
  for (;;) {
    const start = end
    const next = await connection.transaction(async (transaction) => {
      const block = await transaction.get<{ timestamp: number }>(firstBlockFrom, { chain, start })
      const day = block === undefined ? beyond : startOfPeriod(block.timestamp, periods.day)
      // These counters have no blocks.
      for (const period of Object.values(periods))
        if ((await transaction.run(deleteCountersBetween, { chain, period, start, end: day })) > 0) isOther = true
      if (block === undefined) return undefined
      if (await countDayAgain(transaction, chain, day)) isOther = true
      return day + periods.day
    })
    if (next === undefined) return isOther
    end = next
  }
}

/** The checkpoint's count must equal the last block's cumulative count. */
async function countTransactions(transaction: Transaction, chain: bigint): Promise<boolean> {
  const checkpoint = await checkpointOf(transaction, chain)
  if (checkpoint === undefined) return false
  const head = await transaction.get<{ json: string }>(blockByNumber, { chain, number: checkpoint.head.number })
  const told = fragmentMember(head?.json ?? "", "cumulativeTransactions")
  const added = Number(told) - checkpoint.transactions
  if (told === "" || added === 0) return false
  await transaction.run(rewriteTransactions, { chain, added })
  return true
}
