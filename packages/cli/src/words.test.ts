import { expect, test } from "vitest"
import { byteCount, duration, grouped, printable, rate } from "./words.ts"

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1_000, "1.0 KB"],
  [99_949, "99.9 KB"],
  [99_951, "100 KB"],
  [999_499, "999 KB"],
  [999_500, "1.0 MB"],
  [12_345_678_901, "12.3 GB"],
  [5e15, "5000 TB"],
])("%i bytes are %s", (number, words) => {
  expect(byteCount(number)).toBe(words)
})

test.each([
  [-1, "0.0 s"],
  [0.12, "0.1 s"],
  [9.94, "9.9 s"],
  [9.96, "10 s"],
  [89, "89 s"],
  [90, "2 min"],
  [3_599, "1 h"],
  [7_500, "2 h 5 min"],
  [172_800, "2 d"],
  [180_000, "2 d 2 h"],
])("%d seconds are %s", (seconds, words) => {
  expect(duration(seconds)).toBe(words)
})

test("rates below ten keep a decimal", () => {
  expect([0, 0.04, 1.26, 9.94, 12_345.6].map(rate)).toEqual(["0", "0.0", "1.3", "9.9", "12,346"])
})

test("numbers are grouped", () => {
  expect(grouped(1_234_567)).toBe("1,234,567")
})

test("what could steer a terminal is replaced", () => {
  expect(printable("a\u001b[31m\u0007ü\n\u009bx")).toBe("a�[31m�ü��x")
})
