import { expandFragment } from "../../items/index.ts"
import { hexIn } from "../../verification/bytes-in.ts"
import { fragmentMember, parseObject } from "../../verification/fragment-members.ts"
import type { Findings } from "../../verification/inconsistency.ts"
import { RowStream, type StoredRow } from "../../verification/row-stream.ts"
import { ArchiveCheck } from "../archive/check-archive.ts"
import { checkpointOf } from "../checkpoint.ts"
import { dumpedTable } from "../queries/dump.ts"
import { BalanceCheck } from "./balance-check.ts"
import type { ChainCheck } from "./chain-check.ts"
import { checkMessengerEvents } from "./check-messenger-events.ts"
import { CounterCheck } from "./counter-check.ts"
import { FeeCheck } from "./fee-check.ts"
import { checkHolders } from "./holder-check.ts"
import { checkHoldings } from "./holding-check.ts"
import { JournalCheck } from "./journal-check.ts"
import { type BlockRows, ListingCheck } from "./listing-check.ts"

const progressEvery = 1000

/** Checks the blocks in order, together with the rows of the tables that have the same order. */
export async function checkBlocks(check: ChainCheck): Promise<void> {
  const { connection, chain, checkpoint, findings, signal, onProgress } = check
  const owner = { chain }
  const { number: head } = checkpoint.head
  const blocks = new RowStream(connection, dumpedTable("evm_block"), owner)
  const rows = {
    failed: new RowStream(connection, dumpedTable("evm_transaction"), owner, { succeeded: 0 }),
    succeeded: new RowStream(connection, dumpedTable("evm_transaction"), owner, { succeeded: 1 }),
    transfers: new RowStream(connection, dumpedTable("evm_transfer"), owner),
    deployments: new RowStream(connection, dumpedTable("evm_deployment"), owner),
    internalTransactions: new RowStream(connection, dumpedTable("evm_internal_transaction"), owner),
    messengerEvents: new RowStream(connection, dumpedTable("evm_messenger_event"), owner),
  }
  const counters = (["minute", "day"] as const).map((name) => new CounterCheck(name, connection, owner, findings))
  const listings = await ListingCheck.of(check)
  const balances = await BalanceCheck.of(check)
  const fees = await FeeCheck.of(check)
  const journal = new JournalCheck(check)
  const archive = new ArchiveCheck(connection, chain, findings)
  let parentHash = `0x${"00".repeat(32)}`
  let transactions = 0
  for (let number = 0; number <= head; number += 1) {
    signal?.throwIfAborted()
    const row = await blocks.peek()
    const block = row?.number === number ? await blocks.next() : undefined
    const own = await rowsOfBlock(rows, number)
    if (block === undefined) {
      const where = { table: "evm_block", key: String(number), rule: "there is no gap below the head" }
      findings.add({ ...where, stored: "no row", expected: "a row" })
      parentHash = ""
      continue
    }
    transactions += Number(block.transaction_count)
    const hash = checkBlock(block, parentHash, transactions, findings)
    await archive.add(number, hash)
    checkTransactions(block, own, findings)
    checkTransfers(block, own, findings)
    checkInternalTransactions(block, own, findings)
    checkMessengerEvents(block, own, findings)
    listings.add(own)
    balances.add(own)
    fees.add(number, String(block.json))
    journal.add(own)
    for (const counter of counters)
      await counter.add({
        timestamp: Number(block.timestamp),
        transactions: Number(block.transaction_count),
        gasUsed: BigInt(String(block.gas_used)),
      })
    parentHash = hash
    if (number % progressEvery === 0) onProgress?.(number, head)
  }
  const where = { table: "evm_checkpoint", key: "transactions", rule: "it counts the transactions of all blocks" }
  findings.same(where, checkpoint.transactions, transactions)
  await listings.end()
  await balances.end()
  await checkHoldings(check)
  await checkHolders(check)
  await fees.end()
  await journal.end()
  const isOpen = (await checkpointOf(connection, chain))?.head.hash !== checkpoint.head.hash
  for (const counter of counters) await counter.end(isOpen)
  onProgress?.(head, head)
}

type Streams = Readonly<
  Record<"failed" | "succeeded" | "transfers" | "deployments" | "internalTransactions" | "messengerEvents", RowStream>
>

async function rowsOfBlock(streams: Streams, number: number): Promise<BlockRows> {
  const { failed, succeeded, transfers, deployments, internalTransactions, messengerEvents } = streams
  // Rows below the block belong to no block, and are taken with the next block, where they are reported as misplaced.
  const upTo = (kind: number) => (row: StoredRow) => row.succeeded === kind && Number(row.block_number) <= number
  const transactions = [...(await failed.takeWhile(upTo(0))), ...(await succeeded.takeWhile(upTo(1)))]
  transactions.sort((one, other) => Number(one.transaction_index) - Number(other.transaction_index))
  const isUpTo = (row: StoredRow) => Number(row.block_number) <= number
  return {
    transactions,
    transfers: await transfers.takeWhile(isUpTo),
    deployments: await deployments.takeWhile(isUpTo),
    internalTransactions: await internalTransactions.takeWhile(isUpTo),
    messengerEvents: await messengerEvents.takeWhile(isUpTo),
  }
}

/** Checks a block and returns its hash. */
function checkBlock(block: StoredRow, parentHash: string, transactions: number, findings: Findings): string {
  findings.checked("evm_block")
  const { number } = block
  const hash = hexIn(block.hash)
  const json = parseObject(String(block.json))
  const where = (rule: string) => ({ table: "evm_block", key: String(number), rule })
  if (json === undefined) {
    findings.add({ ...where("a block is JSON"), stored: String(block.json), expected: "JSON" })
    return hash
  }
  findings.same(where("its JSON tells its number"), json.blockNumber, number)
  findings.same(where("its JSON tells its hash"), json.blockHash, hash)
  if (parentHash !== "" && Number(number) > 0)
    findings.same(where("its parent is the block before it"), json.parentHash, parentHash)
  findings.same(where("its JSON tells its transactions"), json.txCount, block.transaction_count)
  findings.same(where("its JSON tells its gas"), json.gasUsed, block.gas_used)
  const rule = where("its JSON counts the transactions up to it")
  findings.same(rule, json.cumulativeTransactions, transactions)
  return hash
}

function checkTransactions(block: StoredRow, { transactions }: BlockRows, findings: Findings): void {
  findings.checked("evm_transaction", transactions.length)
  const number = Number(block.number)
  const key = String(number)
  const counted = { table: "evm_transaction", key, rule: "there are as many rows as the block has transactions" }
  findings.same(counted, transactions.length, block.transaction_count)
  const hash = hexIn(block.hash)
  let fees = 0n
  for (const [index, row] of transactions.entries()) {
    const fragment = expandFragment(String(row.fragment))
    const where = (rule: string) => ({ table: "evm_transaction", key: `${number}/${row.transaction_index}`, rule })
    findings.same(where("transactions of a block are numbered without a gap"), row.transaction_index, index)
    findings.same(where("a transaction is in its block"), row.block_number, number)
    findings.same(where("its JSON tells its block"), fragmentMember(fragment, "blockHash"), hash)
    findings.same(where("its JSON tells its place"), fragmentMember(fragment, "blockIndex"), row.transaction_index)
    findings.same(where("its JSON tells whether it succeeded"), fragmentMember(fragment, "txStatus"), row.succeeded)
    fees += BigInt(fragmentMember(fragment, "gasUsed") || 0) * BigInt(fragmentMember(fragment, "gasPrice") || 0)
  }
  const { feesSpent } = parseObject(String(block.json)) ?? {}
  const spent = { table: "evm_block", key, rule: "its fees are those of its transactions" }
  if (transactions.length === Number(block.transaction_count)) findings.same(spent, feesSpent, fees)
}

function checkTransfers(block: StoredRow, { transfers, transactions }: BlockRows, findings: Findings): void {
  findings.checked("evm_transfer", transfers.length)
  const hash = hexIn(block.hash)
  const known = new Set(transactions.map(({ fragment }) => fragmentMember(expandFragment(String(fragment)), "txHash")))
  for (const row of transfers) {
    const fragment = expandFragment(String(row.fragment))
    const key = `${row.block_number}/${row.log_index}/${row.batch_index}`
    const where = (rule: string) => ({ table: "evm_transfer", key, rule })
    findings.same(where("a transfer is in its block"), row.block_number, block.number)
    findings.same(where("its JSON tells its block"), fragmentMember(fragment, "blockHash"), hash)
    findings.same(where("its JSON tells its event"), fragmentMember(fragment, "logIndex"), row.log_index)
    const transaction = fragmentMember(fragment, "txHash")
    if (!known.has(transaction))
      findings.add({ ...where("its transaction is in its block"), stored: transaction, expected: "one of the block's" })
  }
}

function checkInternalTransactions(
  block: StoredRow,
  { internalTransactions, transactions }: BlockRows,
  findings: Findings,
): void {
  findings.checked("evm_internal_transaction", internalTransactions.length)
  const hash = hexIn(block.hash)
  const hashes = transactions.map(({ fragment }) => fragmentMember(expandFragment(String(fragment)), "txHash"))
  let [index, sequence] = [-1, -1]
  for (const row of internalTransactions) {
    const fragment = expandFragment(String(row.fragment))
    const key = `${row.block_number}/${row.transaction_index}/${row.sequence}`
    const where = (rule: string) => ({ table: "evm_internal_transaction", key, rule })
    sequence = row.transaction_index === index ? sequence + 1 : 0
    index = Number(row.transaction_index)
    findings.same(where("internal transactions of a transaction are numbered without a gap"), row.sequence, sequence)
    findings.same(where("an internal transaction is in its block"), row.block_number, block.number)
    findings.same(where("its JSON tells its block"), fragmentMember(fragment, "blockHash"), hash)
    findings.same(where("its JSON tells its transaction"), fragmentMember(fragment, "txHash"), hashes[index] ?? "none")
  }
}
