import { expect, test } from "vitest"
import { Backoff } from "./backoff.ts"

test("the delay doubles from a second to a minute, and begins again after a success", () => {
  const backoff = new Backoff()
  const delays: (number | undefined)[] = []
  for (let at = 0; at < 8; at++)
    delays.push(backoff.failed(backoff.until === Number.NEGATIVE_INFINITY ? 0 : backoff.until))
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  backoff.succeeded()
  expect(backoff.failed(backoff.until)).toBe(1000)
})

test("failures during a delay do not lengthen it", () => {
  const backoff = new Backoff()
  expect([backoff.failed(5000), backoff.failed(5500), backoff.until]).toEqual([1000, undefined, 6000])
})
