import fc from "fast-check"
import { expect, test } from "vitest"
import { FragmentMatcher } from "./fragment-matcher.ts"

const letters = fc.constantFrom("a", "b", "c", "-", "é")
const someText = fc.string({ unit: letters, maxLength: 30 })
const someFragments = fc.array(fc.string({ unit: letters, maxLength: 6 }), { maxLength: 12 })

test("a text matches when any of the fragments is in it", () => {
  fc.assert(
    fc.property(someFragments, someText, (fragments, text) => {
      const isIn = fragments.some((fragment) => text.includes(fragment))
      expect(new FragmentMatcher(fragments).isIn(text)).toBe(isIn)
    }),
    { numRuns: 2000 },
  )
})

test("a fragment is found behind the beginning of another one", () => {
  const matcher = new FragmentMatcher(["aab", "abc", "b-"])
  expect(["aaabx", "aabc", "ab-", "aabb-", "aac"].map((text) => matcher.isIn(text))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test("no fragments are in no text, an empty one is in each", () => {
  expect([new FragmentMatcher([]).isIn("a"), new FragmentMatcher([]).isIn("")]).toEqual([false, false])
  expect([new FragmentMatcher([""]).isIn("a"), new FragmentMatcher(["b", ""]).isIn("")]).toEqual([true, true])
})

test("each character of a text is looked at once, however many fragments there are", () => {
  const fragments = Array.from({ length: 400 }, (_, at) => `${"a".repeat(at % 40)}b${at}`)
  const text = "a".repeat(48)
  let looks = 0
  const watched = {
    length: text.length,
    charCodeAt(at: number) {
      looks += 1
      return text.charCodeAt(at)
    },
  }
  const matcher = new FragmentMatcher(fragments)
  expect([matcher.isIn(watched), looks]).toEqual([false, 48])
  expect(matcher.states).toBeLessThanOrEqual(1 + fragments.join("").length)
})
