import fc from "fast-check"
import { expect, test } from "vitest"
import { Journal, JournaledList, JournaledMap } from "../ledger/index.ts"
import { temporaryArchive } from "./temporary-archive.ts"

const values = fc.oneof(
  fc.record({ height: fc.nat(), amount: fc.bigInt(), bytes: fc.uint8Array(), name: fc.option(fc.string()) }),
  fc.constant(new Map([["a", { members: new Set([1, 2]), none: undefined }]])),
)
const step = fc.record({
  does: fc.constantFrom("set", "delete", "push", "pop", "mark", "revert", "forget"),
  key: fc.nat(9).map((digit) => `key ${digit}`),
  value: values,
})

test("a map and a list are the same in a file as in memory, whatever is written, undone and read", () => {
  const archive = temporaryArchive()
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.nat(400), (steps, length) => {
      const [inMemory, inFile] = [undefined, archive].map((kept) => {
        const journal = new Journal()
        const map = new JournaledMap<string, unknown>(journal, kept?.table())
        const list = new JournaledList<unknown>(journal, kept?.table())
        for (let at = 0; at < length; at++) list.push({ at })
        const marks: ReturnType<Journal["mark"]>[] = []
        const seen: unknown[] = []
        for (const { does, key, value } of steps) {
          if (does === "set") map.set(key, value)
          else if (does === "delete") seen.push(map.delete(key))
          else if (does === "push") list.push(value)
          else if (does === "pop") for (let times = 0; times < 90; times++) seen.push(list.pop())
          else if (does === "mark") marks.push(journal.mark())
          else if (marks.length > 0) journal[does](marks.pop() as ReturnType<Journal["mark"]>)
          seen.push(map.get(key), map.has(key), map.size, list.length, list.last, list.at(100), list.at(-1))
        }
        const sorted = [...map].sort(([one], [other]) => (one < other ? -1 : 1))
        return { seen, map: sorted, keys: [...map.keys()].sort(), values: sorted.length, list: [...list] }
      })
      expect(inFile).toEqual(inMemory)
    }),
    { numRuns: 60 },
  )
})

test("numbers and texts are keys of their own", () => {
  const table = temporaryArchive().table<string | number, string>()
  table.set(1, "number")
  table.set("1", "text")
  expect([table.get(1), table.get("1"), table.size, [...table.values()].sort()]).toEqual([
    "number",
    "text",
    2,
    ["number", "text"],
  ])
})
