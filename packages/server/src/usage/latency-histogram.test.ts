import fc from "fast-check"
import { expect, test } from "vitest"
import { LatencyHistogram } from "./latency-histogram.ts"

const milliseconds = fc.double({ min: 0.01, max: 3_600_000, noNaN: true })
const lists = fc.array(milliseconds, { minLength: 1, maxLength: 200 })

const histogramOf = (values: readonly number[]) => {
  const histogram = new LatencyHistogram()
  for (const value of values) histogram.add(value)
  return histogram
}
const exactMedian = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] as number

test("the median is within 1 % of the exact one", () => {
  fc.assert(
    fc.property(lists, (values) => {
      const exact = exactMedian(values)
      expect(Math.abs(histogramOf(values).median() - exact)).toBeLessThan(exact * 0.01)
    }),
  )
})

test("histograms merge to that of all their values, however they are written and read", () => {
  fc.assert(
    fc.property(fc.array(lists, { maxLength: 5 }), (parts) => {
      const merged = new LatencyHistogram()
      for (const part of parts) merged.merge(LatencyHistogram.parse(histogramOf(part).toString()))
      expect(merged.toString()).toBe(histogramOf(parts.flat()).toString())
    }),
  )
})

test("what is beyond its bounds counts as the bound", () => {
  expect([0, 0.001, 1e9].map((value) => histogramOf([value]).median())).toEqual([
    0.01,
    0.01,
    expect.closeTo(3_600_000, -5),
  ])
  expect(new LatencyHistogram().median()).toBe(0)
})
