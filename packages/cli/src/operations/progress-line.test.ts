import { expect, test } from "vitest"
import { progressLine } from "./progress-line.ts"

function setting(isTerminal: boolean) {
  let now = 0
  let written = ""
  const line = progressLine({
    isTerminal,
    write: (text) => {
      written += text
    },
    now: () => now,
  })
  return {
    line,
    at: (time: number, done: number) => {
      now = time
      line.update({ item: "chains/7.sqlite", done, total: 2_000_000 })
    },
    written: () => written,
  }
}

test("a terminal has one line that is drawn again and taken away", () => {
  const { line, at, written } = setting(true)
  at(100, 1)
  at(300, 500_000)
  at(400, 600_000)
  at(600, 1_000_000)
  line.end()
  expect(written()).toBe(
    "\r\u001b[Kchains/7.sqlite: 25 % (500 KB of 2.0 MB)\r\u001b[Kchains/7.sqlite: 50 % (1.0 MB of 2.0 MB)\r\u001b[K",
  )
})

test("elsewhere there is a line every ten seconds", () => {
  const { line, at, written } = setting(false)
  at(9_000, 1)
  at(10_000, 500_000)
  at(19_000, 600_000)
  at(20_000, 2_000_000)
  line.end()
  expect(written()).toBe(
    "chains/7.sqlite: 25 % (500 KB of 2.0 MB)\n" + "chains/7.sqlite: 100 % (2.0 MB of 2.0 MB), 182 KB/s, 0.0 s left\n",
  )
})

test("the rate is that of the last thirty seconds, and begins again with each item", () => {
  const { line, at, written } = setting(false)
  for (let seconds = 0; seconds <= 60; seconds++)
    at(seconds * 1_000, seconds <= 30 ? seconds * 1_000 : 30_000 + (seconds - 30) * 10_000)
  expect(written().split("\n").at(-2)).toBe("chains/7.sqlite: 16 % (330 KB of 2.0 MB), 10.0 KB/s, 3 min left")
  line.update({ item: "chains/8.sqlite", done: 5, total: 10 })
  at(75_000, 400_000)
  expect(written().split("\n").at(-2)).toBe("chains/7.sqlite: 20 % (400 KB of 2.0 MB)")
})
