import { afterAll, beforeAll, expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import { toQuantity } from "../src/evm/index.ts"
import { testAccounts } from "../src/wallet/test-accounts.ts"
import { ask } from "./simulated-calls/exchanges.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const devnet = await Devnet.open({ seed: "modified", clock: { start, isStopped: true } })
beforeAll(() => devnet.begin())
afterAll(() => devnet.close())

const asked = (by: "Number" | "Hash", ...params: readonly unknown[]) =>
  ask(devnet, "C", { method: `debug_getModifiedAccountsBy${by}`, params })

test("accounts that a block changed are told by its number and by its hash", async () => {
  const { chain } = devnet.chains.c
  const { hash, header } = chain.tip
  const { number, parentHash } = header
  const byNumber = await asked("Number", Number(number))
  expect(byNumber.error).toBeUndefined()
  expect(byNumber.result).toContain(testAccounts[0]?.address.toLowerCase())
  expect(await asked("Hash", hash)).toEqual(byNumber)
  expect(await asked("Number", Number(number) - 1, Number(number))).toEqual(byNumber)
  expect(await asked("Hash", parentHash, hash)).toEqual(byNumber)
  const all = await asked("Number", 0, Number(number))
  expect(all.result).toEqual(expect.arrayContaining(byNumber.result as string[]))
})

test("blocks that there are not are refused in the node's words, by the code of any refusal", async () => {
  const refused = (message: string) => ({ error: { code: -32000, message } })
  expect(await asked("Number", 0)).toEqual(refused("block 0 has no parent"))
  expect(await asked("Number", 1_000)).toEqual(refused("start block 3e8 not found"))
  expect(await asked("Number", 0, 1_000)).toEqual(refused("end block 1000 not found"))
  expect(await asked("Number", 0, 0)).toEqual(refused("start block height (0) must be less than end block height (0)"))
  const nowhere = `0x${"ab".repeat(32)}`
  expect(await asked("Hash", nowhere)).toEqual(refused(`start block ${nowhere.slice(2)} not found`))
  expect(await asked("Number", toQuantity(1))).toMatchObject({ error: { code: -32602 } })
  expect(await asked("Number", 1.5)).toEqual({
    error: {
      code: -32602,
      message: "invalid argument 0: json: cannot unmarshal number 1.5 into Go value of type uint64",
    },
  })
})
