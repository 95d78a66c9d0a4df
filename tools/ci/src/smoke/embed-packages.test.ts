import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { embedPackages } from "./embed-packages.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "serac-embed-"))
  mkdirSync(join(folder, "command"))
  mkdirSync(join(folder, "internal/store"), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const store = () => ({
  name: "@serac/store",
  folder: join(folder, "internal/store"),
  entries: { ".": "index.js", "./items": "items/index.js" },
})

test("imports of embedded packages become paths, in modules and declarations, and no others do", () => {
  const text = `import { open } from "@serac/store"
import "@serac/store/items"
export { a } from "@serac/storehouse"
const later = await import("@serac/store/items")
export type Store = import("@serac/store").Store
console.log("@serac/store")
`
  for (const file of ["start.js", "start.d.ts"]) writeFileSync(join(folder, "command", file), text)
  embedPackages(folder, [store()])
  const expected = `import { open } from "../internal/store/index.js"
import "../internal/store/items/index.js"
export { a } from "@serac/storehouse"
const later = await import("../internal/store/items/index.js")
export type Store = import("../internal/store/index.js").Store
console.log("@serac/store")
`
  for (const file of ["start.js", "start.d.ts"])
    expect(readFileSync(join(folder, "command", file), "utf8")).toBe(expected)
})

test("an import of an entry that does not exist fails by name", () => {
  writeFileSync(join(folder, "command/start.js"), 'import "@serac/store/rows"\n')
  expect(() => embedPackages(folder, [store()])).toThrow(
    "command/start.js imports @serac/store/rows, which is no entry of @serac/store",
  )
})
