import { createDatabase } from "@serac/kits/postgres"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openStore, type Store } from "../src/index.ts"
import { batchOf, plainBlocks } from "./conformance/chain-of.ts"

let store: Store

beforeAll(async () => {
  store = await openStore({ kind: "postgres", url: await createDatabase(inject("postgresUrl")) })
})

afterAll(() => store.close())

/** Longer than a version is told to others. */
const later = () => new Promise((resolve) => setTimeout(resolve, 10))

test("a chain's version stays while others are written", async () => {
  const [writer, other] = [await store.openWriter("1"), await store.openWriter("2")]
  await writer.append(batchOf(plainBlocks(1)), { nodeHead: 0, now: 1 })
  const reader = store.chain("1")
  await later()
  const version = await reader.version()
  for (const from of [0, 1, 2]) {
    await other.append(batchOf(plainBlocks(1), { from }), { nodeHead: from, now: 1 })
    await store.secret()
    await later()
    expect(await reader.version()).toBe(version)
  }
  await writer.append(batchOf(plainBlocks(1), { from: 1 }), { nodeHead: 1, now: 1 })
  await later()
  expect(await reader.version()).not.toBe(version)
  await Promise.all([writer.close(), other.close()])
})
