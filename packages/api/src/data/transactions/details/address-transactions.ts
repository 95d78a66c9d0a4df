import { type CutStretch, ServiceError } from "@serac/server/http"
import {
  type ChainReader,
  definePosition,
  type Hex,
  type ListCursor,
  lists,
  type StoredInternalTransaction,
  type StoredTransaction,
  type StoredTransfer,
} from "@serac/store"
import { transactionHashOf } from "@serac/store/items"
import type { DetailedTransaction } from "./detailed-transaction.ts"
import { ListSource } from "./list-source.ts"

/** The lists that contain every address involved in a transaction. */
export const partyLists = [
  lists.addressTransactions,
  lists.erc20Transfers,
  lists.erc721Transfers,
  lists.erc1155Transfers,
  lists.internalTransactions,
] as const

/** The lists that an address's transactions are read from. */
export const addressLists = [...partyLists, lists.transactionHashes] as const

/** The highest possible position of an event or a call. */
const lastLogIndex = 2 ** 31 - 1
/** Maximum transfers and internal transactions of a page, besides those of its last transaction. */
const maxRowsOfPage = 10_000
const readAttempts = 3

/** A position in the list: block number, position in the block, and the last shown event of that block, or a position beyond all its events. */
export type AddressCursor = readonly [number, number, number]

/** The position of an address's transaction, as a page token carries it. */
export const addressPosition = definePosition(
  ["number", "number", "number"],
  ({ position }: { readonly position: AddressCursor }) => position,
)

/** A transaction of an address. */
export interface AddressTransaction extends DetailedTransaction {
  /** Whether the address is the sender or the recipient of the transaction. */
  readonly isOwn: boolean
  readonly position: AddressCursor
}

/** A range of an address's transactions. */
export interface AddressRange {
  readonly after: AddressCursor | undefined
  readonly limit: number
  readonly order: "asc" | "desc"
  readonly startBlock: number | undefined
  readonly endBlock: number | undefined
}

/**
 * The transactions that an address sent or received, or in which it sent or received tokens or native funds, each with the address's part in
 * it. Merges several lists, each read as far as needed.
 *
 * Throws a {@link ServiceError} when the chain is reorganised repeatedly during the read.
 */
export async function addressTransactions(
  reader: ChainReader,
  address: Hex,
  range: AddressRange,
): Promise<readonly AddressTransaction[] | CutStretch<AddressTransaction, AddressCursor>> {
  for (let attempt = 1; attempt <= readAttempts; attempt++) {
    // Blocks that arrive while the lists are read one after another would be in only some of them.
    const head = (await reader.status())?.head.number ?? -1
    const found = await new Merge(reader, address, {
      ...range,
      endBlock: Math.min(range.endBlock ?? head + 1, head + 1),
    }).read()
    if (found !== undefined) return found
  }
  throw new ServiceError(503, "the chain is being reorganised; ask again in a moment", { retryAfter: 1 })
}

type TransferSource = ListSource<"transfers">

class Merge {
  readonly #reader: ChainReader
  readonly #range: AddressRange
  readonly #native: ListSource<"transactions">
  readonly #transfers: readonly TransferSource[]
  readonly #internal: ListSource<"internalTransactions">
  readonly #known = new Map<Hex, StoredTransaction>()

  constructor(reader: ChainReader, address: Hex, range: AddressRange) {
    this.#reader = reader
    this.#range = range
    const { after, order, startBlock, endBlock, limit } = range
    // Items at the same position are already listed: a transaction with everything in it, an event with its whole batch.
    const over = (position: number): ListCursor | undefined =>
      after && [after[0], position, order === "desc" ? 0 : lastLogIndex]
    const from = (position: number) => ({ after: over(position), order, startBlock, endBlock, stretch: limit })
    const [, index = 0, event = 0] = after ?? []
    this.#native = new ListSource(reader, lists.addressTransactions, address, from(index), (item) => [
      item.blockNumber,
      item.index,
      0,
    ])
    this.#transfers = [lists.erc20Transfers, lists.erc721Transfers, lists.erc1155Transfers].map(
      (list) =>
        new ListSource(reader, list, address, from(event), (item) => [
          item.blockNumber,
          item.logIndex,
          item.batchIndex,
        ]),
    )
    this.#internal = new ListSource(reader, lists.internalTransactions, address, from(index), (item) => [
      item.blockNumber,
      item.transactionIndex,
      item.sequence,
    ])
  }

  /** Undefined where a transaction that a list named has been rolled back. */
  async read(): Promise<readonly AddressTransaction[] | CutStretch<AddressTransaction, AddressCursor> | undefined> {
    const { limit, order, after } = this.#range
    const items: AddressTransaction[] = []
    let [block = -1, , event = 0] = after ?? []
    let read = 0
    while (items.length < limit) {
      const next = await this.#next()
      if (next === "gone") return undefined
      if (next === undefined) return items
      if (read >= maxRowsOfPage) return { items, isCut: true }
      const { blockNumber, index } = next
      const isOwn = await this.#takeOwn(next)
      const transfers = await this.#takeTransfers(next)
      const internalTransactions = await this.#takeInternal(next)
      read += transfers.length + internalTransactions.length
      if (blockNumber !== block) [block, event] = [blockNumber, order === "desc" ? lastLogIndex : -1]
      for (const { logIndex } of transfers)
        event = order === "desc" ? Math.min(event, logIndex) : Math.max(event, logIndex)
      const position = [blockNumber, index, event] as const
      items.push({ transaction: next, isOwn, transfers, internalTransactions, position })
    }
    return items
  }

  /** The next transaction of all lists. */
  async #next(): Promise<StoredTransaction | "gone" | undefined> {
    const transfers = await Promise.all(this.#transfers.map((source) => source.peek()))
    const [native, internal] = [await this.#native.peek(), await this.#internal.peek()]
    const heads = [native, internal, ...transfers].filter((head) => head !== undefined)
    const block = heads.map(({ blockNumber }) => blockNumber).reduce(this.#first, undefined)
    if (block === undefined) return undefined
    const found: (StoredTransaction | undefined)[] = native?.blockNumber === block ? [native] : []
    for (const head of [internal, ...transfers])
      if (head?.blockNumber === block) found.push(await this.#transactionOf(head))
    const there = found.filter((one) => one?.blockNumber === block)
    if (there.length < found.length) return "gone"
    const index = there.map((one) => one?.index ?? 0).reduce(this.#first, undefined)
    return there.find((one) => one?.index === index)
  }

  readonly #first = (one: number | undefined, other: number): number => {
    if (one === undefined) return other
    return this.#range.order === "desc" ? Math.max(one, other) : Math.min(one, other)
  }

  async #transactionOf({ fragment }: { readonly fragment: string }): Promise<StoredTransaction | undefined> {
    const hash = transactionHashOf(fragment)
    const transaction = this.#known.get(hash) ?? (await this.#reader.transaction(hash))
    if (transaction !== undefined) this.#known.set(hash, transaction)
    return transaction
  }

  async #takeOwn({ blockNumber, index }: StoredTransaction): Promise<boolean> {
    const head = await this.#native.peek()
    if (head?.blockNumber !== blockNumber || head.index !== index) return false
    this.#native.skip()
    return true
  }

  async #takeTransfers({ fragment }: StoredTransaction): Promise<readonly StoredTransfer[]> {
    const hash = transactionHashOf(fragment)
    const taken: StoredTransfer[] = []
    for (const source of this.#transfers) {
      for (let head = await source.peek(); head !== undefined; head = await source.peek()) {
        if (transactionHashOf(head.fragment) !== hash) break
        taken.push(head)
        source.skip()
      }
    }
    return taken.sort((one, other) => one.logIndex - other.logIndex || one.batchIndex - other.batchIndex)
  }

  async #takeInternal({ blockNumber, index }: StoredTransaction): Promise<readonly StoredInternalTransaction[]> {
    const taken: StoredInternalTransaction[] = []
    for (let head = await this.#internal.peek(); head !== undefined; head = await this.#internal.peek()) {
      if (head.blockNumber !== blockNumber || head.transactionIndex !== index) break
      taken.push(head)
      this.#internal.skip()
    }
    return taken.sort((one, other) => one.sequence - other.sequence)
  }
}
