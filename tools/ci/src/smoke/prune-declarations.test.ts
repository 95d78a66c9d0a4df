import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { pruneDeclarations } from "./prune-declarations.ts"

test("declarations stay that lead to the entries, over others and in circles; modules all stay", () => {
  const folder = mkdtempSync(join(tmpdir(), "serac-pruned-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, "deep"))
  const files = {
    "index.d.ts": 'export { a } from "./a.ts"\nexport type B = import("./deep/b.js").B\n',
    "index.js": "",
    "a.d.ts": 'import "./index.ts"\n',
    "deep/b.d.ts": 'import type { Missing } from "../missing.ts"\n',
    "deep/other.d.ts": 'export { a } from "../a.ts"\n',
    "deep/other.js": "",
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  pruneDeclarations(folder, ["index.d.ts"])
  expect(readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()).toEqual([
    "a.d.ts",
    "deep",
    "deep/b.d.ts",
    "deep/other.js",
    "index.d.ts",
    "index.js",
  ])
})
