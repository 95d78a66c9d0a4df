import { decodePChainBlock, type PChainBlock, type PChainTransaction } from "@serac/chain"
import { keyOf } from "../../bytes.ts"
import type { Archive } from "../../state/archive.ts"
import type { Journal } from "../../state/journal.ts"
import { JournaledList } from "../../state/journaled-list.ts"
import { JournaledMap } from "../../state/journaled-map.ts"

/** An accepted block of the P-Chain. */
export interface AcceptedPChainBlock {
  readonly id: Uint8Array
  readonly height: number
  readonly bytes: Uint8Array
  /** The ledger clock's time at acceptance, in milliseconds since 1970. */
  readonly acceptedAt: number
}

/** The outcome of an accepted transaction. */
export type TransactionStatus = "Committed" | "Aborted"

interface PlacedTransaction {
  readonly status: TransactionStatus
  /** The height of the block, and the position in it; a proposal's own transaction has position -1. */
  readonly height: number
  readonly index: number
}

/** An accepted transaction and its outcome. */
export interface AcceptedTransaction {
  readonly transaction: PChainTransaction
  readonly status: TransactionStatus
  readonly height: number
}

/** The accepted blocks by height and id, and their transactions. */
export class PlatformBlocks {
  readonly #blocks: JournaledList<AcceptedPChainBlock>
  readonly #heights: JournaledMap<string, number>
  readonly #places: JournaledMap<string, PlacedTransaction>
  /** Transactions of the genesis, which are in no block. */
  readonly #genesis: JournaledMap<string, PChainTransaction>

  constructor(journal: Journal, archive: Archive) {
    this.#blocks = new JournaledList(journal, archive.table())
    this.#heights = new JournaledMap(journal, archive.table())
    this.#places = new JournaledMap(journal, archive.table())
    this.#genesis = new JournaledMap(journal)
  }

  /** The last accepted block. */
  get tip(): AcceptedPChainBlock {
    return this.#blocks.last as AcceptedPChainBlock
  }

  at(height: number): AcceptedPChainBlock | undefined {
    return this.#blocks.at(height)
  }

  byId(id: Uint8Array): AcceptedPChainBlock | undefined {
    const height = this.#heights.get(keyOf(id))
    return height === undefined ? undefined : this.#blocks.at(height)
  }

  add(block: AcceptedPChainBlock): void {
    this.#blocks.push(block)
    this.#heights.set(keyOf(block.id), block.height)
  }

  /** The accepted transaction with this id. Its block is decoded on each call; the result is not cached. */
  transaction(id: Uint8Array): AcceptedTransaction | undefined {
    const key = keyOf(id)
    const first = this.#genesis.get(key)
    if (first) return { transaction: first, status: "Committed", height: 0 }
    const place = this.#places.get(key)
    if (!place) return undefined
    const { status, height, index } = place
    const block = decodePChainBlock((this.#blocks.at(height) as AcceptedPChainBlock).bytes)
    const transaction = index < 0 ? proposedBy(block) : block.transactions[index]
    return { transaction: transaction as PChainTransaction, status, height }
  }

  addTransaction(id: Uint8Array, place: PlacedTransaction): void {
    this.#places.set(keyOf(id), place)
  }

  addGenesisTransaction(transaction: PChainTransaction): void {
    this.#genesis.set(keyOf(transaction.id), transaction)
  }
}

/** The transaction that a block proposes, if it is a proposal block. */
export const proposedBy = (block: PChainBlock): PChainTransaction | undefined =>
  block.type === "BanffProposalBlock" ? block.transaction : undefined
