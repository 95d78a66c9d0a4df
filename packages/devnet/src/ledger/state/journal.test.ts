import fc from "fast-check"
import { expect, test } from "vitest"
import { Journal, type Mark } from "./journal.ts"
import { JournaledList } from "./journaled-list.ts"
import { JournaledMap } from "./journaled-map.ts"
import { JournaledValue } from "./journaled-value.ts"
import { UtxoSet } from "./utxo-set.ts"

const owner = (at: number) => new Uint8Array(20).fill(at)
const utxo = (at: number) => ({
  txID: new Uint8Array(32).fill(at),
  outputIndex: at,
  assetID: new Uint8Array(32),
  output: { addresses: [owner(at % 3), owner(7)] },
})

const state = (journal: Journal) => ({
  map: new JournaledMap<number, number>(journal),
  value: new JournaledValue(journal, 0),
  list: new JournaledList<number>(journal),
  utxos: new UtxoSet<ReturnType<typeof utxo>>(journal),
})

const look = ({ map, value, list, utxos }: ReturnType<typeof state>) => ({
  map: [...map].sort(([one], [other]) => one - other),
  value: value.value,
  list: [...list],
  utxos: [...utxos].map(([id]) => id).sort(),
  owned: [0, 1, 2, 7].map((at) => utxos.idsOf(Buffer.from(owner(at)).toString("hex"))),
})

const step = fc.record({
  does: fc.constantFrom("set", "delete", "value", "push", "pop", "add", "remove", "mark", "revert", "forget"),
  at: fc.nat(5),
  to: fc.nat(100),
})

test("going back to a mark leaves what was there when it was made, whatever happened since", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const journal = new Journal()
      const all = state(journal)
      const marks: { mark: Mark; seen: ReturnType<typeof look> }[] = []
      const ids: string[] = []
      for (const { does, at, to } of steps) {
        if (does === "set") all.map.set(at, to)
        else if (does === "delete") all.map.delete(at)
        else if (does === "value") all.value.value = to
        else if (does === "push") all.list.push(to)
        else if (does === "pop") all.list.pop()
        else if (does === "add" && !all.utxos.get(ids[at] ?? "")) ids[at] = all.utxos.add(utxo(at))
        else if (does === "remove") all.utxos.remove(ids[at] ?? "")
        else if (does === "mark") marks.push({ mark: journal.mark(), seen: look(all) })
        else if (marks.length > 0 && (does === "revert" || does === "forget")) {
          const [from] = marks.splice(at % marks.length) as [(typeof marks)[0]]
          journal[does](from.mark)
          if (does === "revert") expect(look(all)).toEqual(from.seen)
        }
      }
      const first = marks[0]
      if (!first) return
      journal.revert(first.mark)
      expect(look(all)).toEqual(first.seen)
    }),
  )
})

test("an attempt is whole or not at all, and a closed mark is refused", () => {
  const journal = new Journal()
  const { map } = state(journal)
  expect(journal.attempt(() => map.set(1, 1).get(1))).toBe(1)
  const failing = () => {
    map.set(1, 2).set(2, 2)
    throw new Error("no")
  }
  expect(() => journal.attempt(failing)).toThrow("no")
  expect([...map]).toEqual([[1, 1]])
  expect(journal.try(() => map.set(1, 3).get(1))).toBe(3)
  expect([...map]).toEqual([[1, 1]])
  const mark = journal.mark()
  journal.forget(mark)
  expect(() => journal.revert(mark)).toThrow(new RangeError("The mark is closed already"))
})
