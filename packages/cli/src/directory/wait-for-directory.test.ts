import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { lockDirectory } from "./lock.ts"
import { waitForDirectory } from "./wait-for-directory.ts"

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "serac-standby-"))
})
afterEach(() => rmSync(directory, { recursive: true }))

test("a directory that is free is taken at once", async () => {
  const lock = await waitForDirectory(directory, {
    say: () => expect.unreachable(),
    pause: () => expect.unreachable(),
  })
  expect(() => lockDirectory(directory)).toThrow("is in use by another process")
  lock.release()
})

test("one that another process has is taken as soon as that ends, and both are said once", async () => {
  const other = lockDirectory(directory)
  const said: string[] = []
  let pauses = 0
  const lock = await waitForDirectory(directory, {
    say: (line) => said.push(line),
    pause: async (milliseconds) => {
      expect(milliseconds).toBe(1_000)
      pauses += 1
      if (pauses === 3) other.release()
    },
  })
  expect({ said, pauses }).toEqual({
    said: [`standing by: ${directory} is in use by another process`, "taking over"],
    pauses: 3,
  })
  lock.release()
})

test("waiting ends when it is told to", async () => {
  const other = lockDirectory(directory)
  const pause = () => Promise.reject(new Error("told to stop"))
  await expect(waitForDirectory(directory, { say: () => {}, pause })).rejects.toThrow("told to stop")
  other.release()
})
