import { expect, test } from "vitest"
import type { IndexerOptions } from "./options.ts"
import { spawnFrom } from "./spawn-indexer.ts"

const options: IndexerOptions = {
  chain: {
    chainId: "43112",
    name: "Test chain",
    network: "testnet",
    rpcUrls: ["http://127.0.0.1:1"],
    nativeToken: { name: "Test", symbol: "TST", decimals: 18 },
  },
  store: { kind: "sqlite", directory: "/nowhere" },
}

const thread = (code: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads";${code}`)}`)
const started = 'parentPort.postMessage({ kind: "started" });'

test("a thread that crashes rejects the end, and says so in the progress", async () => {
  const indexer = await spawnFrom(thread(`${started} setTimeout(() => { throw new Error("boom") }, 200)`), options)
  await expect(indexer.ended).rejects.toThrow("boom")
  expect(indexer.progress).toMatchObject({ state: "stopped", error: "boom" })
  await indexer.stop()
})

test("a thread that ends without a word rejects the end", async () => {
  const indexer = await spawnFrom(thread(`${started} setTimeout(() => process.exit(7), 200)`), options)
  await expect(indexer.ended).rejects.toThrow("The thread that indexes chain 43112 ended unexpectedly with code 7.")
  await indexer.stop()
})

test("a thread that does nothing but compute is ended all the same", async () => {
  const indexer = await spawnFrom(thread(`${started} setTimeout(() => { for (;;); }, 50)`), options)
  await indexer.terminate?.()
  await expect(indexer.ended).rejects.toThrow("ended unexpectedly")
})

test("a thread that cannot start rejects", async () => {
  await expect(spawnFrom(thread('throw new Error("no store")'), options)).rejects.toThrow("no store")
})
