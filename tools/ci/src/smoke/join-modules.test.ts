import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterEach, beforeEach, expect, test } from "vitest"
import { joinModules } from "./join-modules.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "serac-join-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)

test("entries export what they did, and share one instance of what both import", async () => {
  write("count.js", "export const counts = []\nexport default 1\n")
  write("index.js", `export { counts } from "./count.js"\nexport { default } from "./count.js"\nimport "node:fs"\n`)
  write("deep/other.js", `import { counts } from "../count.js"\nexport const add = (one) => counts.push(one)\n`)
  write("index.d.ts", "export declare const counts: number[]\n")
  await joinModules(folder, ["index.js", "deep/other.js"])
  const [index, other] = [await load("index.js"), await load("deep/other.js")]
  other.add(7)
  expect({ ...index }).toEqual({ counts: [7], default: 1 })
  expect(existsSync(join(folder, "count.js"))).toBe(false)
  expect(readFileSync(join(folder, "index.d.ts"), "utf8")).toBe("export declare const counts: number[]\n")
})

test("a module that finds the file of a thread by its own location still finds it", async () => {
  write("index.js", `export { file } from "./deep/start.js"\n`)
  write("deep/start.js", `export const file = new URL("thread.js", import.meta.url).href\n`)
  write("deep/thread.js", "globalThis.hasRun = true\n")
  await joinModules(folder, ["index.js", "deep/thread.js"])
  const { file } = await load("index.js")
  expect(file).toBe(pathToFileURL(join(folder, "deep/thread.js")).href)
  await import(/* @vite-ignore */ file)
  expect(globalThis).toMatchObject({ hasRun: true })
})

test("an entry that does not exist is refused", async () => {
  write("index.js", "export {}\n")
  await expect(joinModules(folder, ["absent.js"])).rejects.toThrow("absent.js")
})
