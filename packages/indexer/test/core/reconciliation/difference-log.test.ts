import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import type { Difference } from "../../../src/core/reconciliation/difference.ts"
import { DifferenceLog, readDifferences } from "../../../src/core/reconciliation/difference-log.ts"

const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0)) step()
})

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), "serac-differences-"))
  undo.push(() => rmSync(folder, { recursive: true }))
  return join(folder, "differences", "chain-1.jsonl")
}

const difference = (number: number): Difference => {
  return { subject: "chain 1", kind: "block-hash", key: String(number), stored: "0x01", node: "0x02", at: number }
}
const silent = () => {}

test("differences are kept as JSON lines, and are there again after a restart", () => {
  const path = place()
  const log = new DifferenceLog(path, silent)
  log.add(difference(1))
  log.add(difference(2))
  expect(
    readFileSync(path, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([difference(1), difference(2)])
  expect(new DifferenceLog(path, silent).kept).toEqual([difference(1), difference(2)])
  expect(readDifferences(path)).toEqual([difference(1), difference(2)])
})

test("one that shows again is kept once, as it showed first", () => {
  const path = place()
  const log = new DifferenceLog(path, silent)
  log.add(difference(1))
  log.add({ ...difference(1), at: 99 })
  new DifferenceLog(path, silent).add({ ...difference(1), at: 100 })
  expect(readDifferences(path)).toEqual([difference(1)])
})

test("the newest 1,000 are kept, and the file stays bounded", () => {
  const path = place()
  const log = new DifferenceLog(path, silent)
  for (let number = 0; number < 5_000; number++) log.add(difference(number))
  expect(log.kept.map(({ at }) => at)).toEqual(Array.from({ length: 1_000 }, (_, index) => 4_000 + index))
  expect(readFileSync(path, "utf8").split("\n").length).toBeLessThanOrEqual(2_001)
  expect(readDifferences(path)).toEqual(log.kept)
})

test("what cannot be written is said once and written with the next one", () => {
  const path = place()
  const logged: unknown[] = []
  const log = new DifferenceLog(path, (level, message, facts) => logged.push([level, message, facts]))
  log.add(difference(1))
  rmSync(path)
  // No user can write a file where a folder is.
  mkdirSync(path)
  log.add(difference(2))
  log.add(difference(3))
  expect(logged).toEqual([["warn", "Differences cannot be written to their file", { reason: "EISDIR" }]])
  expect(log.kept).toHaveLength(3)
  rmSync(path, { recursive: true })
  log.add(difference(4))
  expect(readDifferences(path)).toEqual([1, 2, 3, 4].map(difference))
  expect(existsSync(`${path}.new`)).toBe(false)
})

test("lines that were cut off, and what is no difference, are left out", () => {
  const path = place()
  new DifferenceLog(path, silent).add(difference(1))
  writeFileSync(path, `${readFileSync(path, "utf8")}{"subject":"chain 1"}\n7\n{"subject":"chain 1","kind":"blo`)
  expect(readDifferences(path)).toEqual([difference(1)])
  // The next line is not appended to the truncated one.
  new DifferenceLog(path, silent).add(difference(2))
  expect(readDifferences(path)).toEqual([difference(1), difference(2)])
})

test("one on which both sides agree again stands no longer, remembers who lied, and may show again", () => {
  const path = place()
  const log = new DifferenceLog(path, silent)
  for (const number of [1, 2, 3]) log.add(difference(number))
  const liars = [{ node: "liar:9650", reason: "block 1: hash is 0x02, and must be 0x01" }]
  const verdict = { verified: "honest:9650", isCorrected: false, liars }
  log.judge(({ key }) => key === "1", verdict)
  log.agree(({ key }) => key !== "2", 50)
  const agreed = [{ ...difference(1), verdict, agreedAt: 50 }, difference(2), { ...difference(3), agreedAt: 50 }]
  expect(log.standing).toEqual([difference(2)])
  expect(readDifferences(path)).toEqual(agreed)
  const later = new DifferenceLog(path, silent)
  later.add({ ...difference(1), at: 60 })
  later.agree(({ key }) => key === "1", 70)
  expect(later.standing).toEqual([difference(2)])
  expect(readDifferences(path)).toEqual([...agreed, { ...difference(1), at: 60, agreedAt: 70 }])
})

test("what is settled makes room for what stands", () => {
  const path = place()
  const log = new DifferenceLog(path, silent)
  for (let number = 0; number < 1_000; number++) log.add(difference(number))
  log.agree(({ key }) => key === "700", 5_000)
  log.add(difference(1_000))
  log.add(difference(1_001))
  const left = [...Array(1_002).keys()].filter((number) => number !== 0 && number !== 700)
  expect(log.kept.map(({ at }) => at)).toEqual(left)
})
