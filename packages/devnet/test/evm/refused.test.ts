import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { fromHex, type Hex } from "../../src/evm/codec/hex.ts"
import { startedChain } from "./support/replay.ts"

interface Refused {
  readonly chain: "c-chain" | "l1" | "permissioned"
  readonly bytes: Hex
  readonly message: string
}

const refused: readonly Refused[] = gunzipSync(
  readFileSync(new URL("fixtures/refused-transactions.jsonl.gz", import.meta.url)),
)
  .toString()
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))

// Excludes transactions that were refused because of the sender's nonce or balance at that moment.
test.each([
  ["c-chain", 16],
  ["l1", 23],
  ["permissioned", 17],
] as const)("%s refuses what the node refused, with its words", async (name, count) => {
  const chain = await startedChain(`ledger/${name}`, 2)
  const own = refused.filter((one) => one.chain === name)
  const messages: string[] = []
  for (const { bytes } of own) {
    messages.push(
      await chain.issue(fromHex(bytes)).then(
        (hash) => `accepted ${hash}`,
        (error: Error) => error.message,
      ),
    )
  }
  expect(messages).toEqual(own.map(({ message }) => message))
  expect(own).toHaveLength(count)
})
