import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createLogger } from "../log/logger.ts"
import { keepRunningFile } from "./keep-running-file.ts"
import { type RunningFile, readRunning } from "./running.ts"
import { writeWhole } from "./write-whole.ts"

let folder: string
beforeEach(() => {
  vi.useFakeTimers()
  folder = mkdtempSync(join(tmpdir(), "serac-running-"))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const running: RunningFile = { pid: 1, command: "index", startedAt: 5, chains: [], networks: [] }

test("a file that cannot be written is said once, ends nothing, and is written again when it can be", () => {
  const directory = join(folder, "data")
  const away = join(folder, "away")
  mkdirSync(directory)
  const lines: string[] = []
  const logger = createLogger({ log: "text", logLevel: "info" }, (line) => lines.push(line.slice(9)))
  let startedAt = 5
  const end = keepRunningFile(directory, () => ({ ...running, startedAt }), logger)
  expect(readRunning(directory)).toEqual(running)
  // A missing folder causes the same error at every write as a full disk.
  renameSync(directory, away)
  startedAt = 6
  vi.advanceTimersByTime(5_000)
  expect(lines).toEqual([
    expect.stringMatching(/^warn The state of this process cannot be saved for serac status reason="ENOENT.*\n$/),
  ])
  renameSync(away, directory)
  vi.advanceTimersByTime(1_000)
  expect(readRunning(directory)).toEqual({ ...running, startedAt: 6 })
  end()
  expect([readRunning(directory), lines.length]).toEqual([undefined, 1])
})

test("what cannot be written whole leaves nothing behind", () => {
  // A file cannot replace a folder.
  mkdirSync(join(folder, "running.json", "full"), { recursive: true })
  expect(() => writeWhole(join(folder, "running.json"), "{}")).toThrow()
  expect(readdirSync(folder)).toEqual(["running.json"])
})
