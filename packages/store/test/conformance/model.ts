import type {
  BalanceKind,
  Batch,
  Counter,
  DeploymentRow,
  Hex,
  StoredBalance,
  StoredToken,
  TransactionRow,
  TransferRow,
} from "../../src/index.ts"
import { type MessengerEvent, readMessengerEvent } from "../../src/items/index.ts"

type Position = readonly number[]

const nobody: Hex = `0x${"0".repeat(40)}`
const kinds: Readonly<Record<BalanceKind, readonly number[]>> = {
  erc20: [20],
  erc721: [721],
  erc1155: [1155],
  collectibles: [721, 1155],
}

/** The whole chain in memory, each list found by looking at everything: what a store is compared with. */
export class Model {
  readonly batch: Batch

  constructor(batch: Batch) {
    this.batch = batch
  }

  /** Timestamps by block number, never falling. */
  #timestamps(): readonly number[] {
    let latest = 0
    return this.batch.blocks.map(({ timestamp }) => {
      latest = Math.max(latest, timestamp)
      return latest
    })
  }

  blocks() {
    const timestamps = this.#timestamps()
    let transactions = 0
    return this.batch.blocks
      .map(({ number, ...block }) => {
        transactions += block.transactionCount
        return {
          number,
          timestamp: timestamps[number] ?? 0,
          json: `${block.fragment},"cumulativeTransactions":"${transactions}"}`,
        }
      })
      .reverse()
  }

  feesSpent(): bigint {
    const fees = this.batch.blocks.map(({ fragment }) => JSON.parse(`${fragment}}`).feesSpent as string)
    return fees.reduce((sum, spent) => sum + BigInt(spent), 0n)
  }

  transactions(succeeded?: boolean) {
    const timestamps = this.#timestamps()
    return this.batch.transactions
      .filter((row) => succeeded === undefined || row.succeeded === succeeded)
      .map(({ blockNumber, index, fragment }) => ({
        blockNumber,
        index,
        timestamp: timestamps[blockNumber] ?? 0,
        fragment,
      }))
      .sort((a, b) => descending([a.blockNumber, a.index], [b.blockNumber, b.index]))
  }

  /** What a list has by a key, newest first, and by what rule, said without the list's own declaration. */
  listed(name: string, key: Hex): readonly { readonly blockNumber: number }[] {
    const rows = rowsOf[name]
    if (rows === undefined) throw new Error(`the model does not know what is in ${name}`)
    return rows(this, key)
  }

  transactionsOf(of: (row: TransactionRow) => boolean) {
    const own = new Set(this.batch.transactions.filter(of).map(({ blockNumber, index }) => `${blockNumber}/${index}`))
    return this.transactions().filter(({ blockNumber, index }) => own.has(`${blockNumber}/${index}`))
  }

  transfersWithin(block: number, first: number, last: number) {
    const isWithin = ({ blockNumber, logIndex }: TransferRow) =>
      blockNumber === block && logIndex >= first && logIndex <= last
    return this.#transfers(isWithin).reverse()
  }

  tokenTransfers(token: Hex) {
    return this.#transfers((row) => row.token === token)
  }

  erc721Transfers(address: Hex) {
    return this.#transfers((row) => row.standard === 721 && (row.from === address || row.to === address))
  }

  transfersOf(standard: number, address: Hex) {
    return this.#transfers((row) => row.standard === standard && [row.from, row.to].includes(address))
  }

  #transfers(of: (row: TransferRow) => boolean) {
    return this.batch.transfers
      .filter(of)
      .sort((a, b) => descending(positionOf(a), positionOf(b)))
      .map(({ blockNumber, logIndex, batchIndex, standard, token, tokenId, fragment }) => ({
        blockNumber,
        logIndex,
        batchIndex,
        standard,
        token,
        fragment,
        ...(tokenId !== undefined && { nft: this.token(token, tokenId) }),
      }))
  }

  deployments(creator: Hex) {
    return this.#deployments((row) => row.deployer === creator || row.deployerContract === creator)
  }

  deploymentsOf(contract: Hex) {
    return this.#deployments((row) => row.address === contract)
  }

  #deployments(of: (row: DeploymentRow) => boolean) {
    return this.batch.deployments
      .filter(of)
      .sort((a, b) =>
        descending([a.blockNumber, a.transactionIndex, a.sequence], [b.blockNumber, b.transactionIndex, b.sequence]),
      )
  }

  internalTransactions(address: Hex) {
    return (this.batch.internalTransactions ?? [])
      .filter((row) => row.from === address || row.to === address)
      .sort((a, b) =>
        descending([a.blockNumber, a.transactionIndex, a.sequence], [b.blockNumber, b.transactionIndex, b.sequence]),
      )
      .map(({ from: _from, to: _to, ...row }) => row)
  }

  internalTransactionsOf(blockNumber: number, index: number) {
    return (this.batch.internalTransactions ?? [])
      .filter((row) => row.blockNumber === blockNumber && row.transactionIndex === index)
      .sort((a, b) => a.sequence - b.sequence)
      .map(({ from: _from, to: _to, ...row }) => row)
  }

  messengerEvents(of: (event: MessengerEvent) => boolean) {
    const timestamps = this.#timestamps()
    return (this.batch.messengerEvents ?? [])
      .filter(({ fragment }) => of(readMessengerEvent(fragment)))
      .sort((a, b) => descending([a.blockNumber, a.logIndex], [b.blockNumber, b.logIndex]))
      .map((row) => ({ ...row, timestamp: timestamps[row.blockNumber] ?? 0 }))
  }

  tokens(contract: Hex) {
    const ids = new Set(this.batch.transfers.flatMap((row) => (row.token === contract ? (row.tokenId ?? []) : [])))
    return [...ids].sort().map((tokenId) => this.token(contract, tokenId))
  }

  token(contract: Hex, tokenId: Hex) {
    const transfers = this.batch.transfers
      .filter((row) => row.token === contract && row.tokenId === tokenId)
      .sort((a, b) => descending(positionOf(b), positionOf(a)))
    const standard = transfers[0]?.standard
    const owner = transfers.filter((row) => row.standard === 721).at(-1)?.to
    return { contract, tokenId, standard, ...(standard === 721 && { owner }) }
  }

  contracts() {
    const addresses = [
      ...this.batch.transfers.map((row) => row.token),
      ...this.batch.deployments.map((row) => row.address),
    ]
    return [...new Set(addresses)].sort().map((address) => ({ address }))
  }

  /** What a holder has of tokens after a block: as sums, and of ERC-721 tokens by where the last transfer went. */
  balances(holder: Hex, of: BalanceKind, blockNumber = Number.POSITIVE_INFINITY): readonly StoredBalance[] {
    if (holder === nobody) return []
    const held = new Map<string, StoredBalance>()
    for (const { standard, token: contract, tokenId, from, to, fragment, ...row } of this.batch.transfers) {
      if (row.blockNumber > blockNumber || !kinds[of].includes(standard)) continue
      const reference = { standard, contract, ...(tokenId !== undefined && { tokenId }) }
      const name = `${String(standard).padStart(4, "0")} ${contract} ${tokenId}`
      const value = BigInt(/"value":"(\d+)"/.exec(fragment)?.[1] ?? 0)
      const sum = (held.get(name)?.byEvents ?? 0n) + (to === holder ? value : 0n) - (from === holder ? value : 0n)
      const byEvents = standard === 721 ? BigInt(to === holder) : sum
      const clamped = byEvents < 0n ? 0n : byEvents >= 2n ** 256n ? 2n ** 256n - 1n : byEvents
      const nft = tokenId && this.token(contract, tokenId)
      held.set(name, {
        ...reference,
        balance: clamped,
        source: "events",
        byEvents,
        verdict: "unasked",
        ...(nft && { nft: nft as StoredToken }),
      })
    }
    return [...held]
      .filter(([, { balance }]) => balance > 0n)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, balance]) => balance)
  }

  /** Who has something of each ERC-20 and ERC-1155 token. */
  holders() {
    const sums = new Map<string, Map<Hex, bigint>>()
    for (const { standard, token: contract, tokenId, from, to, fragment } of this.batch.transfers) {
      if (standard === 721) continue
      const value = BigInt(/"value":"(\d+)"/.exec(fragment)?.[1] ?? 0)
      const token = JSON.stringify({ contract, tokenId })
      const balances = sums.get(token) ?? new Map<Hex, bigint>()
      sums.set(token, balances)
      balances.set(from, (balances.get(from) ?? 0n) - value)
      balances.set(to, (balances.get(to) ?? 0n) + value)
    }
    return Array.from(sums, ([token, balances]) => {
      const holders = Array.from(balances, ([holder, sum]) => ({
        holder,
        balance: sum < 2n ** 256n ? sum : 2n ** 256n - 1n,
      }))
        .filter(({ holder, balance }) => holder !== nobody && balance > 0n)
        .sort((one, other) => Number(other.balance - one.balance) || (one.holder < other.holder ? 1 : -1))
      const supply = holders.reduce((sum, { balance }) => sum + balance, 0n)
      const { contract, tokenId }: { contract: Hex; tokenId?: Hex } = JSON.parse(token)
      return { contract, tokenId, holders, holderCount: holders.length, supply }
    })
  }

  counters(period: "minute" | "day"): readonly Counter[] {
    const length = period === "minute" ? 60 : 86_400
    const timestamps = this.#timestamps()
    const starts = [...new Set(timestamps.map((timestamp) => Math.floor(timestamp / length) * length))]
    return starts
      .sort((a, b) => b - a)
      .map((start) => {
        const blocks = this.batch.blocks.filter(
          ({ number }) => Math.floor((timestamps[number] ?? 0) / length) * length === start,
        )
        return {
          start,
          blocks: blocks.length,
          transactions: blocks.reduce((sum, block) => sum + block.transactionCount, 0),
          gasUsed: blocks.reduce((sum, block) => sum + block.gasUsed, 0n),
          firstBlockAt: timestamps[blocks[0]?.number ?? -1] ?? 0,
          lastBlockAt: timestamps[blocks.at(-1)?.number ?? -1] ?? 0,
        }
      })
  }
}

const isParty = (row: TransactionRow, address: Hex) => row.from === address || row.to === address

const rowsOf: Readonly<Record<string, (model: Model, key: Hex) => readonly { readonly blockNumber: number }[]>> = {
  "token-transfers": (model, token) => model.tokenTransfers(token),
  "erc721-transfers": (model, address) => model.erc721Transfers(address),
  "deployments-by-creator": (model, address) => model.deployments(address),
  "deployments-of-contract": (model, contract) => model.deploymentsOf(contract),
  "address-transactions": (model, address) => model.transactionsOf((row) => isParty(row, address)),
  "transaction-hashes": (model, key) => model.transactionsOf((row) => row.hash.startsWith(key)),
  "erc20-transfers": (model, address) => model.transfersOf(20, address),
  "erc1155-transfers": (model, address) => model.transfersOf(1155, address),
  "internal-transactions": (model, address) => model.internalTransactions(address),
  "messenger-events": (model, key) =>
    model.messengerEvents((event) => ("messageId" in event ? event.messageId === key : key === "0x00")),
  "address-messages": (model, address) =>
    model.messengerEvents((event) => isMessage(event) && (event.from === address || event.to === address)),
  "chain-messages": (model, key) =>
    model.messengerEvents((event) => {
      if (!isMessage(event)) return false
      return key === "0x00" || (event.kind === "sent" ? event.destination : event.source) === key
    }),
}

const isMessage = (event: MessengerEvent) => event.kind === "sent" || event.kind === "received"

const positionOf = (row: TransferRow): Position => [row.blockNumber, row.logIndex, row.batchIndex]

function descending(a: Position, b: Position): number {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0
    if (value !== other) return other - value
  }
  return 0
}
