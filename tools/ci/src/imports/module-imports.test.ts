import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { circlesOf } from "./graph.ts"
import { importGraph, readImports } from "./import-graph.ts"
import { moduleImports } from "./module-imports.ts"

const folder = mkdtempSync(join(tmpdir(), "serac-imports-"))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, ...lines: string[]) {
  const file = join(folder, name)
  writeFileSync(file, `${lines.join("\n")}\n`)
  return file
}

test("every form of import is read, and none of comments, strings and text between tags", () => {
  const file = write(
    "forms.tsx",
    'import "./effect.ts"',
    'import value, { type Kind } from "./value.ts"',
    'import type * as all from "./types.ts"',
    'export * from "./everything.ts"',
    'export type { Other } from "./other.ts"',
    'type Module = typeof import("./module.ts")',
    'const type: import("./named.ts").Name<import("./argument.ts").Argument>[] = []',
    '// import("./comment.ts")',
    "/* export * from './block.ts' */",
    'const text = `import("./template.ts") $' + '{import("./inserted.ts")}`',
    'export const Page = () => <p>Don\'t import("./text.ts") {import(`./page.tsx`)}</p>',
    "const asked = import(text)",
    'declare module "package" {',
    "  export interface Added {}",
    "}",
  )
  expect(moduleImports(file).map(({ kind, specifier }) => `${kind} ${specifier}`)).toEqual([
    "static ./effect.ts",
    "static ./value.ts",
    "static ./types.ts",
    "static ./everything.ts",
    "static ./other.ts",
    "type ./module.ts",
    "type ./named.ts",
    "type ./argument.ts",
    "dynamic ./inserted.ts",
    "dynamic ./page.tsx",
    "type package",
  ])
})

test("a circle is found over types, modules with JSX, dynamic imports and what is exported on", () => {
  write("a.ts", 'import type { B } from "./b.tsx"', "export interface A { b: B }")
  write("b.tsx", 'export * from "./c.ts"', "export interface B {}")
  write("c.ts", 'export const load = () => import("./d.ts")')
  write("d.ts", 'export type D = typeof import("./a.ts")')
  write("outside.ts", 'import "./a.ts"')
  const graph = importGraph(readImports(folder, ["{a,b,c,d,outside}.{ts,tsx}"]))
  expect(circlesOf(graph)).toEqual([["a.ts", "b.tsx", "c.ts", "d.ts"]])
})

test("circles are the largest sets that lead to each other, and not what leads to them or from them", () => {
  const edges = { a: ["b"], b: ["c"], c: ["a", "outside", "e"], d: ["a"], e: ["f"], f: ["e"], g: ["g"] }
  expect(circlesOf(new Map(Object.entries(edges)))).toEqual([["a", "b", "c"], ["e", "f"], ["g"]])
})
