import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { type SealedBlock, sealBlock } from "@serac/kits/demo-chain"

/** An EVM node with a chain of its own making: a native transfer in each block. */
export interface FakeNode {
  readonly url: string
  /** Adds blocks. */
  mine(count: number): void
  /** Replaces the last blocks by as many others. */
  reorganize(depth: number): void
  /** Serves another chain from now on. */
  becomes(chainId: number): void
  /** Answers nothing until it is up again, at the same URL. */
  down(): Promise<void>
  up(): Promise<void>
  close(): Promise<void>
}

/** How a fake node begins. */
export interface FakeNodeOptions {
  readonly chainId?: number | bigint
  /** Blocks above block 0. Default 20. */
  readonly blocks?: number
  /** Default any free one. */
  readonly port?: number
}

interface Request {
  readonly id: unknown
  readonly method: string
  readonly params?: readonly unknown[]
}

const from = `0x${"11".repeat(20)}`
const to = `0x${"22".repeat(20)}`
const none = `0x${"00".repeat(32)}`
const genesisTime = 1_767_225_600
const hex = (number: number | bigint) => `0x${number.toString(16)}`

/** A block with its hashes. @param fork - makes it another one than that of the same number on another fork */
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
  const { chainId: first = 4242, blocks = 20 } = options
  let { port = 0 } = options
  let chainId = first
  let fork = 0
  let chain: SealedBlock[] = []
  const grow = (count: number) => {
    for (let added = 0; added < count; added++)
      chain.push(makeBlock(chainId, chain.length, fork, chain.at(-1)?.block.hash ?? none))
  }
  grow(blocks + 1)

  const find = (tag: unknown): SealedBlock | undefined => {
    if (typeof tag !== "string") return undefined
    if (/^0x[0-9a-f]{64}$/.test(tag)) return chain.find(({ block }) => block.hash === tag)
    return tag.startsWith("0x") ? chain[Number(tag)] : tag === "earliest" ? chain[0] : chain.at(-1)
  }
  const block = (tag: unknown, isWhole: unknown) => {
    const found = find(tag)
    if (found === undefined) return null
    const transactions = found.block.transactions as readonly { readonly hash: string }[]
    const listed = isWhole === true ? transactions : transactions.map(({ hash }) => hash)
    return { ...found.block, size: "0x300", uncles: [], transactions: listed }
  }
  const methods: Record<string, (...params: readonly unknown[]) => unknown> = {
    eth_chainId: () => hex(chainId),
    net_version: () => String(chainId),
    web3_clientVersion: () => "fake/1.0",
    eth_blockNumber: () => hex(chain.length - 1),
    eth_getBlockByNumber: block,
    eth_getBlockByHash: block,
    eth_getBlockReceipts: (tag) => find(tag)?.receipts ?? null,
    eth_getTransactionReceipt: (hash) =>
      chain.flatMap(({ receipts }) => receipts).find((one) => one.transactionHash === hash) ?? null,
    eth_getLogs: () => [],
    eth_getCode: () => "0x",
    eth_call: () => "0x",
  }
  const answer = ({ id, method, params = [] }: Request) => {
    const found = methods[method]
    if (found === undefined) {
      return { jsonrpc: "2.0", id, error: { code: -32601, message: `the method ${method} does not exist` } }
    }
    return { jsonrpc: "2.0", id, result: found(...params) }
  }

  let server: Server
  const up = async () => {
    server = createServer((request, response) => {
      let text = ""
      request.setEncoding("utf8").on("data", (part: string) => {
        text += part
      })
      request.on("end", () => {
        const body = JSON.parse(text) as Request | readonly Request[]
        const result = Array.isArray(body) ? body.map(answer) : answer(body as Request)
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(result))
      })
    })
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
    port = (server.address() as AddressInfo).port
  }
  const down = async () => {
    if (!server.listening) return
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  }
  await up()
  return {
    url: `http://127.0.0.1:${port}`,
    mine: grow,
    becomes: (next) => {
      const { length } = chain
      chainId = next
      chain = []
      grow(length)
    },
    reorganize: (depth) => {
      fork += 1
      chain = chain.slice(0, chain.length - depth)
      grow(depth)
    },
    up,
    down,
    close: down,
  }
}
