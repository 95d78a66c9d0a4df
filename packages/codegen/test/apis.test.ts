import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { expect, test } from "vitest"
import { parse } from "yaml"
import { apis } from "../src/apis.ts"
import { repository } from "./support/program.ts"

const declaration = "packages/codegen/src/apis.ts"
const names: ReadonlySet<string> = new Set(apis.map(({ name }) => name))

/** The number of APIs named by the longest list in a text, counting elements, keys or types. */
function longestList(text: string): number {
  let longest = 0
  const count = (parts: readonly (ts.Node | undefined)[]) => {
    const named = parts.flatMap((part) =>
      part !== undefined && (ts.isStringLiteral(part) || ts.isIdentifier(part)) ? [part.text] : [],
    )
    longest = Math.max(longest, named.filter((name) => names.has(name)).length)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) count(node.elements)
    if (ts.isObjectLiteralExpression(node)) count(node.properties.map(({ name }) => name))
    if (ts.isUnionTypeNode(node))
      count(node.types.map((type) => (ts.isLiteralTypeNode(type) ? type.literal : undefined)))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile("list.ts", text, ts.ScriptTarget.Latest))
  return longest
}

test("the APIs are listed in one module; every other list is made of that one", () => {
  const files = globSync(["*.ts", "{packages,testing,tools}/**/{src,test}/**/*.{ts,tsx}"], {
    cwd: repository,
    exclude: ["**/generated", "**/node_modules", "**/fixtures"],
  })
  // Tests are excluded, since they list expected values in full.
  const lists = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(repository, file), "utf8")
      return text.includes("subnet-evm") && longestList(text) > 3
    })
  expect(lists).toEqual([declaration])
})

test.each([
  ["elements", 'const a = ["data", "metrics", "health", "x-chain"]'],
  ["keys", 'const a = { data: 1, metrics: 2, health: 3, "x-chain": 4, more: 5 }'],
  ["types", 'type A = "data" | "metrics" | "health" | "x-chain"'],
])("a list of four is found as %s", (_, text) => expect(longestList(text)).toBe(4))

test("Redocly lints the documents of the APIs, and no others", () => {
  const { apis: linted } = parse(readFileSync(join(repository, "redocly.yaml"), "utf8"))
  const roots = Object.values<{ readonly root: string }>(linted).map(({ root }) => root)
  expect(roots).toEqual(apis.flatMap(({ documents }) => documents.map(({ spec }) => spec)))
})
