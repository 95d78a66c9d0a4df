import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { afterAll, expect, test, vi } from "vitest"
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

test.each(["SIGKILL", "SIGTERM", "SIGINT"] as const)(
  "a folder is removed, with all that is in it, when its process ends by %s",
  async (signal) => {
    const folder = mkdtempSync(join(memory, "guarded-"))
    writeFileSync(join(folder, "file"), "text")
    const program = `
    import { removeAtEnd } from ${JSON.stringify(new URL("temporary-folder.ts", import.meta.url).href)}
    removeAtEnd(${JSON.stringify(folder)})
    console.log("guarded")
    setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
      stdio: ["ignore", "pipe", "inherit"],
    })
    const exit = once(child, "exit")
    await once(child.stdout, "data")
    expect(existsSync(folder)).toBe(true)
    child.kill(signal)
    expect(await exit).toEqual([null, signal])
    await vi.waitUntil(() => !existsSync(folder), { timeout: 15_000 })
  },
)
