import { createHash } from "node:crypto"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"

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
const bloom = `0x${"00".repeat(256)}`
const genesisTime = 1_767_225_600
const hex = (number: number | bigint) => `0x${number.toString(16)}`
const digest = (...parts: readonly unknown[]) => `0x${createHash("sha256").update(parts.join(":")).digest("hex")}`

/** Starts a node on a free port of this machine. */
export async function startFakeNode(options: FakeNodeOptions = {}): Promise<FakeNode> {
  const { chainId: first = 4242, blocks = 20 } = options
  let { port = 0 } = options
  let chainId = first
  // A block is known by its fork; its hash and its transaction's follow from that.
  let forks: number[] = Array.from({ length: blocks + 1 }, () => 0)
  let fork = 0
  const blockHash = (number: number) => (number < 0 ? `0x${"00".repeat(32)}` : digest(chainId, number, forks[number]))
  const transactionHash = (number: number) => digest("transaction", blockHash(number))

  const transaction = (number: number) => ({
    blockHash: blockHash(number),
    blockNumber: hex(number),
    transactionIndex: "0x0",
    hash: transactionHash(number),
    chainId: hex(chainId),
    type: "0x0",
    nonce: hex(number - 1),
    from,
    to,
    value: hex(number * 1_000),
    gas: "0x5208",
    gasPrice: "0x3b9aca00",
    input: "0x",
    v: "0x1b",
    r: "0x1",
    s: "0x1",
  })
  const receipt = (number: number) => ({
    blockHash: blockHash(number),
    blockNumber: hex(number),
    transactionHash: transactionHash(number),
    transactionIndex: "0x0",
    type: "0x0",
    status: "0x1",
    from,
    to,
    contractAddress: null,
    gasUsed: "0x5208",
    cumulativeGasUsed: "0x5208",
    effectiveGasPrice: "0x3b9aca00",
    logs: [],
    logsBloom: bloom,
  })
  const block = (number: number, whole: boolean) => {
    if (!(number >= 0 && number < forks.length)) return null
    const empty = number === 0
    return {
      number: hex(number),
      hash: blockHash(number),
      parentHash: blockHash(number - 1),
      timestamp: hex(genesisTime + number * 60),
      gasLimit: "0xe4e1c0",
      gasUsed: empty ? "0x0" : "0x5208",
      baseFeePerGas: "0x5d21dba00",
      transactions: empty ? [] : [whole ? transaction(number) : transactionHash(number)],
      miner: `0x${"00".repeat(20)}`,
      difficulty: "0x1",
      extraData: "0x",
      nonce: "0x0000000000000000",
      mixHash: digest("mix", number),
      sha3Uncles: digest("uncles"),
      receiptsRoot: digest("receipts", blockHash(number)),
      transactionsRoot: digest("transactions", blockHash(number)),
      stateRoot: digest("state", blockHash(number)),
      logsBloom: bloom,
      size: "0x300",
      uncles: [],
    }
  }
  const numberOf = (tag: unknown) => {
    if (typeof tag !== "string") return -1
    if (/^0x[0-9a-f]{64}$/.test(tag)) return forks.findIndex((_, number) => blockHash(number) === tag)
    return tag.startsWith("0x") ? Number(tag) : tag === "earliest" ? 0 : forks.length - 1
  }
  const methods: Record<string, (...params: readonly unknown[]) => unknown> = {
    eth_chainId: () => hex(chainId),
    net_version: () => String(chainId),
    web3_clientVersion: () => "fake/1.0",
    eth_blockNumber: () => hex(forks.length - 1),
    eth_getBlockByNumber: (tag, whole) => block(numberOf(tag), whole === true),
    eth_getBlockByHash: (hash, whole) => block(numberOf(hash), whole === true),
    eth_getBlockReceipts: (tag) => {
      const number = numberOf(tag)
      return block(number, false) === null ? null : number === 0 ? [] : [receipt(number)]
    },
    eth_getTransactionReceipt: (hash) => {
      const number = forks.findIndex((_, at) => at > 0 && transactionHash(at) === hash)
      return number === -1 ? null : receipt(number)
    },
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
    mine: (count) => {
      forks = [...forks, ...Array.from({ length: count }, () => fork)]
    },
    becomes: (next) => {
      chainId = next
    },
    reorganize: (depth) => {
      fork += 1
      forks = forks.map((each, number) => (number >= forks.length - depth ? fork : each))
    },
    up,
    down,
    close: down,
  }
}
