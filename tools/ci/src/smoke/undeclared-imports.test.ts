import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { undeclaredImports } from "./undeclared-imports.ts"

test("imports of packages that the manifest lacks are told, early and late ones, and no others", () => {
  const folder = mkdtempSync(join(tmpdir(), "serac-undeclared-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = `import { readFile } from "node:fs/promises"
import "fs"
import { one } from "./one.js"
import { own } from "@serac/data/operations"
import { build } from "esbuild"
export { late } from "@me/late/entry"
const later = await import("later")
console.log("import 'text'")
`
  writeFileSync(join(folder, "start.js"), text)
  writeFileSync(join(folder, "start.d.ts"), 'export type { Type } from "types"\n')
  expect(undeclaredImports(folder, ["@serac/data", "declared"])).toEqual([
    "start.js imports @me/late",
    "start.js imports esbuild",
    "start.js imports later",
  ])
})
