import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { makeFolderInMemory } from "./temporary-folder.ts"

const memory = mkdtempSync(join(tmpdir(), "serac-memory-"))
afterAll(() => rmSync(memory, { recursive: true }))

test("a folder is made where there is room, through which every account comes", () => {
  const folder = makeFolderInMemory({ memory, room: 1 }) ?? ""
  expect(readdirSync(memory)).toEqual([basename(folder)])
  expect(statSync(folder).mode & 0o777).toBe(0o711)
})

test("none is made where there is too little room, or no such file system", () => {
  const before = readdirSync(memory)
  expect(makeFolderInMemory({ memory, room: 2 ** 60 })).toBeUndefined()
  expect(makeFolderInMemory({ memory: join(memory, "none"), room: 1 })).toBeUndefined()
  expect(readdirSync(memory)).toEqual(before)
})
