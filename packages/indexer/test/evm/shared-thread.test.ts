import { mkdtemp, rm } from "node:fs/promises"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type BigChain, startBigChain } from "@serac/kits/demo-chain"
import { afterEach, expect, test } from "vitest"
import type { ThreadMessage } from "../../src/core/thread/messages.ts"
import { ThreadPool } from "../../src/core/thread/thread-pool.ts"
import type { IndexerProgress } from "../../src/evm/index.ts"
import type { IndexerThreadData } from "../../src/evm/spawn-indexer.ts"
import { hugeInput } from "./hostile-blocks.ts"
import { serveHostileChain } from "./hostile-node.ts"

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Serves over HTTP, and closes at the end of the test. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function bigChain(chainId: number): Promise<BigChain> {
  const chain = await startBigChain({ chainId, head: 60, transfersPerBlock: 3, accounts: 50 })
  ends.push(() => chain.stop())
  return chain
}

/** A node that keeps each answer until it is released. */
async function slowNode(chain: BigChain): Promise<{ readonly url: string; readonly release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const url = await serve(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    await released
    const answer = await fetch(chain.rpcUrl, { method: "POST", body: Buffer.concat(parts) })
    response.setHeader("content-type", "application/json").end(await answer.text())
  })
  return { url, release }
}

/** The indexers of chains in one thread, and one that stores. */
async function oneThread() {
  const directory = await mkdtemp(join(tmpdir(), "serac-shared-"))
  ends.push(() => rm(directory, { recursive: true, force: true }))
  const pool = new ThreadPool(1)
  ends.push(() => pool.kill())
  const file = new URL("../../src/evm/thread/indexer-thread.ts", import.meta.url)
  return {
    pool,
    index(chainId: string, rpcUrl: string) {
      const data: IndexerThreadData = {
        chain: {
          chainId,
          name: `Chain ${chainId}`,
          network: "testnet",
          rpcUrls: [rpcUrl],
          nativeToken: { name: "Test", symbol: "TST", decimals: 18 },
        },
        store: { kind: "sqlite", directory },
        nftMetadata: false,
        reconciliation: "off",
        pollInterval: 20,
        awaitsStore: false,
      }
      const task = pool.run(`chain ${chainId}`, `The thread of chain ${chainId}`, file, data)
      const indexer = {
        head: -1,
        stop: async () => {
          task.port.postMessage("stop")
          return task.ended
        },
      }
      task.port.on("message", (message: ThreadMessage<IndexerProgress>) => {
        if (message.kind === "progress") indexer.head = message.progress.head?.number ?? -1
      })
      return indexer
    },
  }
}

const soon = { timeout: 60_000, interval: 50 }

test("a stuck chain, a slow one and a hostile one delay none that shares their thread, and all stop", async () => {
  const { pool, index } = await oneThread()
  const silent = await serve(() => {})
  const late = await bigChain(50_001)
  const slow = await slowNode(late)
  const hostile = await serveHostileChain(Array.from({ length: 400 }, () => () => hugeInput(100e6)))
  ends.push(hostile.close)
  const bad = [index("50000", silent), index("50001", slow.url), index("43112", hostile.url)]
  const chains = await Promise.all([50_002, 50_003, 50_004].map(bigChain))
  const good = chains.map(({ chainId, rpcUrl }) => index(chainId, rpcUrl))
  const heads = (indexers: readonly { readonly head: number }[]) => indexers.map(({ head }) => head)

  await expect.poll(() => heads(good), soon).toEqual([60, 60, 60])
  for (const chain of chains) chain.advance()
  await expect.poll(() => heads(good), soon).toEqual([61, 61, 61])
  expect(pool.size).toBe(1)
  expect(heads(bad.slice(0, 2))).toEqual([-1, -1])
  expect(bad[2]?.head).toBeLessThan(hostile.head)

  slow.release()
  await expect.poll(() => bad[1]?.head, soon).toBe(60)
  expect(await Promise.all([...good, ...bad].map(({ stop }) => stop()))).toEqual(Array(6).fill(undefined))
  expect(pool.size).toBe(0)
}, 180_000)
