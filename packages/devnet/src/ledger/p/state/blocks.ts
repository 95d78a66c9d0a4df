import { decodePChainBlock, type PChainBlock, type PChainTransaction } from "@serac/chain"
import { keyOf } from "../../bytes.ts"
import type { Archive } from "../../state/archive.ts"
import type { Journal } from "../../state/journal.ts"
import { JournaledList } from "../../state/journaled-list.ts"
import { JournaledMap } from "../../state/journaled-map.ts"

/** A block that was accepted. */
export interface AcceptedPChainBlock {
  readonly id: Uint8Array
  readonly height: number
  readonly bytes: Uint8Array
  /** When, by the ledger's clock: milliseconds since 1970. */
  readonly acceptedAt: number
}

/** What became of a transaction that stands in a block. */
export type TransactionStatus = "Committed" | "Aborted"

interface PlacedTransaction {
  readonly status: TransactionStatus
  /** The block, and the place in it; a proposal's own transaction has -1. */
  readonly height: number
  readonly index: number
}

/** A transaction and what became of it. */
export interface AcceptedTransaction {
  readonly transaction: PChainTransaction
  readonly status: TransactionStatus
  readonly height: number
}

/** Blocks by height and id, and the transactions in them. */
export class PlatformBlocks {
  readonly #blocks: JournaledList<AcceptedPChainBlock>
  readonly #heights: JournaledMap<string, number>
  readonly #places: JournaledMap<string, PlacedTransaction>
  /** Those of the genesis stand in no block. */
  readonly #genesis: JournaledMap<string, PChainTransaction>

  constructor(journal: Journal, archive: Archive) {
    this.#blocks = new JournaledList(journal, archive.table())
    this.#heights = new JournaledMap(journal, archive.table())
    this.#places = new JournaledMap(journal, archive.table())
    this.#genesis = new JournaledMap(journal)
  }

  /** The last one. */
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

  /** By its id; the block is decoded again, nothing of it is kept. */
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

/** What a proposal proposes. */
export const proposedBy = (block: PChainBlock): PChainTransaction | undefined =>
  block.type === "BanffProposalBlock" ? block.transaction : undefined
