import type {
  BlockRow,
  DeploymentRow,
  Hex,
  InternalTransactionRow,
  MessengerEventRow,
  TransactionRow,
  TransferRow,
} from "@serac/store"
import { placeValues, transactionHead, writeBlock } from "@serac/store/items"
import { NodeFault, nonsense, readingTraces } from "../../core/index.ts"
import { toArray, toDecimal, toHash, toNumber, toOptionalNumber, toRecord } from "../../core/node/index.ts"
import { largestRows } from "../backfill/limits.ts"
import { framesOf } from "./call-trace.ts"
import { decodeDeployments, traceOf } from "./deployments.ts"
import { decodeInternalTransactions } from "./internal-transactions.ts"
import { decodeMessengerEvents } from "./messenger-events.ts"
import type { Parties } from "./parties.ts"
import { Room, rowBytes } from "./room.ts"
import { decodeTransaction } from "./transaction.ts"
import { decodeTransfers } from "./transfers.ts"

const emptyBloom = /^0x0*$/

/** A node's answers about a block. */
export interface BlockAnswers {
  /** The result of eth_getBlockByNumber or eth_getBlockByHash, with full transactions. */
  readonly block: unknown
  /** The result of eth_getBlockReceipts, or of eth_getTransactionReceipt for each transaction in order. */
  readonly receipts: unknown
  /** The result of debug_traceBlockByNumber or debug_traceBlockByHash with the `callTracer`; undefined if the node does not trace. */
  readonly traces?: unknown
}

/** The block that was requested. */
export interface BlockRequest {
  readonly number: number
  readonly hash?: Hex | undefined
}

/** The chain whose blocks are decoded. */
export interface DecodeContext {
  /** Decimal digits. */
  readonly chainId: string
  readonly parties: Parties
  /** Limits the memory of the rows of several blocks. Default: the limit of a single block, for each block. */
  readonly room?: Room
}

/** A block with all its rows. */
export interface DecodedBlock {
  readonly block: BlockRow
  readonly transactions: readonly TransactionRow[]
  readonly transfers: readonly TransferRow[]
  readonly deployments: readonly DeploymentRow[]
  /** Absent if the block has transactions and the node did not trace them. */
  readonly internalTransactions?: readonly InternalTransactionRow[]
  /** Absent if there are none. */
  readonly messengerEvents?: readonly MessengerEventRow[]
  /** The highest block that this one settles; absent if blocks are executed when they are accepted. */
  readonly settledHeight?: number
}

/**
 * Decodes a node's answers about a block, and checks them: the block must be the requested one, receipts and traces must
 * belong to its transactions, events to their transaction, all in order and well-formed.
 *
 * @throws NodeFault of kind `nonsense` if a check fails, `behind` if the node does not have all data yet, `too-large` if the
 * rows exceed the memory limit.
 */
export function decodeBlock(asked: BlockRequest, answers: BlockAnswers, context: DecodeContext): DecodedBlock {
  try {
    return decodeBlockWith(asked, answers, context)
  } catch (error) {
    // An unforeseen answer must not affect more than its block.
    const fault = error instanceof NodeFault ? error : nonsense(`it cannot be decoded: ${error}`)
    throw fault.saying(`block ${asked.number}: ${fault.message}`)
  }
}

function decodeBlockWith(asked: BlockRequest, answers: BlockAnswers, context: DecodeContext): DecodedBlock {
  const { chainId, parties, room = new Room(largestRows) } = context
  if (answers.block === null) throw new NodeFault("behind", "the node does not have it")
  if (answers.receipts === null) throw new NodeFault("behind", "the node does not have its receipts")
  const block = toRecord(answers.block, "the block")
  const number = toNumber(block.number, "number")
  if (number !== asked.number) throw nonsense(`the node answered block ${number}`)
  const hash = toHash(block.hash, "hash")
  if (asked.hash !== undefined && asked.hash !== hash) throw nonsense(`the node answered ${hash} for ${asked.hash}`)
  const parentHash = toHash(block.parentHash, "parentHash")
  const timestamp = toNumber(block.timestamp, "timestamp")
  const txs = toArray(block.transactions, "transactions")
  const receipts = toArray(answers.receipts, "receipts")
  if (receipts.length !== txs.length) throw nonsense(`${receipts.length} receipts for ${txs.length} transactions`)
  const traces = answers.traces === undefined ? undefined : readingTraces(() => tracesOf(answers.traces, txs.length))

  const timestampMilliseconds = toOptionalNumber(block.timestampMilliseconds)
  const minDelayExcess = toOptionalNumber(block.minDelayExcess)
  const place = { number, timestamp, timestampMilliseconds, hash }
  const inBoth = placeValues(place)
  const inTransactions = { blockHash: block.hash, head: transactionHead(inBoth, chainId, minDelayExcess), parties }
  const inTransfers = { blockNumber: number, blockHash: block.hash, head: inBoth, parties, room }

  const transactions: TransactionRow[] = []
  const transfers: TransferRow[] = []
  const deployments: DeploymentRow[] = []
  const internalTransactions: InternalTransactionRow[] = []
  const messengerEvents: MessengerEventRow[] = []
  let fees = 0n
  let executed = 0
  let lastLog = -1
  for (let index = 0; index < txs.length; index++) {
    const tx = decodeTransaction(txs[index], receipts[index], index, inTransactions)
    const fee = transactionFee(tx.gasUsed, tx.gasPrice)
    fees += fee
    executed += tx.gasUsed
    room.take(rowBytes.transaction + tx.fragment.length)
    const { succeeded, hash, from, to, fragment } = tx
    transactions.push({ blockNumber: number, index, succeeded, hash, from, to, fragment })
    lastLog = decodeTransfers(transfers, tx.logs, tx.hash, tx.spelledHash, lastLog, inTransfers)
    const caller = { blockNumber: number, transactionIndex: index, transactionHash: tx.hash, timestamp, fee, room }
    decodeMessengerEvents(messengerEvents, tx.logs, caller)
    const deployed = deployments.length
    const own = { blockNumber: number, transactionIndex: index, transactionHash: tx.hash }
    readingTraces(() => {
      const frames = traces === undefined ? [] : framesOf(traceOf(traces, index, tx.spelledHash), !tx.succeeded)
      if (tx.succeeded) decodeDeployments(deployments, frames, { ...own, deployer: tx.from, created: tx.created })
      decodeInternalTransactions(internalTransactions, frames, { ...own, head: inBoth, parties, room })
    })
    room.take((deployments.length - deployed) * rowBytes.deployment)
  }
  const settledHeight = readSettledHeight(block.settledHeight, number)
  if (lastLog === -1 && tellsOfLogs(settledHeight === undefined ? [block] : receipts))
    throw nonsense("its bloom filter tells of logs, its receipts have none")

  const gasUsed = settledHeight === undefined ? toDecimal(block.gasUsed, "gasUsed") : String(executed)
  const fragment = writeBlock({
    ...place,
    chainId,
    minDelayExcess,
    transactionCount: txs.length,
    baseFee: toDecimal(block.baseFeePerGas ?? "0x0", "baseFee"),
    gasUsed,
    gasLimit: toDecimal(block.gasLimit, "gasLimit"),
    gasCost: toDecimal(block.blockGasCost ?? "0x0", "blockGasCost"),
    parentHash,
    feesSpent: String(fees),
  })
  room.take(rowBytes.block + fragment.length)
  return {
    block: {
      number,
      hash,
      parentHash,
      timestamp,
      transactionCount: txs.length,
      gasUsed: BigInt(gasUsed),
      fragment,
    },
    transactions,
    transfers,
    deployments,
    ...(traces === undefined && txs.length > 0 ? {} : { internalTransactions }),
    ...(messengerEvents.length > 0 && { messengerEvents }),
    ...(settledHeight === undefined ? {} : { settledHeight }),
  }
}

function tracesOf(told: unknown, count: number): readonly unknown[] {
  const traces = toArray(told, "traces")
  if (traces.length !== count) throw nonsense(`${traces.length} traces for ${count} transactions`)
  return traces
}

/**
 * Since the Helicon upgrade of the C-Chain a block is executed after it is accepted, and settled by a later block. Its
 * header then has `settledHeight`, and its `logsBloom` covers the blocks that it settles, while `gasUsed` is the sum of its
 * transactions' limits. Only its receipts contain its own results.
 */
function readSettledHeight(told: unknown, number: number): number | undefined {
  if (told === undefined) return undefined
  const height = toNumber(told, "settledHeight")
  if (height > 0 && height >= number) throw nonsense(`it settles block ${height}`)
  return height
}

const tellsOfLogs = (filtered: readonly unknown[]) =>
  filtered.some((one) => {
    const { logsBloom } = toRecord(one, "a receipt")
    return typeof logsBloom === "string" && !emptyBloom.test(logsBloom)
  })

/** @param gasPrice - decimal digits. */
function transactionFee(gasUsed: number, gasPrice: string): bigint {
  const fee = gasUsed * Number(gasPrice)
  return BigInt(fee <= Number.MAX_SAFE_INTEGER ? fee : BigInt(gasUsed) * BigInt(gasPrice))
}
