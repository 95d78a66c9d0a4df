import { expect, test } from "vitest"
import { Beginning } from "./beginning.ts"

/** The unproven blocks from block 100 on, of headers that settle these blocks; undefined for a header of before Helicon. */
function unprovenOf(settled: readonly (number | undefined)[]): number {
  const beginning = new Beginning(100)
  for (const [index, settledHeight] of settled.entries()) {
    const number = 100 + index
    const unsettled = { number, settledHeight } as NonNullable<Parameters<Beginning["take"]>[0]["unsettled"]>
    beginning.take({ block: { number }, ...(settledHeight !== undefined && { unsettled }) })
  }
  return beginning.unproven
}

test.each<[string, number, readonly (number | undefined)[]]>([
  ["none: a header of before Helicon proves its own block", 0, [undefined, 99]],
  ["none: a header settles all blocks before the archive, and no other", 0, [98, 99, 101]],
  ["three: a header settles them with blocks before the archive", 3, [95, 96, 97, 102, 104]],
  ["all: no header settles a block of the archive alone", Number.POSITIVE_INFINITY, [90, 91, 92]],
])("of the first blocks of an archive are unproven %s", (_, count, settled) => {
  expect(unprovenOf(settled)).toBe(count)
})
