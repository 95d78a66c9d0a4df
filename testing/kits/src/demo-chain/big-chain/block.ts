import type { Hex } from "viem"
import { sealBlock } from "../../blocks/index.ts"
import { mix, mixedQuantity, paddedWord } from "./mix.ts"

/** What a synthetic chain is made of. */
export interface BigChainShape {
  readonly seed: number
  readonly chainId: number
  readonly transfersPerBlock: number
  /** Above 1, transactions call a contract that distributes tokens. */
  readonly transfersPerTransaction: number
  readonly tokens: number
  readonly accounts: number
  /**
   * Whether each transfer passes on what another one brought its sender, so that `balanceOf` answers what the events say. Default no:
   * senders, tokens and values are by chance, `balanceOf` is 1,000 tokens always, and no token's events are true.
   */
  readonly hasTrueBalances?: boolean
  /** Timestamp of block 0, in Unix seconds. */
  readonly genesisTime: number
  /** Seconds between blocks. */
  readonly blockTime: number
  /** Blocks whose answers are kept ready at most, 200 kB each: a chain of a million transactions would take 5 GB. Default: all. */
  readonly readyBlocks?: number
}

/** The ready texts of one block. */
export interface BlockTexts {
  /** As `newHeads` tells it. */
  readonly header: string
  /** `eth_getBlockByNumber` with full transactions, and with hashes. */
  readonly full: string
  readonly brief: string
  readonly receipts: readonly string[]
  readonly transactions: readonly string[]
  readonly logs: readonly string[]
}

const transferTopic: Hex = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const gasPerTransfer = 51_000
const gasLimitPerTransfer = 80_000
/** What passes from holder to holder where balances are true. */
const coin = 1_000_000
const [accountKind, tokenKind, choiceKind, distributorKind] = [3, 4, 5, 6] as const

/** Makes the blocks of a synthetic chain of ERC-20 transfers, one after the other; the same number gives the same block. */
export function createBlocks(shape: BigChainShape) {
  const { seed, chainId, transfersPerBlock, transfersPerTransaction, hasTrueBalances = false } = shape
  const distributor = mix(20, seed, distributorKind)
  const party = (hex: Hex) => ({ hex, topic: `0x${paddedWord(hex)}` as Hex })
  const address = (kind: number) => (_: unknown, index: number) => party(mix(20, seed, kind, index))
  const nobody = party(`0x${"00".repeat(20)}`)
  const accounts = Array.from({ length: shape.accounts }, address(accountKind))
  const tokens = Array.from({ length: shape.tokens }, address(tokenKind))
  const pick = (number: number, index: number, what: number, count: number) =>
    Number.parseInt(mix(4, seed, choiceKind, number, index, what).slice(2), 16) % count

  const accountOf = (number: number, index: number, what: number) =>
    accounts[pick(number, index, what, accounts.length)] as (typeof accounts)[number]

  /** Of a coin that goes from holder to holder, a transfer in each block, and is minted in block 1. */
  const passed = (number: number, logIndex: number) => ({
    logIndex,
    from: number === 1 ? nobody : accountOf(number - 1, logIndex, 1),
    to: accountOf(number, logIndex, 1),
    token: tokens[logIndex % tokens.length] as (typeof tokens)[number],
    value: paddedWord(coin),
  })

  const transfersOf = (number: number, index: number) => {
    const first = index * transfersPerTransaction
    const count = Math.min(transfersPerTransaction, transfersPerBlock - first)
    return Array.from({ length: count }, (_, offset) => {
      const logIndex = first + offset
      if (hasTrueBalances) return passed(number, logIndex)
      // A transaction has one sender.
      const from = accountOf(number, first, 0)
      const to = accountOf(number, logIndex, 1)
      const token = tokens[pick(number, logIndex, 2, tokens.length)] as (typeof tokens)[number]
      return { logIndex, from, to, token, value: paddedWord(1 + pick(number, logIndex, 3, 1_000_000_000)) }
    })
  }
  type Transfers = ReturnType<typeof transfersOf>

  const callOf = (transfers: Transfers): { readonly to: Hex; readonly input: string } => {
    const [only] = transfers
    if (only && transfersPerTransaction === 1)
      return { to: only.token.hex, input: `0xa9059cbb${paddedWord(only.to.hex)}${only.value}` }
    const words = transfers.map(({ token, to, value }) => paddedWord(token.hex) + paddedWord(to.hex) + value)
    return { to: distributor, input: `0x1239ec8c${words.join("")}` }
  }

  const unsealedTransaction = (number: number, transfers: Transfers) => {
    const { to, input } = callOf(transfers)
    return {
      type: "0x2",
      chainId: mixedQuantity(chainId),
      from: (transfers[0] as Transfers[number]).from.hex,
      to,
      nonce: mixedQuantity(number),
      value: "0x0",
      gas: mixedQuantity(gasLimitPerTransfer * transfers.length),
      gasPrice: "0x5d21dba00",
      maxFeePerGas: "0xba43b7400",
      maxPriorityFeePerGas: "0x0",
      input,
    }
  }

  const unsealedReceipt = ({ from, to, type }: ReturnType<typeof unsealedTransaction>, transfers: Transfers) => ({
    from,
    to,
    type,
    contractAddress: null,
    cumulativeGasUsed: mixedQuantity(gasPerTransfer * ((transfers.at(-1)?.logIndex ?? 0) + 1)),
    gasUsed: mixedQuantity(gasPerTransfer * transfers.length),
    effectiveGasPrice: "0x5d21dba00",
    status: "0x1",
    logs: transfers.map(({ token, from, to, value, logIndex }) => ({
      address: token.hex,
      topics: [transferTopic, from.topic, to.topic],
      data: `0x${value}`,
      logIndex: mixedQuantity(logIndex),
      removed: false,
    })),
  })

  /** By number, as far as blocks were made: a block names its parent by the hash. */
  const hashes: Hex[] = []

  const seal = (number: number) => {
    const count = number === 0 ? 0 : Math.ceil(transfersPerBlock / transfersPerTransaction)
    const transfers = Array.from({ length: count }, (_, index) => transfersOf(number, index))
    const transactions = transfers.map((own) => unsealedTransaction(number, own))
    const receipts = transactions.map((tx, index) => unsealedReceipt(tx, transfers[index] as Transfers))
    const header = {
      number: mixedQuantity(number),
      parentHash: hash(number - 1),
      timestamp: mixedQuantity(shape.genesisTime + number * shape.blockTime),
      miner: "0x0100000000000000000000000000000000000000",
      gasLimit: "0x1c9c380",
      gasUsed: mixedQuantity(number === 0 ? 0 : gasPerTransfer * transfersPerBlock),
      baseFeePerGas: "0x5d21dba00",
      // Chains of other seeds have other blocks.
      extraData: `0x${seed.toString(16).padStart(8, "0")}`,
    }
    const sealed = sealBlock({ header, transactions, receipts })
    hashes[number] = sealed.block.hash
    return sealed
  }

  const hash = (number: number): Hex => {
    if (number < 0) return `0x${"00".repeat(32)}`
    while (hashes.length <= number) seal(hashes.length)
    return hashes[number] as Hex
  }

  const transactionHashes = (number: number): readonly Hex[] =>
    seal(number).block.transactions.map(({ hash }: { readonly hash: Hex }) => hash)

  const texts = (number: number): BlockTexts => {
    const { block, receipts } = seal(number)
    const { transactions, ...rest } = block
    const size = mixedQuantity(700 + transactions.length * 180)
    const header = { ...rest, totalDifficulty: mixedQuantity(number), size }
    const ofHashes = transactions.map(({ hash }: { readonly hash: Hex }) => hash)
    return {
      header: JSON.stringify(header),
      full: JSON.stringify({ ...header, uncles: [], transactions }),
      brief: JSON.stringify({ ...header, uncles: [], transactions: ofHashes }),
      receipts: receipts.map((receipt) => JSON.stringify(receipt)),
      transactions: transactions.map((tx: object) => JSON.stringify(tx)),
      logs: receipts.flatMap(({ logs }) => logs.map((log: object) => JSON.stringify(log))),
    }
  }
  const balanceOf = (token: number, holder: Hex, number: number): bigint => {
    if (!hasTrueBalances) return 10n ** 21n
    let balance = 0n
    for (let coins = token; number > 0 && coins < transfersPerBlock; coins += tokens.length)
      if (accountOf(number, coins, 1).hex === holder) balance += BigInt(coin)
    return balance
  }
  return {
    texts,
    /** What a token, by its index, answers of a holder after a block. */
    balanceOf,
    hash,
    transactionHashes,
    tokens: tokens.map(({ hex }) => hex),
    accounts: accounts.map(({ hex }) => hex),
  }
}

export type SyntheticBlocks = ReturnType<typeof createBlocks>
