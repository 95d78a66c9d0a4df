import type { ChangeRange, Changes } from "../../changes/change.ts"
import { changeOf } from "../../changes/change-row.ts"
import { lastSequence, readChanges } from "../../changes/read-changes.ts"
import type { ReadingConnection } from "../../engine.ts"
import type { Hex } from "../../hex.ts"
import { bytesOf } from "../../hex.ts"
import { limitOf } from "../../limit.ts"
import { beyond } from "../../queries/query.ts"
import type { Range } from "../../range.ts"
import { Seen } from "../../seen.ts"
import type { Change, ChangePosition } from "../change.ts"
import { checkpointOf } from "../checkpoint.ts"
import { periods } from "../periods.ts"
import { blockByHash, blockByNumber, listBlocks } from "../queries/blocks.ts"
import { chainChanges } from "../queries/changes.ts"
import { listCounters } from "../queries/counters.ts"
import { listDeployments } from "../queries/deployments.ts"
import {
  listTransactions,
  listTransactionsBySuccess,
  listTransactionsUpTo,
  listTransactionsUpToBySuccess,
} from "../queries/transactions.ts"
import {
  listErc721Transfers,
  listNftContractTransfers,
  listTokens,
  listTokenTransfers,
  tokenById,
} from "../queries/transfers.ts"
import type {
  BlockRange,
  ChainReader,
  ChainStatus,
  Counter,
  StoredBlock,
  StoredContract,
  StoredDeployment,
  StoredToken,
  StoredTransaction,
  StoredTransfer,
} from "../reader-port.ts"
import { readContracts } from "./contracts.ts"
import { startOf } from "./position.ts"
import {
  type DeploymentColumns,
  deploymentOf,
  type NftTransferColumns,
  nftTransferOf,
  type TokenColumns,
  type TransferColumns,
  tokenOf,
  transferOf,
} from "./rows.ts"

/** The port's reader, over any engine. Each list is one statement, and so one state of the chain. */
export class EngineChainReader implements ChainReader {
  readonly chainId: string
  readonly #chain: bigint
  readonly #connection: ReadingConnection
  /** Contracts that were seen to have NFTs; for the others their transfers are read without, which is faster. */
  readonly #nftContracts = new Seen(10_000)

  constructor(chainId: string, connection: ReadingConnection) {
    this.chainId = chainId
    this.#chain = BigInt(chainId)
    this.#connection = connection
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
    return typeof id === "number"
      ? this.#connection.get(blockByNumber, { chain: this.#chain, number: id })
      : this.#connection.get(blockByHash, { chain: this.#chain, hash: bytesOf(id) })
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
    { timestamp, inclusive }: { readonly timestamp: number; readonly inclusive: boolean },
    { limit, succeeded }: { readonly limit: number; readonly succeeded?: boolean | undefined },
  ): Promise<readonly StoredTransaction[]> {
    const range = { chain: this.#chain, timestamp: inclusive ? timestamp : timestamp - 1, limit: limitOf(limit) }
    return succeeded === undefined
      ? this.#connection.all(listTransactionsUpTo, range)
      : this.#connection.all(listTransactionsUpToBySuccess, { ...range, succeeded: Number(succeeded) })
  }

  async tokenTransfers(
    token: Hex,
    range: Range<readonly [number, number, number]> & BlockRange,
  ): Promise<readonly StoredTransfer[]> {
    const parameters = { ...this.#stretch(range), token: bytesOf(token) }
    if (!this.#nftContracts.has(token)) {
      const rows = await this.#connection.all<TransferColumns>(listTokenTransfers, parameters)
      if (rows.every(({ tokenId }) => tokenId === null)) return rows.map((row) => transferOf(token, row))
      this.#nftContracts.add(token)
    }
    return (await this.#connection.all<NftTransferColumns>(listNftContractTransfers, parameters)).map(nftTransferOf)
  }

  async erc721Transfers(
    address: Hex,
    range: Range<readonly [number, number, number]> & BlockRange,
  ): Promise<readonly StoredTransfer[]> {
    const rows = await this.#connection.all<NftTransferColumns>(listErc721Transfers, {
      ...this.#stretch(range),
      address: bytesOf(address),
    })
    return rows.map(nftTransferOf)
  }

  async deployments(
    deployer: Hex,
    { after, limit }: Range<readonly [number, number, number]>,
  ): Promise<readonly StoredDeployment[]> {
    const [block, transaction, sequence] = after ?? [beyond, 0, 0]
    const rows = await this.#connection.all<DeploymentColumns>(listDeployments, {
      chain: this.#chain,
      creator: bytesOf(deployer),
      block,
      transaction,
      sequence,
      limit: limitOf(limit),
    })
    return rows.map(deploymentOf)
  }

  async tokens(contract: Hex, { after, limit }: Range<readonly [Hex]>): Promise<readonly StoredToken[]> {
    const rows = await this.#connection.all<TokenColumns>(listTokens, {
      chain: this.#chain,
      contract: bytesOf(contract),
      tokenId: bytesOf(after?.[0] ?? "0x"),
      limit: limitOf(limit),
    })
    return rows.map((row) => tokenOf(contract, row))
  }

  async token(contract: Hex, tokenId: Hex): Promise<StoredToken | undefined> {
    const row = await this.#connection.get<TokenColumns>(tokenById, {
      chain: this.#chain,
      contract: bytesOf(contract),
      tokenId: bytesOf(tokenId),
    })
    return row && tokenOf(contract, row)
  }

  contracts(addresses: readonly Hex[]): Promise<readonly StoredContract[]> {
    return readContracts(this.#connection, this.#chain, addresses)
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

  #stretch({ after, limit, startBlock, endBlock }: Range<readonly [number, number, number]> & BlockRange) {
    const [block, log, batch] = startOf(after, { endBlock })
    return { chain: this.#chain, startBlock: startBlock ?? 0, block, log, batch, limit: limitOf(limit) }
  }
}
