import { setTimeout as delay } from "node:timers/promises"
import { expect, test } from "vitest"
import { openStore } from "../../src/index.ts"
import { atHead } from "../conformance/chain-of.ts"
import { addBlocks, stretch } from "../conformance/operation-setting.ts"
import { makeCitusStore } from "./database.ts"

test("a writer waits for a worker that holds its row locked for seconds, as it does during a rebalance", async () => {
  const database = await makeCitusStore()
  const store = await openStore({ kind: "postgres", url: database.url })
  await addBlocks(store, "5", 3)
  const writer = await store.openWriter("5")
  await database.query("BEGIN")
  await database.query("SELECT number FROM evm_checkpoint WHERE chain_id = 5 FOR UPDATE")
  const appended = writer.append(stretch(3, 1), atHead(stretch(3, 1)))
  await Promise.race([delay(5_000), appended])
  await database.query("COMMIT")
  await appended
  expect((await store.chain("5").status())?.head.number).toBe(3)
  await writer.close()
  await store.close()
  await database.close()
})
