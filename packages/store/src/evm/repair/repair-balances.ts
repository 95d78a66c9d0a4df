import type { Transaction } from "../../engine.ts"
import { bytesFromHex, type Hex } from "../../hex.ts"
import { beyond } from "../../queries/query.ts"
import type { StoredRow } from "../../verification/row-stream.ts"
import { deltasOf } from "../balances/balance-changes.ts"
import { journaled } from "../queries/journal.ts"
import { balanceBefore, balancesFrom, deleteBalances } from "../queries/repair.ts"
import { transfersOfBlocks } from "../queries/stored-rows.ts"
import { transferRowOf } from "../stored-rows.ts"
import { balanceTable, journalTable } from "../tables.ts"

const rowsAtOnce = 10_000

interface StoredBalanceRow {
  readonly block: number
  readonly balance: string
}

/** A block's change of a balance; 0 if no transfer in the block changes it. */
export interface BalanceChange {
  readonly chain: bigint
  readonly key: Hex
  readonly block: number
  readonly delta: bigint
}

/**
 * Corrects the rows of an ERC-20 or ERC-1155 balance to a block's true change. All later rows are shifted by the same error, unless
 * the next row shows that they are not derived from it.
 *
 * @returns whether any stored row differed.
 */
export async function repairBalance(
  transaction: Transaction,
  { chain, key, block, delta }: BalanceChange,
  journalFrom: number,
): Promise<boolean> {
  const asked = { chain, key: bytesFromHex(key) }
  const previous = await transaction.get<{ balance: string }>(balanceBefore, { ...asked, block })
  const before = BigInt(previous?.balance ?? 0)
  const [first, second] = await transaction.all<StoredBalanceRow>(balancesFrom, { ...asked, from: block, limit: 2 })
  const own = first?.block === block ? first : undefined
  const next = own === undefined ? first : second
  const is = before + delta
  const was = own === undefined ? before : BigInt(own.balance)
  if (was === is && (own === undefined) === (delta === 0n)) return false
  if (own !== undefined) await transaction.run(deleteBalances, { ...asked, from: block, upTo: block })
  if (delta !== 0n) {
    await transaction.insert(balanceTable, [[chain, key, block, is.toString()]])
    if (block >= journalFrom) await transaction.insertMissing(journalTable, [[chain, block, journaled.balance, key]])
  }
  if (next !== undefined && was !== is) await followOn(transaction, { chain, key, next, before: is, by: is - was })
  return true
}

/** Recomputes the rows after a balance that was false. Rows of blocks that do not change the balance are not derived from it. */
async function followOn(
  transaction: Transaction,
  given: {
    readonly chain: bigint
    readonly key: Hex
    readonly next: StoredBalanceRow
    readonly before: bigint
    readonly by: bigint
  },
): Promise<void> {
  const { chain, key, before, by } = given
  const asked = { chain, key: bytesFromHex(key) }
  for (let next: StoredBalanceRow | undefined = given.next; next !== undefined; ) {
    const block: number = next.block
    const delta = await deltaIn(transaction, chain, key, block)
    if (delta !== 0n) {
      if (BigInt(next.balance) !== before + delta) await shiftBalances(transaction, chain, key, block, by)
      return
    }
    await transaction.run(deleteBalances, { ...asked, from: block, upTo: block })
    ;[next] = await transaction.all<StoredBalanceRow>(balancesFrom, { ...asked, from: block + 1, limit: 1 })
  }
}

/** The change of a balance by the transfers of a block. */
async function deltaIn(transaction: Transaction, chain: bigint, key: Hex, block: number): Promise<bigint> {
  const rows = await transaction.all<StoredRow>(transfersOfBlocks, { chain, from: block, to: block + 1, limit: beyond })
  return deltasOf(rows.map(transferRowOf)).get(key)?.[0]?.[1] ?? 0n
}

async function shiftBalances(
  transaction: Transaction,
  chain: bigint,
  key: Hex,
  first: number,
  by: bigint,
): Promise<void> {
  const asked = { chain, key: bytesFromHex(key) }
  for (let from = first; ; ) {
    const rows = await transaction.all<StoredBalanceRow>(balancesFrom, { ...asked, from, limit: rowsAtOnce })
    const last = rows.at(-1)
    if (last === undefined) return
    await transaction.run(deleteBalances, { ...asked, from, upTo: last.block })
    await transaction.insert(
      balanceTable,
      rows.map(({ block, balance }) => [chain, key, block, (BigInt(balance) + by).toString()]),
    )
    if (rows.length < rowsAtOnce) return
    from = last.block + 1
  }
}

/**
 * Replaces the rows of a balance: for an ERC-721 token, whose owners determine all rows.
 *
 * @returns whether any stored row differed.
 */
export async function replaceBalance(
  transaction: Transaction,
  chain: bigint,
  key: Hex,
  expected: readonly (readonly [block: number, balance: bigint])[],
  journalFrom: number,
): Promise<boolean> {
  const asked = { chain, key: bytesFromHex(key) }
  const stored = await transaction.all<StoredBalanceRow>(balancesFrom, { ...asked, from: 0, limit: beyond })
  const text = stored.map(({ block, balance }) => `${block} ${balance}`).join()
  if (text === expected.map(([block, balance]) => `${block} ${balance}`).join()) return false
  await transaction.run(deleteBalances, { ...asked, from: 0, upTo: beyond })
  await transaction.insert(
    balanceTable,
    expected.map(([block, balance]) => [chain, key, block, balance.toString()]),
  )
  const undone = expected.filter(([block]) => block >= journalFrom)
  await transaction.insertMissing(
    journalTable,
    undone.map(([block]) => [chain, block, journaled.balance, key]),
  )
  return true
}
