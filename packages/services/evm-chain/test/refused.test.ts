import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { fromHex, type Hex } from "../src/codec/hex.ts"
import { recordedBlocks } from "./support/recorded.ts"
import { corethChain, replay, subnetChain } from "./support/replay.ts"

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

// Those that are refused for a sender's nonce or balance of the moment are not among them.
test.each([
  ["c-chain", () => corethChain(""), 16],
  ["l1", () => subnetChain("Serac L1", "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx"), 23],
  ["permissioned", () => subnetChain("Permissioned EVM", "rgjD2qopLteGXEyhiUSGpb6DHC5Cy1xuh7Lep63sZ7scFr7YM"), 17],
] as const)("%s refuses what the node refused, with its words", async (name, open, count) => {
  const chain = await open()
  for (const block of recordedBlocks(`ledger/${name}`).slice(1, 3)) await replay(chain, block)
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
