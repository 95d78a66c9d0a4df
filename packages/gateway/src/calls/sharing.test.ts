import { expect, test } from "vitest"
import { maybeShared } from "./sharing.ts"

/** A call whose block stands at this position. */
const callAt = (method: string, at: number, block: string) => {
  const params = Array.from({ length: at + 1 }, (_, position) => (position === at ? block : "0xa"))
  return { id: "1", method, params: JSON.stringify(params) }
}

test.each([
  ["eth_getBalance", 1],
  ["eth_getTransactionCount", 1],
  ["eth_getCode", 1],
  ["eth_getStorageAt", 2],
  ["eth_getProof", 2],
  ["eth_call", 1],
  ["eth_callDetailed", 1],
  ["eth_estimateGas", 1],
  ["eth_createAccessList", 1],
])(
  "an answer of %s is shared where its parameter %i is the number or the hash of a block, and not the latest",
  (method, at) => {
    const blocks = ["0x10", `0x${"ab".repeat(32)}`, "latest", "pending"]
    expect(blocks.map((block) => maybeShared(callAt(method, at, block)))).toEqual([true, true, false, false])
    expect(maybeShared({ ...callAt(method, at, "0x10"), params: "" })).toBe(false)
  },
)

test("what reads no account is shared, and neither accounts as they are now nor what writes", () => {
  const methods = ["eth_gasPrice", "platform.getHeight", "platform.getUTXOs", "avm.getAllBalances", "avax.getUTXOs"]
  const sharedOf = (method: string) => maybeShared({ id: "1", method, params: "" })
  expect([...methods, "eth_sendRawTransaction", "platform.issueTx"].map(sharedOf)).toEqual([
    ...[true, true, false, false, false],
    ...[false, false],
  ])
})
