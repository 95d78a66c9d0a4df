import type { IndexerProgress } from "@serac/indexer/evm"
import { expect, test } from "vitest"
import { signedWords } from "./signed-words.ts"

const chain = (name: string, signatures?: IndexerProgress["signatures"]) => ({
  name,
  nodes: [],
  progress: { chainId: "1", ...(signatures === undefined ? {} : { signatures }) } as IndexerProgress,
})

test("the last block that validators signed is told of each chain that has one", () => {
  const signed = { number: 1_200, hash: "0x01", at: 1_800_000_000 }
  const unsigned = { since: 1, reason: "silent" }
  expect(
    signedWords([
      chain("Ice", { signed, unsigned }),
      chain("Firn", { unsigned }),
      chain("Snow"),
      { name: "Sleet", nodes: [] },
    ]),
  ).toEqual(["signed by validators:\n  Ice: block 1,200 at 2027-01-15T08:00:00Z"])
  expect(signedWords([chain("Firn", { unsigned })])).toEqual([])
})
