import type { Hex } from "viem"
import { sealBlock } from "../../blocks/index.ts"
import { mix, mixedQuantity, paddedWord } from "./mix.ts"

/** The parameters of a synthetic chain. */
export interface BigChainShape {
  readonly seed: number
  readonly chainId: number
  readonly transfersPerBlock: number
  /** If above 1, transactions call a contract that distributes tokens. */
  readonly transfersPerTransaction: number
  readonly tokens: number
  readonly accounts: number
  /**
   * Whether each transfer passes on tokens that the sender received before, so that `balanceOf` is consistent with the events. Default false:
   * senders, tokens and values are random, `balanceOf` is always 1,000 tokens, and does not match the events of any token.
   */
  readonly hasTrueBalances?: boolean
  /** Timestamp of block 0, in Unix seconds. */
  readonly genesisTime: number
  /** Seconds between blocks. */
  readonly blockTime: number
  /** The maximum number of blocks with prepared answers, of 200 kB each: a chain of a million transactions would need 5 GB. Default: all. */
  readonly readyBlocks?: number
}

/** The prepared texts of one block. */
export interface BlockTexts {
  /** The header as sent in `newHeads` events. */
  readonly header: string
  /** The answers of `eth_getBlockByNumber` with full transactions, and with hashes. */
  readonly full: string
  readonly brief: string
  readonly receipts: readonly string[]
  readonly transactions: readonly string[]
  readonly logs: readonly string[]
}

const transferTopic: Hex = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const gasPerTransfer = 51_000
const gasLimitPerTransfer = 80_000
/** The amount that each transfer passes on if balances are consistent. */
const coin = 1_000_000
const [accountKind, tokenKind, choiceKind, distributorKind] = [3, 4, 5, 6] as const

/** Creates the generator of a synthetic chain's blocks with ERC-20 transfers; the same number always gives the same block. */
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

  /** A transfer of an amount that is minted in block 1 and then passed on to the next holder in each block. */
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
      // All transfers of a transaction have the same sender.
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

  /** By number, for all generated blocks, since a block contains the hash of its parent. */
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
      // Makes blocks of chains with different seeds differ.
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
    /** The balance of a holder, for a token's index, after a block. */
    balanceOf,
    hash,
    transactionHashes,
    tokens: tokens.map(({ hex }) => hex),
    accounts: accounts.map(({ hex }) => hex),
  }
}

export type SyntheticBlocks = ReturnType<typeof createBlocks>
