import type { IndexerProgress } from "@serac/indexer/evm"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { createLogger } from "../log/logger.ts"
import { chainLine } from "./chain-line.ts"
import { Lag } from "./lag.ts"
import { liveLines } from "./live-lines.ts"
import { progressLog } from "./progress-log.ts"
import type { ShownSubject } from "./shown.ts"

const chain = { key: "7", name: "Ice" } satisfies ShownSubject

/** A report with the members that a test needs. */
function report(
  state: IndexerProgress["state"],
  number?: number,
  more: Partial<IndexerProgress> = {},
): IndexerProgress {
  return {
    chainId: "7",
    state,
    ...(number === undefined ? {} : { head: { number, hash: "0x00", timestamp: 0 } }),
    blocksPerSecond: 0,
    transactionsPerSecond: 0,
    transfersPerSecond: 0,
    reorgs: 0,
    faults: 0,
    quarantined: 0,
    restarts: 0,
    ...more,
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe("a chain's line", () => {
  test.each([
    [report("starting"), undefined, "starting"],
    [
      report("backfilling", 2_499, {
        nodeHead: 9_999,
        blocksPerSecond: 1_234.5,
        transactionsPerSecond: 6,
        secondsLeft: 200,
      }),
      undefined,
      "[######------------------]  25.0 %  block 2,499 of 9,999  1,235 blocks/s  6.0 tx/s  3 min left",
    ],
    [report("backfilling"), undefined, "[------------------------]  0.0 %  0 blocks/s  0 tx/s"],
    [report("following", 12_345), 0.1, "following, block 12,345, lag 0.1 s"],
    [report("following"), undefined, "following, no block yet"],
    [report("retrying", 5, { error: "no\u001banswer" }), 1, "trying again: no�answer (at block 5)"],
    [report("stopped", 5, { error: "wrong chain" }), 1, "stopped: wrong chain"],
    [report("stopped", 5), 1, "stopped"],
  ])("%#", (progress, lag, line) => {
    expect(chainLine(progress, lag, true)).toBe(line)
  })

  test("it is never complete before it is", () => {
    expect(chainLine(report("backfilling", 999_998, { nodeHead: 999_999 }), undefined, false)).toMatch(/^99\.9 %/)
  })
})

test("lag is how long the node has been known to be ahead, and how long the newest block took", () => {
  const lag = new Lag()
  expect(lag.update(report("starting"), 0)).toBeUndefined()
  expect(lag.update(report("following", 10, { nodeHead: 10 }), 1_000)).toBe(0)
  expect(lag.update(report("following", 10, { nodeHead: 11 }), 5_000)).toBe(0)
  expect(lag.update(report("following", 10, { nodeHead: 12 }), 7_000)).toBe(2)
  expect(lag.update(report("following", 12, { nodeHead: 12 }), 7_500)).toBe(2.5)
  expect(lag.update(report("following", 12, { nodeHead: 12 }), 99_000)).toBe(2.5)
})

describe("on a terminal", () => {
  const terminal = () => {
    const written: string[] = []
    return {
      written,
      out: (text: string) => void written.push(text),
      error: (text: string) => void written.push(text),
      columns: () => 40,
      now: Date.now,
    }
  }

  test("each chain has one line, redrawn in place at most four times a second", () => {
    const screen = terminal()
    const view = liveLines(screen)
    view.update(chain, report("following", 1))
    view.update({ key: "8", name: "Firn" }, report("following", 2))
    vi.advanceTimersByTime(1_000)
    view.update(chain, report("following", 3))
    vi.advanceTimersByTime(250)
    expect(screen.written).toEqual([
      "\r\u001b[JIce   following, block 1, lag 0.0 s\nFirn  following, block 2, lag 0.0 s\n",
      "\u001b[2A\r\u001b[JIce   following, block 3, lag 0.0 s\nFirn  following, block 2, lag 0.0 s\n",
    ])
    view.close()
  })

  test("what is printed scrolls above the lines", () => {
    const screen = terminal()
    const view = liveLines(screen)
    view.update(chain, report("following", 1))
    vi.advanceTimersByTime(250)
    screen.written.length = 0
    view.print("out", "hello\n")
    expect(screen.written).toEqual(["\u001b[1A\r\u001b[J", "hello\n", "\r\u001b[JIce  following, block 1, lag 0.0 s\n"])
    view.close()
  })

  test("a line never wraps", () => {
    const screen = terminal()
    const view = liveLines(screen)
    view.update(chain, report("stopped", 1, { error: "x".repeat(100) }))
    view.close()
    expect(screen.written).toEqual([`\r\u001b[J${`Ice  stopped: ${"x".repeat(100)}`.slice(0, 38)}…\n`])
  })
})

describe("in a log", () => {
  const log = (facts: boolean) => {
    const lines: string[] = []
    const logger = createLogger({ logLevel: "info", log: facts ? "json" : "text" }, (line) => lines.push(line))
    const streams = { out: () => {}, error: () => {} }
    return { lines, view: progressLog({ logger, streams, facts, now: Date.now }) }
  }

  test("there is a line for each change of state, and one in ten seconds of backfill", () => {
    const { lines, view } = log(false)
    view.update(chain, report("starting"))
    for (let second = 0; second <= 20; second += 1) {
      view.update(chain, report("backfilling", second, { nodeHead: 99 }))
      vi.advanceTimersByTime(1_000)
    }
    view.update(chain, report("following", 98, { nodeHead: 99 }))
    for (let second = 0; second < 60; second += 1) {
      view.update(chain, report("following", 99 + second, { nodeHead: 99 + second }))
      vi.advanceTimersByTime(1_000)
    }
    expect(lines.map((line) => line.slice(9))).toEqual([
      "Ice: starting\n",
      "Ice: 1.0 %  block 0 of 99  0 blocks/s  0 tx/s\n",
      "Ice: 11.0 %  block 10 of 99  0 blocks/s  0 tx/s\n",
      "Ice: 21.0 %  block 20 of 99  0 blocks/s  0 tx/s\n",
      "Ice: following, block 99, lag 0.0 s\n",
    ])
  })

  test("JSON has the numbers beside the words, a fault its level, and what others tell is left to them", () => {
    const { lines, view } = log(true)
    view.update(chain, report("retrying", 4, { error: "no answer" }))
    view.update(chain, report("stuck", 4, { error: "wrong chain" }))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? "")).toEqual({
      level: "warn",
      time: "1970-01-01T00:16:40.000Z",
      ...report("retrying", 4, { error: "no answer" }),
      lag: 0,
      msg: "Ice: trying again: no answer (at block 4)",
    })
  })
})
