import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Hex } from "viem"
import { createAnswers } from "./answers.ts"
import { type BigChainShape, createBlocks } from "./block.ts"
import { serveSubscriptions } from "./subscriptions.ts"

export interface BigChainOptions extends Partial<BigChainShape> {
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** Number of the last block. Default 4901, with 40 transfers each 196,040 in all. */
  readonly head?: number
}

/** A node that has nothing to compute: a deterministic synthetic chain of ERC-20 transfers with its answers ready. */
export interface BigChain {
  readonly rpcUrl: string
  /** Tells new blocks to whoever subscribes to `newHeads`. */
  readonly wsUrl: string
  readonly chainId: string
  readonly tokens: readonly Hex[]
  readonly accounts: readonly Hex[]
  readonly head: number
  /** Bytes that were answered so far, and how many calls. */
  readonly served: { readonly bytes: number; readonly calls: number }
  /** Makes all answers now, and those of some blocks to come, so that the first reader is served as fast as the next. */
  warm(ahead?: number): void
  /** Moves the head on. */
  advance(blocks?: number): void
  stop(): Promise<void>
}

/** Serves a synthetic chain over HTTP and WebSocket JSON-RPC on the loopback interface. */
export async function startBigChain(options: BigChainOptions = {}): Promise<BigChain> {
  const { port = 0, head = 4901, ...given } = options
  const shape: BigChainShape = {
    seed: 1,
    chainId: 43117,
    transfersPerBlock: 40,
    transfersPerTransaction: 1,
    tokens: 4,
    accounts: 5_000,
    genesisTime: 1_767_225_600,
    blockTime: 2,
    ...given,
  }
  const blocks = createBlocks(shape)
  // No request waits for the blocks below its own to be hashed.
  blocks.hash(head)
  const answers = createAnswers(shape, blocks, head)
  const served = { bytes: 0, calls: 0 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const { parts, calls } = answers.answer(Buffer.concat(chunks).toString())
      const length = parts.reduce((sum, part) => sum + part.length, 0)
      served.bytes += length
      served.calls += calls
      response.writeHead(200, { "content-type": "application/json", "content-length": length })
      response.cork()
      for (const part of parts) response.write(part)
      response.end()
    })
  })
  server.keepAliveTimeout = 60_000
  const subscriptions = serveSubscriptions(server, answers)
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  const { port: taken } = server.address() as AddressInfo
  return {
    rpcUrl: `http://127.0.0.1:${taken}`,
    wsUrl: `ws://127.0.0.1:${taken}`,
    chainId: `${shape.chainId}`,
    tokens: blocks.tokens,
    accounts: blocks.accounts,
    get head() {
      return answers.head
    },
    served,
    warm: (ahead = 0) => answers.warm(ahead),
    advance: (count = 1) => {
      const first = answers.head + 1
      answers.head += count
      subscriptions.announce(first, answers.head)
    },
    stop: async () => {
      subscriptions.close()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
