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
  /** Its JSON but for `cumulativeTransactions`, which is known only in order: no closing brace, no comma at the end. */
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
  /** The contract that it creates, where it is a creation. */
  readonly to: Hex
  /** A short fragment of one of the `forms`, or its JSON with holes. */
  readonly fragment: string
}

/** By whose event a transfer is known. */
export type TransferStandard = 20 | 721 | 1155

/** A transfer as it is stored. */
export interface TransferRow {
  readonly blockNumber: number
  /** Position of the event in the block. */
  readonly logIndex: number
  /** Position in the event, for batches; else 0. */
  readonly batchIndex: number
  readonly standard: TransferStandard
  /** The contract. */
  readonly token: Hex
  readonly from: Hex
  readonly to: Hex
  /** 32 bytes; absent for ERC-20. */
  readonly tokenId?: Hex
  /** A short fragment of one of the `forms`, or its JSON with holes. */
  readonly fragment: string
}

/** A contract's creation as it is stored. */
export interface DeploymentRow {
  readonly blockNumber: number
  readonly transactionIndex: number
  /** Position among the creations of the transaction, in the order in which they began. */
  readonly sequence: number
  /** The contract. */
  readonly address: Hex
  readonly transactionHash: Hex
  /** Who sent the transaction. */
  readonly deployer: Hex
  /** The contract that created it, where a contract did. */
  readonly deployerContract?: Hex
}

/** An internal transaction as it is stored: a call below a transaction that sent native funds, or created a contract. */
export interface InternalTransactionRow {
  readonly blockNumber: number
  readonly transactionIndex: number
  /** Position among the internal transactions of the transaction, in the order in which they began. */
  readonly sequence: number
  readonly from: Hex
  /** Absent where a creation failed. */
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
  /** As `writeMessengerEvent` of `@serac/store/items` writes it. */
  readonly fragment: string
}

/** Consecutive blocks, ascending, with all that is in them. */
export interface Batch {
  readonly blocks: readonly BlockRow[]
  readonly transactions: readonly TransactionRow[]
  readonly transfers: readonly TransferRow[]
  readonly deployments: readonly DeploymentRow[]
  /** Absent where the node traced none of the transactions. */
  readonly internalTransactions?: readonly InternalTransactionRow[] | undefined
  /** Events of the messenger contract; absent where there are none. */
  readonly messengerEvents?: readonly MessengerEventRow[] | undefined
  /** What the node answered about these blocks, all of them and no others; absent where it is not to be archived. */
  readonly archive?: readonly ArchiveChunk[] | undefined
}

/** Which block, without what is in it. */
export interface BlockReference {
  readonly number: number
  readonly hash: Hex
  /** Unix seconds. */
  readonly timestamp: number
}
