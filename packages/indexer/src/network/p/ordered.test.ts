import * as fc from "fast-check"
import { expect, test } from "vitest"
import { Ordered } from "./ordered.ts"

test("the first is the least of what was added and not deleted, whatever the order of both", () => {
  const operations = fc.array(fc.record({ add: fc.boolean(), item: fc.integer({ min: 0, max: 20 }) }), {
    maxLength: 80,
  })
  fc.assert(
    fc.property(operations, (list) => {
      const ordered = new Ordered<number>((left, right) => left - right)
      const model = new Set<number>()
      for (const { add, item } of list) {
        if (add && !model.has(item)) {
          ordered.add(item)
          model.add(item)
        } else if (!add) {
          ordered.delete(item)
          model.delete(item)
        }
        expect(ordered.size).toBe(model.size)
        expect(ordered.first()).toBe(model.size === 0 ? undefined : Math.min(...model))
      }
    }),
  )
})
