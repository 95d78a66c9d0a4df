import { expect, test } from "vitest"
import { confirm } from "../../../src/core/reconciliation/confirm.ts"
import type { Compared, Finding } from "../../../src/core/reconciliation/difference.ts"

const finding = (key: string, node = "2"): Finding => ({ kind: "block", key, stored: "1", node }) as Finding
const { signal } = new AbortController()

/** What comes out of these comparisons, and how many there were. */
async function confirmed(...comparisons: readonly Compared[]) {
  let count = 0
  const compare = async () => comparisons[count++] as Compared
  const compared = await confirm(compare, { clock: { sleep: async () => {} }, pause: 10, signal })
  return [compared, count]
}

test("a finding counts where it shows again with the same values; without one nothing is compared again", async () => {
  const none: Compared = { compared: { block: 3 }, findings: [] }
  const both: Compared = { compared: { block: 3 }, findings: [finding("a"), finding("b")] }
  const again: Compared = { compared: { block: 3 }, findings: [finding("b"), finding("a", "3"), finding("c")] }
  const skipped: Compared = { skipped: "the node is away" }
  expect([
    await confirmed(none),
    await confirmed(skipped),
    await confirmed(both, again),
    await confirmed(both, skipped),
  ]).toEqual([
    [none, 1],
    [skipped, 1],
    [{ compared: { block: 3 }, findings: [finding("b")] }, 2],
    [skipped, 2],
  ])
})
