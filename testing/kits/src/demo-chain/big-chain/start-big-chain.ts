import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Hex } from "viem"
import { createAnswers } from "./answers.ts"
import { type BigChainShape, createBlocks } from "./block.ts"
import { serveSubscriptions } from "./subscriptions.ts"

export interface BigChainOptions extends Partial<BigChainShape> {
  /** Default 0: any free port. */
  readonly port?: number
  /** The number of the last block. Default 4901, which has 196,040 transfers in total, 40 per block. */
  readonly head?: number
}

/** A node that computes nothing: a deterministic synthetic chain of ERC-20 transfers with prepared answers. */
export interface BigChain {
  readonly rpcUrl: string
  /** Sends new blocks to subscribers of `newHeads`. */
  readonly wsUrl: string
  readonly chainId: string
  readonly tokens: readonly Hex[]
  readonly accounts: readonly Hex[]
  readonly head: number
  /** The bytes and calls answered so far. */
  readonly served: { readonly bytes: number; readonly calls: number }
  /** Prepares all answers, and those of a number of future blocks, so that the first reader is served as fast as later ones. */
  warm(ahead?: number): void
  /** Advances the head. */
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
  // Hashes all blocks in advance, so that no request has to wait for it.
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
