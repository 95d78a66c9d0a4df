import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, expect, test } from "vitest"
import { importCircles } from "./import-circles.ts"

const folder = mkdtempSync(join(tmpdir(), "serac-circles-"))
afterAll(() => rmSync(folder, { recursive: true }))

const sources = (name: string) => fileURLToPath(new URL(`../../../packages/${name}/src`, import.meta.url))

test.each(["runtime/http", "runtime/rest", "runtime/rpc", "services/store"])(
  "no file of %s imports itself over others",
  (name) => {
    expect(importCircles(sources(name))).toEqual([])
  },
)

test.each([
  ["services/store", "evm", "network"],
  ["services/store", "network", "evm"],
])("in %s nothing of %s imports anything of %s", (name, one, other) => {
  const files = readdirSync(join(sources(name), one), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  )
  const crossing = files.filter((file) => readFileSync(join(sources(name), one, file), "utf8").includes(`../${other}/`))
  expect(files.length).toBeGreaterThan(0)
  expect(crossing).toEqual([])
})

test("a circle is found, also one of types", () => {
  writeFileSync(join(folder, "a.ts"), 'import type { B } from "./b.ts"\nexport interface A { b: B }\n')
  writeFileSync(join(folder, "b.ts"), 'export * from "./c.ts"\nexport interface B {}\n')
  writeFileSync(join(folder, "c.ts"), 'import {\n  type A,\n} from "./a.ts"\nexport type C = A\n')
  expect(importCircles(folder)).toEqual([["a.ts", "b.ts", "c.ts"]])
})
