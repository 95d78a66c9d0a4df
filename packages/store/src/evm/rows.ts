import type { Hex } from "../hex.ts"
import type { ArchiveChunk } from "./archive/chunk.ts"

/** A block as it is stored. */
export interface BlockRow {
  readonly number: number
  readonly hash: Hex
  readonly parentHash: Hex
  /** Unix seconds. */
  readonly timestamp: number
  readonly transactionCount: number
  readonly gasUsed: bigint
  /** The block's JSON without `cumulativeTransactions`, which is known only in block order: no closing brace, no trailing comma. */
  readonly fragment: string
}

/** A transaction as it is stored. */
export interface TransactionRow {
  readonly blockNumber: number
  /** Position in the block. */
  readonly index: number
  readonly succeeded: boolean
  readonly hash: Hex
  readonly from: Hex
  /** For a contract creation, the created contract. */
  readonly to: Hex
  /** A short fragment of one of the `forms`, or the transaction's JSON with holes. */
  readonly fragment: string
}

/** The standard of the event that shows the transfer. */
export type TransferStandard = 20 | 721 | 1155

/** A transfer as it is stored. */
export interface TransferRow {
  readonly blockNumber: number
  /** Position of the event in the block. */
  readonly logIndex: number
  /** Position in the event, for batch transfers; else 0. */
  readonly batchIndex: number
  readonly standard: TransferStandard
  /** The token's contract. */
  readonly token: Hex
  readonly from: Hex
  readonly to: Hex
  /** 32 bytes; absent for ERC-20. */
  readonly tokenId?: Hex
  /** A short fragment of one of the `forms`, or the transfer's JSON with holes. */
  readonly fragment: string
}

/** A deployment of a contract as it is stored. */
export interface DeploymentRow {
  readonly blockNumber: number
  readonly transactionIndex: number
  /** Position among the creations of the transaction, in the order in which they started. */
  readonly sequence: number
  /** The created contract. */
  readonly address: Hex
  readonly transactionHash: Hex
  /** The sender of the transaction. */
  readonly deployer: Hex
  /** The creating contract, if a contract created it. */
  readonly deployerContract?: Hex
}

/** An internal transaction as it is stored: a call within a transaction that sent native funds or created a contract. */
export interface InternalTransactionRow {
  readonly blockNumber: number
  readonly transactionIndex: number
  /** Position among the internal transactions of the transaction, in the order in which they started. */
  readonly sequence: number
  readonly from: Hex
  /** Absent for a failed creation. */
  readonly to?: Hex
  /** A short fragment of one of the `forms`. */
  readonly fragment: string
}

/** An event of the messenger contract as it is stored. */
export interface MessengerEventRow {
  readonly blockNumber: number
  /** Position of the event in the block. */
  readonly logIndex: number
  readonly transactionIndex: number
  /** The form that `writeMessengerEvent` of `@serac/store/items` writes. */
  readonly fragment: string
}

/** Consecutive blocks, ascending, with all of their items. */
export interface Batch {
  readonly blocks: readonly BlockRow[]
  readonly transactions: readonly TransactionRow[]
  readonly transfers: readonly TransferRow[]
  readonly deployments: readonly DeploymentRow[]
  /** Absent if the node traced none of the transactions. */
  readonly internalTransactions?: readonly InternalTransactionRow[] | undefined
  /** Messenger events; absent if there are none. */
  readonly messengerEvents?: readonly MessengerEventRow[] | undefined
  /** The node's answers for exactly these blocks; absent if they are not archived. */
  readonly archive?: readonly ArchiveChunk[] | undefined
}

/** Identifies a block, without its items. */
export interface BlockReference {
  readonly number: number
  readonly hash: Hex
  /** Unix seconds. */
  readonly timestamp: number
}
