import { expect, test } from "vitest"
import { createXChainClient, createXChainCore, iterateUTXOs } from "./index.ts"

/** Answers the pages in turn, and keeps what was asked. */
function pagesOf(...pages: readonly string[][]) {
  const asked: unknown[] = []
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const { id, method, params } = JSON.parse(String(init?.body))
    const utxos = pages[asked.length] ?? []
    asked.push({ method, ...params })
    const endIndex = { address: "X-a", utxo: utxos.at(-1) ?? "" }
    return Response.json({ jsonrpc: "2.0", id, result: { numFetched: String(utxos.length), utxos, endIndex } })
  }
  return { fetch, asked }
}

const parameters = { addresses: ["X-a"], limit: 2 }

test("goes through the pages, and gives a UTXO that two pages have once", async () => {
  const { fetch, asked } = pagesOf(["0x1", "0x2"], ["0x2", "0x3"], ["0x4"])
  const utxos: string[] = []
  for await (const utxo of iterateUTXOs(createXChainCore({ baseUrl: "http://127.0.0.1", fetch }), parameters))
    utxos.push(utxo)
  expect(utxos).toEqual(["0x1", "0x2", "0x3", "0x4"])
  expect(asked).toEqual([
    { method: "avm.getUTXOs", ...parameters },
    { method: "avm.getUTXOs", ...parameters, startIndex: { address: "X-a", utxo: "0x2" } },
    { method: "avm.getUTXOs", ...parameters, startIndex: { address: "X-a", utxo: "0x3" } },
  ])
})

test("takes the bound client, and call options for every page", async () => {
  const { fetch, asked } = pagesOf(["0x1", "0x2"], ["0x3"])
  const client = createXChainClient({ baseUrl: "http://127.0.0.1", fetch })
  const signal = AbortSignal.abort(new Error("enough"))
  const utxos = iterateUTXOs(client, parameters, { signal })[Symbol.asyncIterator]()
  await expect(utxos.next()).rejects.toThrow("enough")
  expect(asked).toEqual([])
})
