import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, expect, test } from "vitest"
import { importCircles } from "./import-circles.ts"

const folder = mkdtempSync(join(tmpdir(), "serac-circles-"))
afterAll(() => rmSync(folder, { recursive: true }))

test.each(["http", "rest", "rpc"])("no file of runtime/%s imports itself over others", (name) => {
  expect(importCircles(fileURLToPath(new URL(`../../../packages/runtime/${name}/src`, import.meta.url)))).toEqual([])
})

test("a circle is found, also one of types", () => {
  writeFileSync(join(folder, "a.ts"), 'import type { B } from "./b.ts"\nexport interface A { b: B }\n')
  writeFileSync(join(folder, "b.ts"), 'export * from "./c.ts"\nexport interface B {}\n')
  writeFileSync(join(folder, "c.ts"), 'import {\n  type A,\n} from "./a.ts"\nexport type C = A\n')
  expect(importCircles(folder)).toEqual([["a.ts", "b.ts", "c.ts"]])
})
