import type { ArchivedAnswers } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { toArray, toNumber, toRecord } from "../../core/node/index.ts"
import { traceOf } from "../decode/deployments.ts"
import { dataBytes } from "./answer-values.ts"

type Answer = Readonly<Record<string, unknown>>

/** A transaction in a node's answers. */
export interface AnsweredTransaction {
  readonly index: number
  readonly hash: Uint8Array
  readonly tx: Answer
  readonly receipt: Answer
  /** The output of the `callTracer`; undefined if the transaction was not traced. */
  readonly trace: unknown
}

/** A block in a node's answers, of which the members that all tables need are read. */
export interface AnsweredBlock {
  readonly chainId: bigint
  readonly number: number
  readonly hash: Uint8Array
  /** Unix seconds. */
  readonly timestamp: number
  readonly block: Answer
  readonly transactions: readonly AnsweredTransaction[]
}

/** @throws NodeFault if the answers are not about one block. */
export function answeredBlock(chainId: bigint, asked: number, answers: ArchivedAnswers): AnsweredBlock {
  const block = toRecord(answers.block, "the block")
  const number = toNumber(block.number, "number")
  if (number !== asked) throw nonsense(`it is block ${number}`)
  const receipts = toArray(answers.receipts, "receipts")
  const told = toArray(block.transactions, "transactions")
  if (receipts.length !== told.length) throw nonsense(`${receipts.length} receipts for ${told.length} transactions`)
  const traces = answers.traces === undefined ? undefined : toArray(answers.traces, "traces")
  const transactions = told.map((one, index) => {
    const tx = toRecord(one, "a transaction")
    return {
      index,
      hash: dataBytes(tx.hash, "a hash"),
      tx,
      receipt: toRecord(receipts[index], "a receipt"),
      trace: traces && traceOf(traces, index, tx.hash),
    }
  })
  const timestamp = toNumber(block.timestamp, "timestamp")
  return { chainId, number, hash: dataBytes(block.hash, "hash"), timestamp, block, transactions }
}
