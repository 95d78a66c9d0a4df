import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { parseDocument } from "yaml"
import { generate } from "../src/generate.ts"
import { sourcesIn } from "./support/program.ts"
import { copyRepository } from "./support/repository-copy.ts"
import { typeErrors } from "./support/type-errors.ts"

let root: string
beforeAll(async () => {
  root = copyRepository()
  await generate({ root })
})
afterAll(() => rmSync(root, { recursive: true }))

const read = (path: string) => readFileSync(join(root, path), "utf8")

test("a check names each stale file, none that a run has just written, and writes nothing; a run mends exactly those", async () => {
  const generated = "packages/clients/metrics/src/generated"
  writeFileSync(join(root, generated, "forgotten.ts"), "export {}\n")
  appendFileSync(join(root, generated, "client.ts"), "// by hand\n")
  rmSync(join(root, generated, "types.ts"))
  const stale = [
    { path: `${generated}/client.ts`, kind: "changed" },
    { path: `${generated}/forgotten.ts`, kind: "left over" },
    { path: `${generated}/types.ts`, kind: "missing" },
  ]
  expect((await generate({ root, check: true })).stale).toEqual(stale)
  expect((await generate({ root, check: true, only: "metrics" })).stale).toEqual(stale)
  expect(existsSync(join(root, generated, "forgotten.ts"))).toBe(true)
  expect((await generate({ root, only: "x-chain" })).stale).toEqual([])
  expect((await generate({ root, only: "metrics" })).stale).toEqual(stale)
  expect((await generate({ root, check: true, only: "metrics" })).stale).toEqual([])
})

test("an unknown API is refused with the known ones", async () => {
  await expect(generate({ root, only: "y-chain" })).rejects.toThrow(
    'no API is named "y-chain"; there are data, metrics',
  )
})

describe("an operation that is added to a specification", () => {
  beforeAll(async () => {
    const spec = join(root, "specs/data/openapi.yaml")
    const document = parseDocument(readFileSync(spec, "utf8"))
    document.setIn(["paths", "/v1/shelves/{shelfId}/books"], { $ref: "paths/shelves.yaml#/books" })
    writeFileSync(spec, String(document))
    writeFileSync(join(root, "specs/data/paths/shelves.yaml"), shelves)
    await generate({ root, only: "data" })
  })

  test("is a descriptor, a row of the README and a line of api.md", () => {
    expect(read("packages/clients/data/src/generated/operations.ts")).toContain(
      `export const listShelfBooks: RestOperation = {
  id: "listShelfBooks",
  method: "GET",
  path: "/v1/shelves/{shelfId}/books",
  query: ["pageToken"],
  items: "books",
  pages: createPages,
}`,
    )
    expect(read("packages/clients/data/README.md").replace(/ +/g, " ")).toContain(
      "| [`listShelfBooks`](src/generated/list-shelf-books.ts) | `GET /v1/shelves/{shelfId}/books` | |",
    )
    expect(read("api.md")).toContain(
      "- [`listShelfBooks(client, parameters, options?)`](packages/clients/data/src/generated/list-shelf-books.ts): " +
        "Lists the books of a shelf.",
    )
  })

  test("is a handler that the service must have, in a folder named after the tag", () => {
    const handlers = read("packages/api/src/data/generated/handlers.ts")
    expect(handlers).toContain('import { listShelfBooks } from "../reading-rooms/list-shelf-books.ts"')
    expect(handlers).toContain("  listShelfBooks,\n")
  })

  test("is a typed function of the package and a method of its client, with no other edit", () => {
    const use = `
      import { createDataClient, createDataCore, listShelfBooks } from "@serac/data"
      import { listShelfBooks as descriptor } from "@serac/data/operations"

      export const path: string = descriptor.path
      const core = createDataCore({ baseUrl: "http://127.0.0.1" })
      for await (const book of listShelfBooks(core, { shelfId: "a" })) book.isbn satisfies string
      const client = createDataClient({ baseUrl: "http://127.0.0.1" })
      const page = await client.listShelfBooks({ shelfId: "a", pageToken: "t" })
      page.items[0]?.isbn satisfies string | undefined
      // @ts-expect-error: the shelf is missing
      listShelfBooks(core, {})
      // @ts-expect-error: books have no shelf
      page.items[0]?.shelf
    `
    const sources = sourcesIn(join(root, "packages/clients/data/src/generated"))
    const files = new Map(sources.map((file) => [file, readFileSync(file, "utf8")]))
    files.set(join(root, "packages/clients/data/use.mts"), use)
    expect(typeErrors(files, { root })).toEqual([])
  })

  test("leaves nothing when it is taken out again", async () => {
    const spec = join(root, "specs/data/openapi.yaml")
    const document = parseDocument(readFileSync(spec, "utf8"))
    document.deleteIn(["paths", "/v1/shelves/{shelfId}/books"])
    writeFileSync(spec, String(document))
    const { stale } = await generate({ root, only: "data" })
    expect(stale).toContainEqual({
      path: "packages/clients/data/src/generated/list-shelf-books.ts",
      kind: "left over",
    })
    const handlers = read("packages/api/src/data/generated/handlers.ts")
    expect(read("packages/clients/data/README.md") + read("api.md") + handlers).not.toContain("listShelfBooks")
  })
})

const shelves = `
books:
  get:
    operationId: listShelfBooks
    tags: [Reading rooms, Books]
    summary: List the books of a shelf
    description: Lists the books of a shelf.
    x-requirement: field
    parameters:
      - { name: shelfId, in: path, required: true, description: The shelf., schema: { type: string }, example: a }
      - { name: pageToken, in: query, description: The page., schema: { type: string } }
    responses:
      "200":
        description: One page.
        content:
          application/json:
            schema: { $ref: "#/Page" }
            examples: { none: { value: { books: [] } } }
Page:
  type: object
  required: [books]
  properties:
    nextPageToken: { type: string }
    books:
      type: array
      items: { type: object, required: [isbn], properties: { isbn: { type: string } } }
`
