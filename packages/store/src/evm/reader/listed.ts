import type { ReadingConnection } from "../../engine.ts"
import { bytesFromHex, type Hex } from "../../hex.ts"
import { limitOf } from "../../limit.ts"
import type { Query } from "../../queries/query.ts"
import { beyond } from "../../queries/query.ts"
import { Seen } from "../../seen.ts"
import type { List, ListedKind } from "../lists/list.ts"
import { listPages, nftListPages } from "../queries/lists.ts"
import type {
  ListCursor,
  ListRange,
  StoredInternalTransaction,
  StoredMessengerEvent,
  StoredOf,
  StoredTransaction,
  StoredTransfer,
} from "../reader-port.ts"
import {
  type DeploymentColumns,
  deploymentOf,
  type NftTransferColumns,
  nftTransferOf,
  type TransferColumns,
  transferOf,
} from "./rows.ts"

/** Reads the lists of a chain. A page is one statement, and so one state of the chain. */
export class ListReader {
  readonly #chain: bigint
  readonly #connection: ReadingConnection
  /** Keys whose transfers moved NFTs; transfers of other keys are read without NFTs, which is faster. */
  readonly #withNfts = new Seen(10_000)

  constructor(chain: bigint, connection: ReadingConnection) {
    this.#chain = chain
    this.#connection = connection
  }

  async page<Kind extends ListedKind>(
    list: List<Kind>,
    key: Hex,
    range: ListRange,
  ): Promise<readonly StoredOf[Kind][]> {
    const rows: { readonly [Of in ListedKind]: () => Promise<readonly StoredOf[Of][]> } = {
      transactions: () => this.#all<StoredTransaction>(listPages.transactions, list, key, range),
      transfers: () => this.#transfers(list, key, range),
      deployments: async () =>
        (await this.#all<DeploymentColumns>(listPages.deployments, list, key, range)).map(deploymentOf),
      internalTransactions: () =>
        this.#all<StoredInternalTransaction>(listPages.internalTransactions, list, key, range),
      messengerEvents: () => this.#all<StoredMessengerEvent>(listPages.messengerEvents, list, key, range),
    }
    return rows[list.of]()
  }

  async #transfers(list: List, key: Hex, range: ListRange): Promise<readonly StoredTransfer[]> {
    const name = `${list.id} ${key}`
    if (!this.#withNfts.has(name)) {
      const rows = await this.#all<TransferColumns>(listPages.transfers, list, key, range)
      if (rows.every(({ tokenId }) => tokenId === null)) return rows.map(transferOf)
      this.#withNfts.add(name)
    }
    return (await this.#all<NftTransferColumns>(nftListPages, list, key, range)).map(nftTransferOf)
  }

  #all<Row>(
    pages: Readonly<Record<"asc" | "desc", Query>>,
    { id, of }: List,
    key: Hex,
    range: ListRange,
  ): Promise<readonly Row[]> {
    const { order = "desc", limit } = range
    return this.#connection.all<Row>(pages[order], {
      chain: this.#chain,
      list: id,
      key: bytesFromHex(key),
      ...(order === "desc" ? descending(range) : ascending(range, of)),
      limit: limitOf(limit),
    })
  }
}

/** The range of a descending list: after its cursor, but below the end of its blocks. */
function descending({ after, startBlock = 0, endBlock = beyond }: ListRange) {
  const [block, position, sub] = isBefore(after, endBlock) ? after : [endBlock, 0, 0]
  return { startBlock, block, position, sub }
}

/** The range of an ascending list: after its cursor, but not below the first of its blocks. */
function ascending({ after, startBlock = 0, endBlock = beyond }: ListRange, of: ListedKind) {
  const [block, position, sub] = after !== undefined && after[0] >= startBlock ? after : [startBlock, -1, -1]
  // For transactions, the last coordinate only marks failure.
  return { endBlock, block, position, sub: of === "transactions" ? 1 : sub }
}

const isBefore = (after: ListCursor | undefined, endBlock: number): after is ListCursor =>
  after !== undefined && after[0] < endBlock
