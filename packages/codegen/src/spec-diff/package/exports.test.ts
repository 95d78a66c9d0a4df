import { posix } from "node:path"
import { expect, test } from "vitest"
import { exportsOf } from "./exports.ts"

const exportsIn = (files: Readonly<Record<string, string>>) =>
  exportsOf(
    {
      read: (path) => files[path],
      resolve: (from, name) => (name.startsWith(".") ? posix.join(posix.dirname(from), name) : name),
    },
    "index.ts",
  )

const kinds = (files: Readonly<Record<string, string>>) =>
  [...exportsIn(files)].map(([name, { kind, file }]) => `${kind} ${name} of ${file}`)

test("every kind of declaration is named, and nothing that is not exported", () => {
  const text = `
    export function one() {}
    export const two = () => 1, three = 3
    export class Four {}
    export interface Five {}
    export type Six = string
    export abstract class Seven {}
    function hidden() {}
    const alsoHidden = 1`
  expect(kinds({ "index.ts": text })).toEqual([
    "function one of index.ts",
    "function two of index.ts",
    "value three of index.ts",
    "class Four of index.ts",
    "type Five of index.ts",
    "type Six of index.ts",
    "class Seven of index.ts",
  ])
})

test("names are followed into other modules, all of them or some, under another name or as types only", () => {
  expect(
    kinds({
      "index.ts": `
        export * from "./folder/all.ts"
        export { one as uno, type Two } from "./some.ts"
        export type { Three } from "elsewhere"
        export { four } from "elsewhere"
        export * as five from "./some.ts"
        const six = 1
        export { six }`,
      "folder/all.ts": 'export * from "../deep.ts"\nexport const a = 1',
      "deep.ts": "export type Deep = 1",
      "some.ts": "export function one() {}\nexport interface Two {}\nexport const notNamed = 1",
    }),
  ).toEqual([
    "type Deep of deep.ts",
    "value a of folder/all.ts",
    "function uno of some.ts",
    "type Two of some.ts",
    "type Three of elsewhere",
    "value four of elsewhere",
    "value five of some.ts",
    "value six of index.ts",
  ])
})

test("a declaration is told without its comments and its body", () => {
  const found = exportsIn({
    "index.ts": "/** Doc. */\nexport function one(a: string, /* b */ b?: number): void { run(a, b) }",
  })
  expect(found.get("one")?.text).toBe("export function one(a: string, b?: number): void;")
})

test("a module that cannot be read hides what it exports, so it is refused", () => {
  expect(() => exportsIn({ "index.ts": 'export * from "./none.ts"' })).toThrow("none.ts: no such file")
})
