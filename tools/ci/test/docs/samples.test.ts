import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { codeBlocks } from "../../src/docs/markdown/blocks.ts"
import { repository } from "../../src/docs/repository.ts"

const read = (path: string) => readFileSync(join(repository, path), "utf8")

test("the samples of the README are the files that it says to run", () => {
  const readme = { path: "README.md", text: read("README.md") }
  const samples = codeBlocks(readme, "ts").map(({ heading, code }) => [heading, code])
  expect(samples).toEqual([
    ["Try it", read("examples/first-call.ts")],
    ["Packages", read("examples/one-call.ts")],
  ])
})

const figuresOf = (text: string) => [...text.matchAll(/\d[\d,.]*\d/g)].map(([figure]) => figure)
const tablesOf = (text: string) => text.match(/^\|.*\|$/gm)?.join("\n") ?? ""

test("every figure of the README's comparison stands in docs/benchmarks.md", () => {
  const [, section = ""] = read("README.md").split("## Comparison with alternatives\n")
  const figures = figuresOf(tablesOf(section.split("\n## ")[0] ?? ""))
  const benchmarks = read("docs/benchmarks.md")
  expect(figures.length).toBeGreaterThan(15)
  expect(figures.filter((figure) => !benchmarks.includes(figure))).toEqual([])
})

test("every figure of the guide that compares stands in docs/benchmarks.md", () => {
  const [measured = ""] = read("docs/guides/comparison.md").split("## The hosted service\n")
  const figures = figuresOf(measured)
  const benchmarks = read("docs/benchmarks.md")
  expect(figures.length).toBeGreaterThan(40)
  expect(figures.filter((figure) => !benchmarks.includes(figure))).toEqual([])
})
