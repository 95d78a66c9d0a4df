import { keccak_256 } from "@noble/hashes/sha3.js"
import { type Executed, sealBlock } from "@serac/kits/blocks"

/** A block as a node returns it, with its receipts and traces. */
export interface FakeBlock {
  readonly block: {
    readonly number: string
    readonly hash: string
    readonly parentHash: string
    readonly settledHeight?: string
    readonly transactions: readonly { readonly hash: string }[]
  }
  readonly receipts: readonly { readonly transactionHash: string; readonly from: string }[]
  readonly traces: readonly { readonly result: { readonly to: string; readonly calls: unknown[] } }[]
}

/** The contents of the blocks. */
export interface FakeChainOptions {
  readonly transactions?: number
  /** Bytes of padding in each transaction's input. */
  readonly padding?: number
  /** The distance to the later block that settles a block, and whose header commits to it (Helicon). */
  readonly settledAfter?: number
}

/** The values of a block that a later header contains when it settles the block. */
const executions = new WeakMap<FakeBlock, Executed>()
const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const token = `0x${"70".repeat(20)}`

export const quantity = (number: number | bigint): string => `0x${number.toString(16)}`
export const hashOf = (text: string): `0x${string}` => `0x${Buffer.from(keccak_256(Buffer.from(text))).toString("hex")}`
const addressOf = (text: string): string => `0x${hashOf(text).slice(26)}`
const topicOf = (address: string): string => `0x${"0".repeat(24)}${address.slice(2)}`

/** A chain of blocks with ERC-20 transfers; the name of its fork determines every byte. */
export class FakeChain {
  blocks: FakeBlock[]
  readonly #options: FakeChainOptions

  constructor(length: number, options: FakeChainOptions = {}, fork = "main") {
    this.#options = options
    this.blocks = []
    this.grow(length, fork)
  }

  get head(): number {
    return this.blocks.length - 1
  }

  /** Adds blocks on top. */
  grow(count: number, fork = "main"): void {
    for (let added = 0; added < count; added++) this.blocks.push(this.#make(fork))
  }

  /** Replaces the last blocks by others. */
  fork(depth: number, length: number, fork: string): void {
    this.blocks = this.blocks.slice(0, this.blocks.length - depth)
    this.grow(length, fork)
  }

  /** A copy that can diverge. */
  copy(): FakeChain {
    const copy = new FakeChain(0, this.#options)
    copy.blocks = [...this.blocks]
    return copy
  }

  /** The first blocks, as on a node that is behind: this many, or all except this many if the number is negative. */
  beginning(blocks: number): FakeChain {
    const behind = this.copy()
    behind.blocks = this.blocks.slice(0, blocks)
    return behind
  }

  /** The block with this number. */
  at(number: number): FakeBlock {
    return this.blocks[number] as FakeBlock
  }

  find(id: string): FakeBlock | undefined {
    if (id === "latest") return this.blocks.at(-1)
    return id.length === 66 ? this.blocks.find(({ block }) => block.hash === id) : this.blocks[Number(id)]
  }

  #make(fork: string): FakeBlock {
    const parentHash = this.blocks.at(-1)?.block.hash ?? `0x${"0".repeat(64)}`
    const number = this.blocks.length
    const { transactions: count = 2, padding = 0, settledAfter } = this.#options
    const transactions = []
    const receipts = []
    const froms: string[] = []
    for (let index = 0; index < (number === 0 ? 0 : count); index++) {
      const from = addressOf(`sender ${(number * 7 + index) % 50}`)
      const to = addressOf(`receiver ${(number * 13 + index) % 500}`)
      froms.push(from)
      transactions.push({
        from,
        to: token,
        type: "0x2",
        nonce: quantity(number),
        gas: "0x186a0",
        gasPrice: "0x3b9aca07",
        maxFeePerGas: "0x77359400",
        maxPriorityFeePerGas: "0x7",
        value: "0x0",
        input: `0xa9059cbb${topicOf(to).slice(2)}${"0".repeat(61)}3e8${"00".repeat(padding)}`,
      })
      receipts.push({
        from,
        to: token,
        status: "0x1",
        type: "0x2",
        contractAddress: null,
        gasUsed: "0xc350",
        cumulativeGasUsed: quantity(50_000 * (index + 1)),
        effectiveGasPrice: "0x3b9aca07",
        logs: [
          {
            address: token,
            logIndex: quantity(index),
            removed: false,
            topics: [transferTopic, topicOf(from), topicOf(to)],
            data: `0x${"0".repeat(61)}3e8`,
          },
        ],
      })
    }
    const settledHeight = settledAfter === undefined ? undefined : Math.max(0, number - settledAfter)
    const header = {
      ...(settledHeight === undefined ? {} : { settledHeight: quantity(settledHeight) }),
      number: quantity(number),
      parentHash,
      timestamp: quantity(1_700_000_000 + number * 2),
      gasLimit: "0xe4e1c0",
      gasUsed: quantity(50_000 * transactions.length),
      baseFeePerGas: "0x3b9aca00",
      extraData: `0x${Buffer.from(fork).toString("hex")}`,
    }
    const settles = settledHeight === undefined ? undefined : this.#settledBy(settledHeight)
    const { executed, ...sealed } = sealBlock({ header, transactions, receipts, settles })
    const traces = (sealed as Pick<FakeBlock, "block">).block.transactions.map(({ hash }, index) => ({
      txHash: hash,
      result: { type: "CALL", from: froms[index] as string, to: token, calls: [] },
    }))
    const made = { ...sealed, traces }
    executions.set(made, executed)
    return made
  }

  /** The blocks that a header settles beyond those of the header before it. */
  #settledBy(height: number): readonly Executed[] {
    const before = Number(this.blocks.at(-1)?.block.settledHeight ?? 0)
    return this.blocks.slice(before + 1, height + 1).map((one) => executions.get(one) as Executed)
  }
}
