import fc from "fast-check"
import { expect, test } from "vitest"
import { WaitingCallers } from "./waiting-callers.ts"

test("next is the caller served longest ago, of the lowest class of load or of all", () => {
  const caller = fc.record({
    served: fc.nat(50),
    load: fc.double({ min: 0, max: 1, noNaN: true }),
    work: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(caller, { maxLength: 20 }), fc.array(fc.boolean()), (callers, kinds) => {
      const waiting = new WaitingCallers((name) => callers[Number(name)]?.load ?? 0)
      const model = callers.map((of, index) => ({ ...of, index, joined: index }))
      const begun: string[] = []
      for (const { index, served, work } of model)
        for (let item = 0; item < work; item++) waiting.add(String(index), served, () => begun.push(`${index}.${item}`))
      const expected: string[] = []
      const classOf = (load: number) => Math.min(7, Math.floor(load * 8))
      for (let now = 51; !waiting.isEmpty; now++) {
        const isOfAll = kinds[now % kinds.length] === true
        const left = model.filter(({ work }) => work > 0)
        const lowest = Math.min(...left.map(({ load }) => classOf(load)))
        const [next] = left
          .filter(({ load }) => isOfAll || classOf(load) === lowest)
          .sort((one, other) =>
            one.served === other.served && isOfAll
              ? classOf(one.load) - classOf(other.load) || one.joined - other.joined
              : one.served - other.served || one.joined - other.joined,
          )
        if (next === undefined) throw new Error("the queue has more than the model")
        expect(waiting.size).toBe(left.reduce((sum, { work }) => sum + work, 0))
        expected.push(`${next.index}.${(callers[next.index]?.work ?? 0) - next.work}`)
        Object.assign(next, { work: next.work - 1, served: now, joined: now })
        waiting.next(now, isOfAll)?.()
      }
      expect(begun).toEqual(expected)
      expect([waiting.next(0, false), waiting.size]).toEqual([undefined, 0])
    }),
  )
})

test("work that is taken back never begins, and its caller leaves with its last work", () => {
  const waiting = new WaitingCallers(() => 0)
  const begun: string[] = []
  const [one, two] = ["a1", "a2"].map((work) => waiting.add("a", 1, () => begun.push(work)))
  waiting.add("b", 2, () => begun.push("b1"))
  one?.()
  one?.()
  waiting.next(3, false)?.()
  two?.()
  waiting.next(4, false)?.()
  expect([begun, waiting.isEmpty]).toEqual([["a2", "b1"], true])
})

test("a caller whose load rises while it waits is behind those with a lower one", () => {
  const loads = new Map([
    ["a", 0.4],
    ["b", 0.4],
    ["c", 0.4],
  ])
  const waiting = new WaitingCallers((name) => loads.get(name) ?? 0)
  const begun: string[] = []
  for (const [served, name] of [...loads.keys()].entries()) waiting.add(name, served, () => begun.push(name))
  loads.set("a", 0.9).set("b", 0.6)
  while (!waiting.isEmpty) waiting.next(9, false)?.()
  expect(begun).toEqual(["c", "b", "a"])
})
