import { expect, test } from "vitest"
import { absoluteTime, duration, machineTime, relativeTime } from "./time.ts"

test.each([
  [0, "0 s"],
  [59, "59 s"],
  [60, "1 min"],
  [125, "2 min"],
  [3_660, "1 h 1 min"],
  [7_200, "2 h"],
  [90_000, "1 d 1 h"],
])("%i seconds are %s", (seconds, words) => expect(duration(seconds)).toBe(words))

test("a moment is told from another one, in either direction", () => {
  expect([relativeTime(100, 100), relativeTime(40, 100), relativeTime(86_500, 100)]).toEqual([
    "now",
    "1 min ago",
    "in 1 d",
  ])
})

test("a moment in UTC is the same everywhere; what is no moment is shown as it is", () => {
  expect(absoluteTime(1_795_400_971)).toBe("2026-11-23 02:29:31 UTC")
  expect(machineTime(1_795_400_971)).toBe("2026-11-23T02:29:31.000Z")
  expect([absoluteTime(1e20), machineTime(1e20)]).toEqual(["100000000000000000000", undefined])
})
