import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Batch, type Hex, openStore, type Store } from "@serac/store"
import { encodeAbiParameters } from "viem"
import { afterEach, beforeEach, expect, test } from "vitest"
import { questions } from "../../src/evm/metadata/contract/selectors.ts"
import { type Metadata, startMetadata } from "../../src/evm/metadata/start-metadata.ts"
import { closeServers, serve } from "../metadata/servers.ts"
import { contract, fakeNode } from "./metadata-node.ts"

const chainId = "43113"
const collection: Hex = `0x${"c0".repeat(20)}`
const tokenId: Hex = `0x${"0".repeat(63)}7`
const hash: Hex = `0x${"ab".repeat(32)}`
const owner: Hex = `0x${"01".repeat(20)}`
const word = (value: number): Hex => `0x${value.toString(16).padStart(64, "0")}`
const text = (value: string) => encodeAbiParameters([{ type: "string" }], [value])

let directory: string
let store: Store
let metadata: Metadata | undefined
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "serac-metadata-"))
  store = await openStore({ kind: "sqlite", directory })
})
afterEach(async () => {
  await metadata?.stop()
  await store.close()
  await closeServers()
  await rm(directory, { recursive: true })
})

const mint: Batch = {
  blocks: [
    {
      number: 0,
      hash,
      parentHash: word(0),
      timestamp: 1,
      transactionCount: 0,
      gasUsed: 0n,
      fragment: '{"blockNumber":"0"',
    },
  ],
  transactions: [],
  transfers: [
    {
      blockNumber: 0,
      logIndex: 0,
      batchIndex: 0,
      standard: 721,
      token: collection,
      from: `0x${"00".repeat(20)}`,
      to: owner,
      tokenId,
      fragment: "{}",
    },
  ],
  deployments: [],
}

/** Polls a value until the condition holds. */
async function until<Value>(look: () => Promise<Value>, holds: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await look()
    if (holds(value)) return value
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test("a minted token and its contract are read once they are stored, and the token again when that is asked for", async () => {
  let name = "first"
  const web = await serve((_, response) => response.end(JSON.stringify({ name, image: `ipfs://${name}` })))
  const node = fakeNode({
    [collection]: contract({
      [questions.supportsErc165]: word(1),
      [questions.supportsErc721]: word(1),
      "0x01ffc9a7": word(0),
      [questions.name]: text("Ice"),
      [questions.symbol]: text("ICE"),
      "0xc87b56dd": text(`${web.url}/7`),
    }),
  })
  const writer = await store.openWriter(chainId)
  const log: string[] = []
  metadata = startMetadata({
    writer,
    request: node.request,
    options: { allowedPrivateHosts: ["127.0.0.1"] },
    log: (level, message) => log.push(`${level} ${message}`),
  })
  const now = Math.floor(Date.now() / 1000)
  await writer.append(mint, { nodeHead: 0, now })
  metadata.wake()

  const chain = store.chain(chainId)
  const readAs = (wanted: string) =>
    until(
      () => chain.token(collection, tokenId),
      (token) => token?.metadata?.includes(wanted) ?? false,
    )
  const metadataOf = (token: { readonly metadata?: string } | undefined) => JSON.parse(token?.metadata ?? "null")
  const first = await readAs("first")
  expect({ ...first, metadata: metadataOf(first) }).toEqual({
    contract: collection,
    tokenId,
    standard: 721,
    owner,
    tokenUri: `${web.url}/7`,
    metadata: {
      indexStatus: "indexed",
      metadataLastUpdatedTimestamp: expect.any(Number),
      name: "first",
      imageUri: "ipfs://first",
    },
  })
  const contracts = await until(
    () => chain.contracts([collection]),
    ([known]) => known?.ercType !== undefined,
  )
  expect(contracts).toEqual([{ address: collection, ercType: "ERC-721", name: "Ice", symbol: "ICE" }])

  name = "second"
  expect(await store.requestReindex(chainId, collection, tokenId, now)).toBe(0)
  expect(metadataOf(await readAs("second"))).toMatchObject({ indexStatus: "indexed", name: "second" })
  expect(await store.requestReindex(chainId, collection, tokenId, now + 10)).toBeGreaterThan(3000)
  expect([web.requests.length, log]).toEqual([2, ["debug The metadata reader has started"]])
  await metadata.stop()
  await writer.close()
})
