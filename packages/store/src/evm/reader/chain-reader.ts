import type { ChangeRange, Changes } from "../../changes/change.ts"
import { changeOf } from "../../changes/change-row.ts"
import { lastSequence, readChanges } from "../../changes/read-changes.ts"
import type { Connection, ReadingConnection } from "../../engine.ts"
import { bytesFromHex, type Hex } from "../../hex.ts"
import { limitOf } from "../../limit.ts"
import { beyond } from "../../queries/query.ts"
import type { Range } from "../../range.ts"
import type { ArchivedBlock, ArchiveRange } from "../archive/archived-block.ts"
import { readArchived, readArchiveRange } from "../archive/read-archive.ts"
import type { BalancePage, BalanceRange } from "../balances/balance.ts"
import { readBalances } from "../balances/read-balances.ts"
import type { Change, ChangePosition } from "../change.ts"
import { checkpointOf } from "../checkpoint.ts"
import { readFeesSpent } from "../fees/sum-fees.ts"
import type { HolderPage, HolderRange } from "../holders/holder.ts"
import { readHolders } from "../holders/read-holders.ts"
import type { List, ListedKind } from "../lists/list.ts"
import { lists } from "../lists/lists.ts"
import { periods } from "../periods.ts"
import { projectionStatuses } from "../projections.ts"
import { blockByHash, blockByNumber, listBlocks, listBlocksUpTo } from "../queries/blocks.ts"
import { chainChanges } from "../queries/changes.ts"
import { listCounters } from "../queries/counters.ts"
import { internalTransactionsOf, readTraceState } from "../queries/internal-transactions.ts"
import { messengerEventsOf } from "../queries/messenger-events.ts"
import { listTokens, tokenById } from "../queries/nfts.ts"
import {
  listTransactions,
  listTransactionsBySuccess,
  listTransactionsOfBlock,
  listTransactionsUpTo,
  listTransactionsUpToBySuccess,
} from "../queries/transactions.ts"
import { transfersWithin } from "../queries/transfers.ts"
import type {
  ChainReader,
  ChainStatus,
  Counter,
  FoundHash,
  ListCursor,
  ListRange,
  Moment,
  ProjectionStatus,
  StoredBlock,
  StoredContract,
  StoredDeployment,
  StoredInternalTransaction,
  StoredMessengerEvent,
  StoredOf,
  StoredToken,
  StoredTransaction,
  StoredTransfer,
  TraceState,
} from "../reader-port.ts"
import { sourceStatuses } from "../rebuild/sources.ts"
import { readContracts } from "./contracts.ts"
import { readHashesStartingWith, readTransaction } from "./hashes.ts"
import { ListReader } from "./listed.ts"
import { readNamedContracts } from "./named-contracts.ts"
import { type NftTransferColumns, nftTransferOf, storedToken, type TokenColumns } from "./rows.ts"

/** Implements the port's reader over any engine. Each list is one statement, and so one state of the chain. */
export class EngineChainReader implements ChainReader {
  readonly chainId: string
  readonly #chain: bigint
  readonly #connection: ReadingConnection
  readonly #lists: ListReader

  constructor(chainId: string, connection: ReadingConnection) {
    this.chainId = chainId
    this.#chain = BigInt(chainId)
    this.#connection = connection
    this.#lists = new ListReader(this.#chain, connection)
  }

  version(): Promise<string> {
    return this.#connection.version()
  }

  async status(): Promise<ChainStatus | undefined> {
    const checkpoint = await checkpointOf(this.#connection, this.#chain)
    this.#connection.forgetVersion()
    if (checkpoint === undefined) return undefined
    const { head, nodeHead, updatedAt, transactions } = checkpoint
    return { chainId: this.chainId, head, nodeHead, updatedAt, transactions }
  }

  changes(range: ChangeRange): Promise<Changes<Change>> {
    return readChanges(this.#connection, chainChanges, { chain: this.#chain }, range, changeOf)
  }

  changePosition(): Promise<ChangePosition> {
    return this.#connection.snapshot(async (connection) => {
      const sequence = await lastSequence(connection, chainChanges, { chain: this.#chain })
      const checkpoint = await checkpointOf(connection, this.#chain)
      return { sequence, ...(checkpoint && { head: checkpoint.head }) }
    })
  }

  blocks({ after, limit }: Range<readonly [number]>): Promise<readonly StoredBlock[]> {
    return this.#connection.all(listBlocks, {
      chain: this.#chain,
      number: after?.[0] ?? beyond,
      limit: limitOf(limit),
    })
  }

  block(id: number | Hex): Promise<StoredBlock | undefined> {
    return this.#block(this.#connection, id)
  }

  blocksUpTo(moment: Moment, { limit }: { readonly limit: number }): Promise<readonly StoredBlock[]> {
    return this.#connection.all(listBlocksUpTo, this.#upTo(moment, limit))
  }

  transactionsOfBlock(
    id: number | Hex,
    { after, limit }: Range<readonly [number]>,
  ): Promise<readonly StoredTransaction[] | undefined> {
    return this.#connection.snapshot(async (connection) => {
      const block = await this.#block(connection, id)
      if (block === undefined) return undefined
      return connection.all<StoredTransaction>(listTransactionsOfBlock, {
        chain: this.#chain,
        block: block.number,
        index: after?.[0] ?? -1,
        limit: limitOf(limit),
      })
    })
  }

  transactions({
    after,
    limit,
    succeeded,
  }: Range<readonly [number, number]> & { readonly succeeded?: boolean | undefined }): Promise<
    readonly StoredTransaction[]
  > {
    const [block, index] = after ?? [beyond, 0]
    const range = { chain: this.#chain, block, index, limit: limitOf(limit) }
    return succeeded === undefined
      ? this.#connection.all(listTransactions, range)
      : this.#connection.all(listTransactionsBySuccess, { ...range, succeeded: Number(succeeded) })
  }

  transactionsUpTo(
    moment: Moment,
    { limit, succeeded }: { readonly limit: number; readonly succeeded?: boolean | undefined },
  ): Promise<readonly StoredTransaction[]> {
    const range = this.#upTo(moment, limit)
    return succeeded === undefined
      ? this.#connection.all(listTransactionsUpTo, range)
      : this.#connection.all(listTransactionsUpToBySuccess, { ...range, succeeded: Number(succeeded) })
  }

  transaction(hash: Hex): Promise<StoredTransaction | undefined> {
    return readTransaction(this.#lists, hash)
  }

  listed<Kind extends ListedKind>(list: List<Kind>, key: Hex, range: ListRange): Promise<readonly StoredOf[Kind][]> {
    return this.#lists.page(list, key, range)
  }

  projections(): Promise<readonly ProjectionStatus[]> {
    return this.#connection.snapshot((state) => projectionStatuses(state, this.#chain))
  }

  rebuilds(): Promise<readonly ProjectionStatus[]> {
    return this.#connection.snapshot((state) => sourceStatuses(state, this.#chain))
  }

  tokenTransfers(token: Hex, range: ListRange): Promise<readonly StoredTransfer[]> {
    return this.listed(lists.tokenTransfers, token, range)
  }

  erc721Transfers(address: Hex, range: ListRange): Promise<readonly StoredTransfer[]> {
    return this.listed(lists.erc721Transfers, address, range)
  }

  deployments(deployer: Hex, range: Range<ListCursor>): Promise<readonly StoredDeployment[]> {
    return this.listed(lists.deploymentsByCreator, deployer, range)
  }

  async transfersWithin(block: number, first: number, last: number): Promise<readonly StoredTransfer[]> {
    const range = { chain: this.#chain, block, first, last }
    return (await this.#connection.all<NftTransferColumns>(transfersWithin, range)).map(nftTransferOf)
  }

  async traced(): Promise<TraceState | undefined> {
    const row = await this.#connection.get<{ firstBlock: number; isWhole: number }>(readTraceState, {
      chain: this.#chain,
    })
    return row && { firstBlock: row.firstBlock, isWhole: row.isWhole === 1 }
  }

  internalTransactionsOf(
    { blockNumber, index }: { readonly blockNumber: number; readonly index: number },
    { after, limit }: Range<readonly [number]>,
  ): Promise<readonly StoredInternalTransaction[]> {
    return this.#connection.all(internalTransactionsOf, {
      chain: this.#chain,
      block: blockNumber,
      index,
      after: after?.[0] ?? -1,
      limit: limitOf(limit),
    })
  }

  messengerEventsOf({
    blockNumber,
    index,
  }: {
    readonly blockNumber: number
    readonly index: number
  }): Promise<readonly StoredMessengerEvent[]> {
    return this.#connection.all(messengerEventsOf, { chain: this.#chain, block: blockNumber, index })
  }

  async tokens(contract: Hex, { after, limit }: Range<readonly [Hex]>): Promise<readonly StoredToken[]> {
    const rows = await this.#connection.all<TokenColumns>(listTokens, {
      chain: this.#chain,
      contract: bytesFromHex(contract),
      tokenId: bytesFromHex(after?.[0] ?? "0x"),
      limit: limitOf(limit),
    })
    return rows.map((row) => storedToken(contract, row))
  }

  async token(contract: Hex, tokenId: Hex): Promise<StoredToken | undefined> {
    const row = await this.#connection.get<TokenColumns>(tokenById, {
      chain: this.#chain,
      contract: bytesFromHex(contract),
      tokenId: bytesFromHex(tokenId),
    })
    return row && storedToken(contract, row)
  }

  balances(range: BalanceRange): Promise<BalancePage> {
    return this.#connection.snapshot(async (state) => {
      const head = (await checkpointOf(state, this.#chain))?.head.number
      return head === undefined ? { balances: [] } : readBalances(state, this.#chain, head, range)
    })
  }

  holders(range: HolderRange): Promise<HolderPage> {
    return this.#connection.snapshot((state) => readHolders(state, this.#chain, range))
  }

  hashesStartingWith(start: Hex, limit: number): Promise<readonly FoundHash[]> {
    return readHashesStartingWith(this.#connection, this.#chain, this.#lists, { start, limit })
  }

  contracts(addresses: readonly Hex[]): Promise<readonly StoredContract[]> {
    return readContracts(this.#connection, this.#chain, addresses)
  }

  contractsNamed(text: string, limit: number): Promise<readonly StoredContract[]> {
    return readNamedContracts(this.#connection, this.#chain, text, limit)
  }

  feesSpent(): Promise<bigint> {
    return readFeesSpent(this.#connection, this.#chain)
  }

  async counters(period: "minute" | "day", { after, limit }: Range<readonly [number]>): Promise<readonly Counter[]> {
    const rows = await this.#connection.all<Omit<Counter, "gasUsed"> & { gasUsed: string }>(listCounters, {
      chain: this.#chain,
      period: periods[period],
      start: after?.[0] ?? beyond,
      limit: limitOf(limit),
    })
    return rows.map((row) => ({ ...row, gasUsed: BigInt(row.gasUsed) }))
  }

  archived(from: number, limit: number): Promise<readonly ArchivedBlock[]> {
    return readArchived(this.#connection, this.#chain, from, limitOf(limit))
  }

  archiveRange(): Promise<ArchiveRange | undefined> {
    return readArchiveRange(this.#connection, this.#chain)
  }

  #block(connection: Connection, id: number | Hex): Promise<StoredBlock | undefined> {
    return typeof id === "number"
      ? connection.get(blockByNumber, { chain: this.#chain, number: id })
      : connection.get(blockByHash, { chain: this.#chain, hash: bytesFromHex(id) })
  }

  #upTo({ timestamp, inclusive }: Moment, limit: number) {
    return { chain: this.#chain, timestamp: inclusive ? timestamp : timestamp - 1, limit: limitOf(limit) }
  }
}
