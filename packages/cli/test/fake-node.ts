import { type SealedBlock, sealBlock } from "@serac/kits/blocks"
import { type EvmBlock, EvmNode } from "@serac/kits/nodes"

/** An EVM node with a generated chain: a native transfer in each block. */
export interface FakeNode {
  readonly url: string
  /** Adds blocks. */
  mine(count: number): void
  /** Replaces the last blocks with as many others. */
  reorganize(depth: number): void
  /** Serves another chain from now on. */
  becomes(chainId: number): void
  /** Stops answering until it is up again at the same URL. */
  down(): Promise<void>
  up(): Promise<void>
  close(): Promise<void>
}

/** Options of a fake node. */
export interface FakeNodeOptions {
  readonly chainId?: number | bigint
  /** Blocks above block 0. Default 20. */
  readonly blocks?: number
  /** Port. Default: any free one. */
  readonly port?: number
}

const from = `0x${"11".repeat(20)}`
const to = `0x${"22".repeat(20)}`
const none = `0x${"00".repeat(32)}`
const genesisTime = 1_767_225_600
const hex = (number: number | bigint) => `0x${number.toString(16)}`

/** A block with its hashes. @param fork - number of the fork, which changes the block's hash */
function makeBlock(chainId: number | bigint, number: number, fork: number, parentHash: string): SealedBlock {
  const transaction = {
    type: "0x0",
    v: hex(BigInt(chainId) * 2n + 35n),
    nonce: hex(number - 1),
    from,
    to,
    value: hex(number * 1_000),
    gas: "0x5208",
    gasPrice: "0x5d21dba00",
    input: "0x",
    chainId: hex(chainId),
  }
  const receipt = {
    type: "0x0",
    status: "0x1",
    from,
    to,
    contractAddress: null,
    gasUsed: "0x5208",
    cumulativeGasUsed: "0x5208",
    effectiveGasPrice: "0x5d21dba00",
    logs: [],
  }
  const header = {
    number: hex(number),
    parentHash,
    timestamp: hex(genesisTime + number * 60),
    gasLimit: "0xe4e1c0",
    gasUsed: number === 0 ? "0x0" : "0x5208",
    baseFeePerGas: "0x5d21dba00",
    extraData: `0x${BigInt(chainId).toString(16).padStart(16, "0")}${fork.toString(16).padStart(8, "0")}`,
  }
  const isEmpty = number === 0
  return sealBlock({ header, transactions: isEmpty ? [] : [transaction], receipts: isEmpty ? [] : [receipt] })
}

/** Starts a node on a free port of this machine. */
export async function startFakeNode(options: FakeNodeOptions = {}): Promise<FakeNode> {
  const { chainId: first = 4242, blocks = 20, port = 0 } = options
  let chainId = first
  let fork = 0
  let chain: SealedBlock[] = []
  const grow = (count: number) => {
    for (let added = 0; added < count; added++)
      chain.push(makeBlock(chainId, chain.length, fork, chain.at(-1)?.block.hash ?? none))
  }
  grow(blocks + 1)
  const served = {
    // The blocks, with additional members that no hash covers.
    get blocks() {
      return chain.map(({ block, receipts }) => ({
        block: { ...block, size: "0x300", uncles: [] },
        receipts,
      })) as unknown as EvmBlock[]
    },
    get head() {
      return chain.length - 1
    },
  }
  const state = { call: () => "0x", code: () => "0x" }
  const node = await new EvmNode(served, { chainId: hex(first), state }).listen({ port })
  return {
    url: node.url,
    mine: grow,
    becomes: (next) => {
      const { length } = chain
      chainId = next
      node.chainId = hex(next)
      chain = []
      grow(length)
    },
    reorganize: (depth) => {
      fork += 1
      chain = chain.slice(0, chain.length - depth)
      grow(depth)
    },
    up: () => node.server.up(),
    down: () => node.server.down(),
    close: () => node.close(),
  }
}
