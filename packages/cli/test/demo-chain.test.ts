import { startDemoChain } from "@serac/kits/demo-chain"
import { createDatabase } from "@serac/kits/postgres"
import { schemaVersion } from "@serac/store"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { anyPort, newestBlock, serving, until, workshop } from "./workshop.ts"

const { folder, run } = workshop()

let chain: Awaited<ReturnType<typeof startDemoChain>>
beforeAll(async () => {
  chain = await startDemoChain({ rounds: 2 })
})
afterAll(() => chain.stop())

interface Block {
  readonly blockNumber: string
  readonly blockHash: string
  readonly txCount: number
  readonly cumulativeTransactions: string
}

/** The blocks of the chain's node, newest first. */
async function blocksOfNode(): Promise<Block[]> {
  const blocks: Block[] = []
  let transactions = 0
  for (let number = 0; ; number += 1) {
    const params = [`0x${number.toString(16)}`, false]
    const response = await fetch(chain.rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getBlockByNumber", params }),
    })
    const { result } = (await response.json()) as { result: { hash: string; transactions: string[] } | null }
    if (result === null) return blocks.reverse()
    transactions += result.transactions.length
    blocks.push({
      blockNumber: String(number),
      blockHash: result.hash,
      txCount: result.transactions.length,
      cumulativeTransactions: String(transactions),
    })
  }
}

test("a real chain is indexed into a real PostgreSQL and served from several processes, password unseen", async () => {
  const expected = await blocksOfNode()
  const head = expected.length - 1
  const directory = folder()
  const store = ["--store", await createDatabase(inject("postgresUrl")), "--rpc", chain.rpcUrl]
  const index = run(directory, "index", ...store)
  const serve = run(directory, "serve", ...store, ...anyPort, "--workers", "2")
  const { data, metrics } = await serving(serve)
  await until(
    () => newestBlock(data, 31_337),
    (block) => block === head,
  )
  const page = await fetch(`${data}/v1/chains/31337/blocks?pageSize=100`)
  const { blocks } = (await page.json()) as { blocks: readonly Block[] }
  expect(
    blocks.map(({ blockNumber, blockHash, txCount, cumulativeTransactions }) => ({
      blockNumber,
      blockHash,
      txCount,
      cumulativeTransactions,
    })),
  ).toEqual(expected)

  const ports = ["--data-service-port", new URL(data).port, "--metrics-service-port", new URL(metrics).port]
  const status = run(directory, "status", ...store, ...ports)
  const { stdout } = await status.ended
  expect(stdout).toMatch(
    new RegExp(`^data +postgres://…@127\\.0\\.0\\.1:\\d+/…, [\\d.]+ \\w+, schema version ${schemaVersion}$`, "m"),
  )
  expect(stdout).toMatch(new RegExp(`^Chain 31337 +31337 +${head} .* ${head} +none +following$`, "m"))
  index.kill("SIGTERM")
  serve.kill("SIGTERM")
  const ends = [await index.ended, await serve.ended, await status.ended]
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0])
  const password = new URL(store[1] ?? "").password
  expect(password).not.toBe("")
  expect(JSON.stringify(ends)).not.toContain(password)
})
