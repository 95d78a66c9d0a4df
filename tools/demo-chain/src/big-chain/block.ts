import type { Hex } from "viem"
import { Bloom, type BloomItem, bloomItem } from "./bloom.ts"
import { mix, quantity, word } from "./mix.ts"

/** What a synthetic chain is made of. */
export interface BigChainShape {
  readonly seed: number
  readonly chainId: number
  readonly transfersPerBlock: number
  readonly tokens: number
  readonly accounts: number
  /** Timestamp of block 0, in Unix seconds. */
  readonly genesisTime: number
  /** Seconds between blocks. */
  readonly blockTime: number
}

/** The ready texts of one block. */
export interface BlockTexts {
  /** `eth_getBlockByNumber` with full transactions, and with hashes. */
  readonly full: string
  readonly brief: string
  readonly receipts: readonly string[]
  readonly transactions: readonly string[]
  readonly logs: readonly string[]
}

const transferTopic: Hex = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const emptyBloom = `0x${"00".repeat(256)}`
const emptyRoot = "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421"
const noUncles = "0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347"
const gasPerTransfer = 51_000
const [blockKind, transactionKind, accountKind, tokenKind, choiceKind] = [1, 2, 3, 4, 5] as const

/** Makes any block of a synthetic chain of ERC-20 transfers; the same number gives the same block. */
export function createBlocks(shape: BigChainShape) {
  const { seed, chainId, transfersPerBlock } = shape
  const address = (kind: number) => (_: unknown, index: number) => {
    const hex = mix(20, seed, kind, index)
    return { hex, topic: `0x${word(hex)}` as Hex, inTopic: bloomItem(`0x${word(hex)}`), asAddress: bloomItem(hex) }
  }
  const accounts = Array.from({ length: shape.accounts }, address(accountKind))
  const tokens = Array.from({ length: shape.tokens }, address(tokenKind))
  const topicItem: BloomItem = bloomItem(transferTopic)
  const hash = (number: number): Hex => (number < 0 ? `0x${"00".repeat(32)}` : mix(32, seed, blockKind, number))
  const transactionHash = (number: number, index: number): Hex => mix(32, seed, transactionKind, number, index)
  const pick = (number: number, index: number, what: number, count: number) =>
    Number.parseInt(mix(4, seed, choiceKind, number, index, what).slice(2), 16) % count

  const texts = (number: number): BlockTexts => {
    const count = number === 0 ? 0 : transfersPerBlock
    const at = `"blockHash":"${hash(number)}","blockNumber":"${quantity(number)}"`
    const timestamp = quantity(shape.genesisTime + number * shape.blockTime)
    const [receipts, transactions, logs, hashes]: [string[], string[], string[], string[]] = [[], [], [], []]
    const blockBloom = new Bloom()
    for (let index = 0; index < count; index++) {
      const from = accounts[pick(number, index, 0, accounts.length)] as (typeof accounts)[number]
      const to = accounts[pick(number, index, 1, accounts.length)] as (typeof accounts)[number]
      const token = tokens[pick(number, index, 2, tokens.length)] as (typeof tokens)[number]
      const value = word(1 + pick(number, index, 3, 1_000_000_000))
      const bloom = new Bloom()
      for (const item of [token.asAddress, topicItem, from.inTopic, to.inTopic]) {
        bloom.add(item)
        blockBloom.add(item)
      }
      const txHash = transactionHash(number, index)
      const place = `${at},"transactionHash":"${txHash}","transactionIndex":"${quantity(index)}"`
      const log = `{"address":"${token.hex}","topics":["${transferTopic}","${from.topic}","${to.topic}"],"data":"0x${value}",${place},"logIndex":"${quantity(index)}","removed":false}`
      logs.push(log)
      hashes.push(`"${txHash}"`)
      receipts.push(
        `{${place},"from":"${from.hex}","to":"${token.hex}","contractAddress":null,"cumulativeGasUsed":"${quantity(gasPerTransfer * (index + 1))}","gasUsed":"${quantity(gasPerTransfer)}","effectiveGasPrice":"0x5d21dba00","status":"0x1","type":"0x2","logsBloom":"${bloom.toHex()}","logs":[${log}]}`,
      )
      transactions.push(
        `{${at},"hash":"${txHash}","transactionIndex":"${quantity(index)}","type":"0x2","chainId":"${quantity(chainId)}","from":"${from.hex}","to":"${token.hex}","nonce":"${quantity(number)}","value":"0x0","gas":"0x13880","gasPrice":"0x5d21dba00","maxFeePerGas":"0xba43b7400","maxPriorityFeePerGas":"0x0","input":"0xa9059cbb${word(to.hex)}${value}","accessList":[],"v":"0x${index & 1}","yParity":"0x${index & 1}","r":"${mix(32, seed, number, index, 1)}","s":"${mix(32, seed, number, index, 2)}"}`,
      )
    }
    const rootOf = (kind: number) => (count === 0 ? emptyRoot : mix(32, seed, kind, number))
    const block = (members: readonly string[]) =>
      `{"number":"${quantity(number)}","hash":"${hash(number)}","parentHash":"${hash(number - 1)}","timestamp":"${timestamp}","nonce":"0x0000000000000000","sha3Uncles":"${noUncles}","logsBloom":"${count === 0 ? emptyBloom : blockBloom.toHex()}","transactionsRoot":"${rootOf(11)}","stateRoot":"${mix(32, seed, 12, number)}","receiptsRoot":"${rootOf(13)}","miner":"0x0100000000000000000000000000000000000000","mixHash":"0x${"00".repeat(32)}","difficulty":"0x1","totalDifficulty":"${quantity(number)}","extraData":"0x","size":"${quantity(700 + count * 180)}","gasLimit":"0x1c9c380","gasUsed":"${quantity(gasPerTransfer * count)}","baseFeePerGas":"0x5d21dba00","uncles":[],"transactions":[${members.join()}]}`
    return { full: block(transactions), brief: block(hashes), receipts, transactions, logs }
  }
  return {
    texts,
    hash,
    transactionHash,
    tokens: tokens.map(({ hex }) => hex),
    accounts: accounts.map(({ hex }) => hex),
  }
}

export type Blocks = ReturnType<typeof createBlocks>
