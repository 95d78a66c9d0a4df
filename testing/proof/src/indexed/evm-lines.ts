import { call, type EvmBlock, type EvmChain, fromHex, type Log, toHex } from "@serac/devnet/evm"
import { type ChainReader, fillHoles, type Hex } from "@serac/store"
import { encodeFunctionData, erc20Abi } from "viem"

/** The contents of an EVM chain or of its stored data, one item a line. */
export interface EvmLines {
  readonly blocks: readonly string[]
  readonly transactions: readonly string[]
  readonly transfers: readonly string[]
  /** Balances of ERC-20 tokens, by contract and holder. */
  readonly balances: readonly string[]
}

const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const everything = { limit: 100_000 } as const
const zeroHolder = `0x${"0".repeat(40)}`

/** Whether a log is the transfer event of an ERC-20 token: three topics, and 32 bytes of data. */
const isCoinTransfer = ({ topics, data }: Log) =>
  topics[0] === transferTopic && topics.length === 3 && data.length === 32

const addressIn = (topic: string | undefined): Hex => `0x${topic?.slice(26)}`

const transferLine = (number: bigint | number, index: number, token: string, from: string, to: string, value: bigint) =>
  `${number}/${index} ${token} ${from} ${to} ${value}`

/** The gas used by a block's transactions. The header of a block that is executed after its acceptance has the gas limits instead. */
const executedGas = ({ header, receipts }: EvmBlock): bigint =>
  header.settledHeight === undefined ? header.gasUsed : receipts.reduce((sum, { gasUsed }) => sum + gasUsed, 0n)

/** An address that received an ERC-20 token. */
interface TokenHolding {
  readonly token: Hex
  readonly holder: Hex
}

/** The contents of the chain itself: its blocks, and the balances that its contracts report. */
export async function chainLines(chain: EvmChain): Promise<EvmLines> {
  const blocks: string[] = []
  const transactions: string[] = []
  const transfers: string[] = []
  for (const block of evmBlocks(chain)) {
    const { header, hash } = block
    const count = block.transactions.length
    blocks.push(
      [
        header.number,
        hash,
        header.number === 0n ? undefined : header.parentHash,
        header.timestamp,
        count,
        executedGas(block),
      ].join(" "),
    )
    for (const [index, { hash: of, from, to, value }] of block.transactions.entries()) {
      const { succeeded, gasUsed, effectiveGasPrice, contractAddress } = block.receipts[
        index
      ] as EvmBlock["receipts"][number]
      const status = succeeded ? 1 : 0
      transactions.push(
        [of, hash, index, status, gasUsed, effectiveGasPrice, from, to ?? contractAddress, value].join(" "),
      )
    }
    for (const [index, log] of logsOf(block).entries())
      if (isCoinTransfer(log)) {
        const [, from, to] = log.topics
        const value = BigInt(toHex(log.data))
        transfers.push(transferLine(header.number, index, log.address, addressIn(from), addressIn(to), value))
      }
  }
  const balances: string[] = []
  for (const { token, holder } of holdingsOf(chain)) {
    const data = fromHex(encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [holder] }))
    const balance = BigInt(toHex(await call(chain, chain.tip, { to: token, data })))
    if (balance > 0n) balances.push(`${token} ${holder} ${balance}`)
  }
  return { blocks, transactions, transfers, balances: balances.sort() }
}

/** The contents of a stored chain, read as the data service reads it. */
export async function storedChainLines(reader: ChainReader, chain: EvmChain): Promise<EvmLines> {
  const blocks = (await reader.blocks(everything)).map(({ number, json }) => {
    const { blockHash, parentHash, blockTimestamp, txCount, gasUsed } = JSON.parse(json)
    return [number, blockHash, number === 0 ? undefined : parentHash, blockTimestamp, txCount, gasUsed].join(" ")
  })
  const transactions = (await reader.transactions(everything)).map(({ fragment }) => {
    const { txHash, blockHash, blockIndex, txStatus, gasUsed, gasPrice, from, to, value } = parseFragment(fragment)
    const [sender, called] = [from.address.toLowerCase(), to.address.toLowerCase()]
    return [txHash, blockHash, blockIndex, txStatus, gasUsed, gasPrice, sender, called, value].join(" ")
  })
  const holdings = holdingsOf(chain)
  const transfers: (readonly [number, number, string])[] = []
  for (const token of new Set(holdings.map(({ token }) => token)))
    for (const { blockNumber, logIndex, fragment, standard } of await reader.tokenTransfers(token, everything)) {
      if (standard !== 20) continue
      const { from, to, value } = parseFragment(fragment)
      const [payer, payee] = [from.address.toLowerCase(), to.address.toLowerCase()]
      transfers.push([blockNumber, logIndex, transferLine(blockNumber, logIndex, token, payer, payee, BigInt(value))])
    }
  const balances: string[] = []
  for (const holder of new Set(holdings.map(({ holder }) => holder)))
    for (const { contract, balance } of (await reader.balances({ holder, of: "erc20", ...everything })).balances)
      balances.push(`${contract} ${holder} ${balance}`)
  return {
    ...{ blocks: blocks.reverse(), transactions: transactions.reverse() },
    transfers: transfers.sort(([a, b], [c, d]) => a - c || b - d).map(([, , line]) => line),
    balances: balances.sort(),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the JSON of an item that our own package wrote.
const parseFragment = (fragment: string): any => JSON.parse(fillHoles(fragment, () => ""))

function evmBlocks(chain: EvmChain): EvmBlock[] {
  return Array.from({ length: Number(chain.tip.header.number) + 1 }, (_, at) => chain.blockAt(BigInt(at)) as EvmBlock)
}

const logsOf = (block: EvmBlock): readonly Log[] => block.receipts.flatMap(({ logs }) => logs)

/** The ERC-20 tokens that each address may hold. */
function holdingsOf(chain: EvmChain): readonly TokenHolding[] {
  const holdings = new Map<string, TokenHolding>()
  for (const log of evmBlocks(chain).flatMap(logsOf).filter(isCoinTransfer))
    for (const holder of log.topics.slice(1).map(addressIn))
      if (holder !== zeroHolder) holdings.set(`${log.address} ${holder}`, { token: log.address, holder })
  return [...holdings.values()]
}
