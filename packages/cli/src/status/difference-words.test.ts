import type { Difference } from "@serac/indexer/core/reconciliation"
import { expect, test } from "vitest"
import { differencesWords } from "./difference-words.ts"

const difference: Difference = {
  subject: "chain 7",
  kind: "block-hash",
  key: "5",
  stored: "0x01",
  node: "0x02",
  at: 1_800_000_000,
}

test("without differences nothing is said", () => {
  expect(differencesWords([])).toEqual([])
})

test("who lied and who is believed stands below a difference, also when both sides agree again", () => {
  const liars = [{ node: "liar:9650", reason: "block 5: hash is 0x02\u001b" }]
  const settled = { ...difference, agreedAt: 1_800_000_060 }
  const words = differencesWords([
    difference,
    { ...difference, verdict: { isCorrected: false, liars } },
    { ...settled, verdict: { verified: "honest:9650", isCorrected: false, liars } },
    { ...settled, key: "6", verdict: { verified: "honest:9650", isCorrected: true, liars: [] } },
  ])
  expect(words.map((part) => part.split("\n"))).toEqual([
    [
      "what is stored differs from a node:",
      "  chain 7, since 2027-01-15T08:00:00Z: block-hash 5: stored 0x01, the node reports 0x02",
      "  chain 7, since 2027-01-15T08:00:00Z: block-hash 5: stored 0x01, the node reports 0x02",
      "    liar:9650 lied: block 5: hash is 0x02\ufffd",
    ],
    [
      "what was stored differed from a node, and both agree again:",
      "  chain 7, 2027-01-15T08:00:00Z to 2027-01-15T08:01:00Z: block-hash 5: stored 0x01, the node reports 0x02",
      "    liar:9650 lied: block 5: hash is 0x02\ufffd",
      "    honest:9650 is confirmed by the hashes; what is stored is true",
      "  chain 7, 2027-01-15T08:00:00Z to 2027-01-15T08:01:00Z: block-hash 6: stored 0x01, the node reports 0x02",
      "    honest:9650 is confirmed by the hashes; what was stored was false, and is corrected",
    ],
  ])
})

test("five of many are written out", () => {
  const [part = ""] = differencesWords(Array.from({ length: 1_007 }, () => difference))
  const lines = part.split("\n")
  expect([lines.length, lines.at(-1)]).toEqual([7, "  and 1,002 more (--json)"])
})
