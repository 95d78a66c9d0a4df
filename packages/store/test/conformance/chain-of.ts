import type {
  Batch,
  BlockRow,
  DeploymentRow,
  Hex,
  InternalTransactionRow,
  MessengerEventRow,
  TransactionRow,
  TransferRow,
} from "../../src/index.ts"
import { type MessengerEvent, writeMessengerEvent } from "../../src/items/index.ts"

/** What is in a block; the rest follows from its place. */
export interface BlockContent {
  /** Unix seconds. Default: ten times the number. */
  readonly timestamp?: number
  readonly gasUsed?: bigint
  /** Default: the fragment tells none. */
  readonly feesSpent?: bigint
  /** Whether each succeeded, or more of it; sent by address 1 to address 2 where nothing is said. */
  readonly transactions?: readonly (boolean | TransactionContent)[]
  readonly transfers?: readonly TransferContent[]
  readonly deployments?: readonly Omit<DeploymentRow, "blockNumber" | "transactionHash">[]
  readonly internalTransactions?: readonly Omit<InternalTransactionRow, "blockNumber" | "fragment">[]
  /** Of its first transaction. */
  readonly messengerEvents?: readonly (Pick<MessengerEventRow, "logIndex"> & { readonly event: MessengerEvent })[]
}

export type TransferContent = Omit<TransferRow, "blockNumber" | "fragment"> & {
  /** Default: the fragment tells none. */
  readonly value?: bigint
}

export type TransactionContent = Pick<TransactionRow, "succeeded"> &
  Partial<Pick<TransactionRow, "from" | "to" | "hash">>

export const address = (digit: number): Hex => `0x${digit.toString(16).padStart(40, "0")}`
export const word = (value: number | bigint): Hex => `0x${value.toString(16).padStart(64, "0")}`

/** Which fork a block is on is part of its hash. */
export const hashOf = (number: number, fork = 0): Hex => word((BigInt(fork) << 64n) + BigInt(number + 1))

export const transactionHash = (number: number, index: number, fork = 0): Hex =>
  `0x${BigInt.asUintN(64, BigInt(number * 1000 + index + 1) * 0x9e3779b97f4a7c15n)
    .toString(16)
    .padStart(16, "0")}${fork.toString(16).padStart(48, "0")}`

/** The JSON of a transaction, as far as lists are made of it. */
export const transactionFragment = ({ hash, from, to }: Omit<TransactionRow, "blockNumber" | "index" | "fragment">) =>
  `{"txHash":"${hash}","from":{"address":"${from}"},"to":{"address":"${to}"},` +
  `"method":{"callType":"CONTRACT_CALL","methodHash":""},"value":"0"}`

/** The same of a transfer. */
export const transferFragment = (
  { blockNumber, logIndex, batchIndex, from, to, value }: TransferContent & Pick<TransferRow, "blockNumber">,
  fork = 0,
) =>
  `{"transfer":"${blockNumber}/${logIndex}/${batchIndex}/${fork}",` +
  `"from":{"address":"${from}"},"to":{"address":"${to}"}${value === undefined ? "" : `,"value":"${value}"`}}`

/** The same of an internal transaction: without a recipient it is a creation that failed. */
export const internalFragment = (
  { blockNumber, transactionIndex, sequence, from, to }: Omit<InternalTransactionRow, "fragment">,
  fork = 0,
) =>
  `{"internal":"${blockNumber}/${transactionIndex}/${sequence}/${fork}",` +
  `"from":{"address":"${from}"},"to":{"address":"${to ?? address(0)}"},"internalTxType":"${to ? "CALL" : "CREATE"}"}`

/** Rows of consecutive blocks. `parentHash` is that of the block before the first one. */
export function batchOf(
  contents: readonly BlockContent[],
  { from = 0, fork = 0, parentHash = hashOf(from - 1, fork) }: { from?: number; fork?: number; parentHash?: Hex } = {},
): Batch {
  const blocks: BlockRow[] = []
  const transactions: TransactionRow[] = []
  const transfers: TransferRow[] = []
  const deployments: DeploymentRow[] = []
  const internalTransactions: InternalTransactionRow[] = []
  const messengerEvents: MessengerEventRow[] = []
  for (const [at, content] of contents.entries()) {
    const number = from + at
    const hash = hashOf(number, fork)
    blocks.push({
      number,
      hash,
      parentHash: at === 0 ? parentHash : hashOf(number - 1, fork),
      timestamp: content.timestamp ?? number * 10,
      transactionCount: content.transactions?.length ?? 0,
      gasUsed: content.gasUsed ?? 0n,
      fragment: `{"block":"${number}","fork":${fork}${feesMember(content)}`,
    })
    for (const [index, told] of (content.transactions ?? []).entries()) {
      const own = typeof told === "boolean" ? { succeeded: told } : told
      const parties = { from: address(1), to: address(2) }
      const row = { ...parties, hash: transactionHash(number, index, fork), ...own }
      transactions.push({ blockNumber: number, index, ...row, fragment: transactionFragment(row) })
    }
    for (const { value, ...transfer } of content.transfers ?? []) {
      const row = { blockNumber: number, ...transfer }
      const fragment = transferFragment({ ...row, ...(value !== undefined && { value }) }, fork)
      transfers.push({ ...row, fragment })
    }
    for (const deployment of content.deployments ?? []) {
      deployments.push({
        blockNumber: number,
        transactionHash: word(number * 1000 + deployment.sequence),
        ...deployment,
      })
    }
    for (const one of content.internalTransactions ?? []) {
      const row = { blockNumber: number, ...one }
      internalTransactions.push({ ...row, fragment: internalFragment(row, fork) })
    }
    for (const { logIndex, event } of content.messengerEvents ?? []) {
      const fragment = writeMessengerEvent({ ...event, transactionHash: transactionHash(number, 0, fork) })
      messengerEvents.push({ blockNumber: number, logIndex, transactionIndex: 0, fragment })
    }
  }
  return { blocks, transactions, transfers, deployments, internalTransactions, messengerEvents }
}

const feesMember = ({ feesSpent }: BlockContent) => (feesSpent === undefined ? "" : `,"feesSpent":"${feesSpent}"`)

/** A chain of blocks with one transaction each. */
export const plainBlocks = (count: number): readonly BlockContent[] =>
  Array.from({ length: count }, () => ({ transactions: [true] }))

/** Progress of an indexer that is at the node's head. */
export const atHead = ({ blocks }: Batch) => ({ nodeHead: blocks.at(-1)?.number ?? 0, now: 1_000_000 })
