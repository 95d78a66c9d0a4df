import { writeChange } from "../../changes/write-change.ts"
import type { Transaction } from "../../engine.ts"
import { bytesFromHex, type Hex, hexOf } from "../../hex.ts"
import { readBatch } from "../../read-batch.ts"
import { checkpointOf } from "../checkpoint.ts"
import { chainChanges } from "../queries/changes.ts"
import { journaled } from "../queries/journal.ts"
import { balanceAnswerTable, journalTable, projectionTable } from "../tables.ts"
import { referenceOf } from "../writer/block-reference.ts"
import type { AskingStep, BalanceAnswer, DueBalances } from "./balance-answers.ts"
import { holdingsOf, moveHoldings } from "./holdings.ts"
import { balanceKey, tokenOfKey } from "./key.ts"
import { balancesAt } from "./queries.ts"
import { balanceAnswersProjection } from "./read-due-balances.ts"
import { noVerdict, type StoredVerdict, verdictOf } from "./verdict.ts"
import { verdictsOf, writeVerdicts } from "./verdicts.ts"

/** Seconds after which the holders of a token that differs are queried again: its balances may change without events. */
const walkEvery = 86_400

/**
 * Stores the contracts' answers with the balances by their events, and updates the tokens' verdicts. Stores nothing and returns
 * false if the queried block was rolled back.
 *
 * @param now - Unix seconds.
 */
export async function saveBalanceAnswers(
  transaction: Transaction,
  chain: bigint,
  { block, step }: Pick<DueBalances, "block" | "step">,
  answers: readonly BalanceAnswer[],
  now: number,
): Promise<boolean> {
  const { number, hash } = block
  const checkpoint = await checkpointOf(transaction, chain)
  if (checkpoint === undefined || (await referenceOf(transaction, chain, number))?.hash !== hash) return false
  const answered = new Map(answers.map(({ holding, balance }) => [balanceKey(holding), balance] as const))
  const keys = [...answered.keys()].sort()
  await transaction.replace(
    balanceAnswerTable,
    keys.map((key) => [chain, key, number, answered.get(key)?.toString() ?? null]),
  )
  if (number >= checkpoint.journalFrom)
    await transaction.insertMissing(
      journalTable,
      keys.map((key) => [chain, number, journaled.balance, key]),
    )
  await moveAnswered(transaction, chain, keys, answered)
  const isOther = await judge(transaction, chain, { number, step, now }, keys, answered)
  await finish(transaction, chain, step)
  if (isOther) await writeChange(transaction, chainChanges, { chain }, { kind: "metadata" })
  return true
}

/** Moves a key to the held keys if the contract's answer is above 0, whatever the events show. */
async function moveAnswered(
  transaction: Transaction,
  chain: bigint,
  keys: readonly Hex[],
  answered: ReadonlyMap<Hex, bigint | undefined>,
): Promise<void> {
  const before = await holdingsOf(transaction, chain, keys)
  const said = new Map(keys.flatMap((key) => [[key, answered.get(key) ?? 0n]] as const))
  const after = new Map(keys.map((key) => [key, before.get(key)?.balance] as const))
  await moveHoldings(transaction, chain, before, after, said)
}

/** Counts the answers that equal the balances by the events and those that differ. Returns whether any served balance may have changed. */
async function judge(
  transaction: Transaction,
  chain: bigint,
  { number, step, now }: { readonly number: number; readonly step: AskingStep; readonly now: number },
  keys: readonly Hex[],
  answered: ReadonlyMap<Hex, bigint | undefined>,
): Promise<boolean> {
  const byEvents = await eventsAt(transaction, chain, keys, number)
  const tokens = [...new Set([...keys.map(tokenOfKey), ...(step.kind === "token" ? [step.token] : [])])].sort()
  const before = await verdictsOf(transaction, chain, tokens)
  const verdicts = new Map(tokens.map((token) => [token, { ...(before.get(token) ?? noVerdict) }]))
  for (const key of keys) {
    const verdict = verdicts.get(tokenOfKey(key)) as {
      -readonly [Member in keyof StoredVerdict]: StoredVerdict[Member]
    }
    const answer = answered.get(key)
    if (answer === undefined) verdict.unanswered += 1
    else if (answer === (byEvents.get(key) ?? 0n)) {
      // A balance of 0 on both sides is no evidence.
      if (answer !== 0n) verdict.agreed += 1
    } else {
      verdict.differed += 1
      if (verdict.differsSince === null) Object.assign(verdict, { differsSince: number, walkAt: now, walked: null })
    }
  }
  if (step.kind === "token") {
    const walked = verdicts.get(step.token) ?? noVerdict
    const next = walked.differed > 0 ? now + walkEvery : null
    const walkAt = step.walked === undefined ? next : now
    verdicts.set(step.token, { ...walked, walkAt, walked: step.walked ?? null })
  }
  await writeVerdicts(transaction, chain, verdicts)
  return tokens.some((token) => {
    const verdict = verdictOf(verdicts.get(token) ?? noVerdict)
    return verdict === "differs" || verdict !== verdictOf(before.get(token) ?? noVerdict)
  })
}

async function eventsAt(
  transaction: Transaction,
  chain: bigint,
  keys: readonly Hex[],
  block: number,
): Promise<ReadonlyMap<Hex, bigint>> {
  const rows = await readBatch<{ key: Uint8Array; balance: string | null }>(
    transaction,
    balancesAt,
    { chain, block },
    keys.map(bytesFromHex),
  )
  return new Map(rows.map(({ key, balance }) => [hexOf(key), BigInt(balance ?? 0)]))
}

async function finish(transaction: Transaction, chain: bigint, step: AskingStep): Promise<void> {
  if (step.kind === "blocks")
    await transaction.replace(projectionTable, [[chain, balanceAnswersProjection, 1, step.next, 1]])
}
