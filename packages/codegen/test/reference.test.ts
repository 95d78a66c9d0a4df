import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { describe, expect, test } from "vitest"
import { generateClient } from "../src/client.ts"
import { anchorOf } from "../src/reference/anchor.ts"
import { referenceFiles } from "../src/reference/reference-files.ts"
import { referenceSource } from "../src/reference/source.ts"
import { repository } from "./support/program.ts"

const fixtures = join(import.meta.dirname, "fixtures")

const documents = [
  { name: "library", file: "openapi.yaml", prefix: "Library" },
  { name: "ledger", file: "openrpc.yaml", prefix: "Ledger" },
]

describe.each(documents)("the reference of $name", ({ name, file, prefix }) => {
  test("is these pages, whole", async () => {
    const target = { packageName: `@serac/${name}`, prefix, source: `specs/${name}/${file}`, command: "pnpm generate" }
    const { document, model } = await generateClient(join(fixtures, name, file), target)
    const pages = referenceFiles([referenceSource(document, target, model)])
    const expected = join(fixtures, name, "expected-reference")
    for (const [path, text] of pages)
      await expect(text).toMatchFileSnapshot(join(expected, relative("reference", path)))
    expect([...pages.keys()].map((path) => relative("reference", path)).sort()).toEqual(readdirSync(expected).sort())
  })
})

test("two documents of a package cannot share a page", async () => {
  const target = { packageName: "@serac/library", prefix: "Library", source: "openapi.yaml", command: "pnpm generate" }
  const { document, model } = await generateClient(join(fixtures, "library/openapi.yaml"), target)
  const source = referenceSource(document, target, model)
  expect(() => referenceFiles([source, source])).toThrow("two operations have the page reference/list-books.md")
})

describe("the reference of the repository", () => {
  const clients = readdirSync(join(repository, "packages/clients")).map((name) => join("packages/clients", name))
  const pages = clients.flatMap((folder) =>
    readdirSync(join(repository, folder, "reference")).map((file) => join(folder, "reference", file)),
  )
  const read = (path: string) => readFileSync(join(repository, path), "utf8")

  test("has no dead link, neither to a file nor to a heading", () => {
    const headings = new Map<string, readonly string[]>()
    const headingsOf = (path: string) => {
      const known = headings.get(path) ?? [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) => anchorOf(text))
      headings.set(path, known)
      return known
    }
    const everything = new Set([...pages, "llms.txt", "README.md", "api.md", "packages/cli/README.md"])
    for (const page of ["docs/errors.md", "docs/support.md"]) everything.add(page)
    for (const folder of clients) everything.add(join(folder, "README.md"))
    const links = ["llms.txt", ...pages].flatMap((path) =>
      [
        ...read(path)
          .replace(/```[\s\S]*?```/g, "")
          .matchAll(/\]\(([^)\s]+)\)/g),
      ].map(([, link = ""]) => ({ path, link })),
    )
    const dead = links.filter(({ path, link }) => {
      if (/^https?:\/\//.test(link)) return false
      const [file = "", anchor] = link.split("#")
      const target = file === "" ? path : join(dirname(path), file)
      return !everything.has(target) || (anchor !== undefined && !headingsOf(target).includes(anchor))
    })
    expect(dead).toEqual([])
    expect(links.length).toBeGreaterThan(2 * (pages.length - clients.length))
  })

  test("shows in llms.txt each page once, and in each index those of its package", () => {
    const operations = pages.filter((path) => !path.endsWith("README.md"))
    const linked = [...read("llms.txt").matchAll(/\]\((packages\/clients\/[^)]+\/reference\/[^)]+)\)/g)]
    expect(linked.map(([, path]) => path).sort()).toEqual([...operations].sort())
  })

  test("shows the example that the function's comment shows, which another test compiles", () => {
    const strange = pages
      .filter((path) => !path.endsWith("README.md"))
      .filter((path) => {
        const [, example = ""] = /```ts\n(import [\s\S]*?)```/.exec(read(path)) ?? []
        const [folder = "", file = ""] = path.split("/reference/")
        const sources = readdirSync(join(repository, folder, "src/generated"), { recursive: true, encoding: "utf8" })
        const source = sources.find((one) => one.split("/").at(-1) === file.replace(".md", ".ts"))
        const comment = read(join(folder, "src/generated", source ?? "")).replace(/^ \* ?/gm, "")
        return example === "" || !comment.includes(example)
      })
    expect(strange).toEqual([])
  })
})
