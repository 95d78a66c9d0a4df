import { expect, test } from "vitest"
import { recheckWords } from "./recheck-words.ts"

test("it is said how many blocks of how many were compared again, since when and within which time", () => {
  const progress = { startedAt: 1_800_000_000_500, next: 1_200, highest: 4_999, period: 30 * 86_400_000 }
  const rechecks = [
    { subject: "chain 7", ...progress },
    { subject: "network 1 P", ...progress, next: 0, period: 3_600_000 },
  ]
  expect(recheckWords(rechecks)).toEqual([
    [
      "compared with the node again:",
      "  chain 7: 1,200 of 5,000 blocks since 2027-01-15T08:00:00Z, each within 30 d",
      "  network 1 P: 0 of 5,000 blocks since 2027-01-15T08:00:00Z, each within 1 h",
    ].join("\n"),
  ])
  expect(recheckWords([])).toEqual([])
})
