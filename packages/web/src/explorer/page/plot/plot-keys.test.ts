import fc from "fast-check"
import { expect, test } from "vitest"
import { viewAfterKey } from "./plot-keys.ts"

const whole = { at: 50, from: 0, to: 100 }
const after = (view: typeof whole, ...keys: readonly string[]) =>
  keys.reduce((before, key) => viewAfterKey(key, before, 101) ?? before, view)

test("arrows, Home and End move the cursor, and stop at the ends", () => {
  expect(after(whole, "ArrowLeft")).toEqual({ at: 49, from: 0, to: 100 })
  expect(after(whole, "End", "ArrowRight")).toEqual({ at: 100, from: 0, to: 100 })
  expect(after(whole, "Home", "ArrowLeft")).toEqual({ at: 0, from: 0, to: 100 })
})

test("plus halves what is shown around the cursor, minus doubles it, Escape shows the whole", () => {
  expect(after(whole, "+")).toEqual({ at: 50, from: 25, to: 75 })
  expect(after(whole, "+", "+", "+", "+", "+", "+", "+")).toEqual({ at: 50, from: 49, to: 51 })
  expect(after(whole, "+", "-")).toEqual(whole)
  expect(after(whole, "Home", "+")).toEqual({ at: 0, from: 0, to: 50 })
  expect(after(whole, "+", "+", "Escape")).toEqual(whole)
})

test("what is shown follows the cursor", () => {
  expect(after(whole, "+", "End")).toEqual({ at: 100, from: 50, to: 100 })
  expect(after({ at: 25, from: 25, to: 75 }, "ArrowLeft")).toEqual({ at: 24, from: 24, to: 74 })
})

test("other keys do nothing", () => {
  expect(viewAfterKey("Tab", whole, 101)).toBeUndefined()
})

test("after any keys the cursor is shown, and all is within the plot", () => {
  const keys = fc.constantFrom("ArrowLeft", "ArrowRight", "Home", "End", "+", "-", "Escape")
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.array(keys, { maxLength: 40 }), (count, pressed) => {
      const first = { at: count - 1, from: 0, to: count - 1 }
      const { at, from, to } = pressed.reduce((view, key) => viewAfterKey(key, view, count) ?? view, first)
      expect(0 <= from && from <= at && at <= to && to < count).toBe(true)
    }),
  )
})
