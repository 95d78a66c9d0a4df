import { afterAll, expect, test } from "vitest"
import { Devnet } from "../../src/devnet.ts"
import { compare, ownAnswersBeforeHelicon } from "./compare.ts"
import { recordingOf } from "./exchanges.ts"
import { text } from "./rules.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const devnet = await Devnet.open({ seed: "calls", clock: { start, isStopped: true } })
afterAll(() => devnet.close())

test("the C-Chain at its first block answers 180 calls as a living node did", async () => {
  await devnet.chains.begin()
  const { exchanges } = recordingOf("c-chain")
  const rules = { eth_newPendingTransactionFilter: text(/^0x[0-9a-f]{32}$/) }
  const { chain } = devnet.chains.c
  expect(await compare(devnet, { name: "C", chain }, exchanges, { rules, otherwise: ownAnswersBeforeHelicon })).toEqual(
    { exact: 174, byRule: 1, otherwise: 5, different: [] },
  )
})
