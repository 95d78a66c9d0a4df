import { expect, test } from "vitest"
import { SteadyLoad } from "./steady-load.ts"

test("a load changes when ten seconds of reports had another one", () => {
  const clock = { now: 0 }
  const load = new SteadyLoad("light", () => clock.now)
  const seen = [
    [0, "heavy"],
    [9_999, "heavy"],
    [10_000, "heavy"],
    [11_000, "light"],
    [20_999, "light"],
    [21_000, "light"],
  ] as const
  expect(
    seen.map(([at, given]) => {
      clock.now = at
      return load.see(given)
    }),
  ).toEqual(["light", "light", "heavy", "heavy", "heavy", "light"])
})

test("one report of the old load begins the ten seconds again", () => {
  const clock = { now: 0 }
  const load = new SteadyLoad(undefined, () => clock.now)
  for (const [at, given] of [
    [0, "heavy"],
    [9_000, "light"],
    [9_500, "heavy"],
    [19_000, "heavy"],
  ] as const) {
    clock.now = at
    expect(load.see(given)).toBe("light")
  }
  clock.now = 19_500
  expect(load.see("heavy")).toBe("heavy")
})
