import { expect, test } from "vitest"
import { ageWords } from "./age-words.ts"

test.each([
  [-3, "3 s ahead of this machine's clock"],
  [0, "0 s old"],
  [119, "119 s old"],
  [600, "10 min old"],
  [9_000, "2.5 h old"],
  [864_000, "10 d old"],
])("%d seconds are %s", (seconds, words) => {
  expect(ageWords(seconds)).toBe(words)
})
