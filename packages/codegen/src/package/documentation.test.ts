import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { generatePackage } from "./generate-package.ts"

const spec = join(import.meta.dirname, "../../test/fixtures/library/openapi.yaml")
let folder: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "serac-documentation-")))
})
afterAll(() => rmSync(folder, { recursive: true }))

test("a package has its reference and its collections when they are asked for, and says how they are made again", async () => {
  const out = join(folder, "with")
  await generatePackage({ spec, out, name: "@me/library", reference: true, collections: true })
  expect(readdirSync(join(out, "reference")).sort()).toEqual([
    "README.md",
    "add-book.md",
    "get-status.md",
    "list-books.md",
    "reprint-book.md",
  ])
  expect(readFileSync(join(out, "reference/list-books.md"), "utf8").split("\n")[0]).toMatch(
    /^<!-- Made by `serac generate --spec \S+ --out \. --name @me\/library --reference --collections` from /,
  )
  expect(readFileSync(join(out, "llms.txt"), "utf8")).toContain(
    "\n- [`listBooks`](reference/list-books.md): Lists the books of a shelf, newest first.\n",
  )
  const { files } = JSON.parse(readFileSync(join(out, "package.json"), "utf8"))
  expect(files).toEqual(["dist", "openapi.json", "reference", "llms.txt"])
  expect(existsSync(join(out, "collections/bruno/library/bruno.json"))).toBe(true)
  expect(
    JSON.parse(readFileSync(join(out, "collections/postman/library/library.postman_collection.json"), "utf8")),
  ).toMatchObject({
    info: { name: "Library" },
  })
  expect(await generatePackage({ spec, out, name: "@me/library", reference: true, collections: true })).toMatchObject({
    changed: [],
  })
})

test("a package has neither otherwise", async () => {
  const out = join(folder, "without")
  const { changed } = await generatePackage({ spec, out, name: "@me/library" })
  expect(changed.filter((path) => /^(reference|collections)\/|llms/.test(path))).toEqual([])
})

test("pages of operations that are gone go too, those written by hand stay", async () => {
  const out = join(folder, "left")
  const options = { spec, out, name: "@me/library", reference: true }
  await generatePackage(options)
  writeFileSync(join(out, "reference/gone.md"), readFileSync(join(out, "reference/add-book.md"), "utf8"))
  writeFileSync(join(out, "reference/guide.md"), "# Guide\n")
  expect(await generatePackage(options)).toMatchObject({ changed: ["reference/gone.md"] })
  expect(readFileSync(join(out, "reference/guide.md"), "utf8")).toBe("# Guide\n")
})
