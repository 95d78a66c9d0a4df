import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { exportSite } from "@serac/web/reference"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readDocuments } from "./read-documents.ts"
import { startDocs } from "./start-docs.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-docs-"))
  const petstore =
    "openapi: 3.1.0\ninfo: { title: Pets, version: '1' }\npaths: { /pets: { get: { $ref: pets.yaml } } }\n"
  await writeFile(join(folder, "api.yaml"), petstore)
  await writeFile(join(folder, "pets.yaml"), "operationId: listPets\nresponses: { 200: { description: </script> } }\n")
  const echo = { openrpc: "1.3.2", info: { title: "Echo", version: "1" }, methods: [{ name: "echo", params: [] }] }
  await writeFile(join(folder, "api.json"), JSON.stringify(echo))
  await writeFile(join(folder, "empty.json"), JSON.stringify({ ...echo, methods: [] }))
})
afterAll(() => rm(folder, { recursive: true }))

const pets = { title: "Pets", paths: { "/pets": { get: { operationId: "listPets" } } } }

test("documents of one's own are served with the page, split ones bundled, each under a name of its own", async () => {
  const site = await readDocuments([join(folder, "api.yaml"), join(folder, "api.json")])
  const { url, close } = await startDocs(site, "127.0.0.1", 0)
  try {
    const names = site.documents.map(({ name, title }) => [name, title])
    expect(names).toEqual([
      ["api", "Pets"],
      ["api-2", "Echo"],
    ])
    const [page, first, second, lost] = await Promise.all(
      ["", "/api.json", "/api-2.json", "/api-3.json"].map((path) => fetch(url + path)),
    )
    expect(page?.headers.get("content-security-policy")).toContain("script-src 'self'")
    expect(await first?.json()).toMatchObject({ paths: pets.paths })
    expect(await second?.json()).toMatchObject({ methods: [{ name: "echo" }] })
    expect(lost?.status).toBe(404)
    expect((await fetch(new URL("/", url), { redirect: "manual" })).headers.get("location")).toBe("/docs")
  } finally {
    await close()
  }
})

test("a document without operations is refused", async () => {
  const file = join(folder, "empty.json")
  await expect(readDocuments([file])).rejects.toThrow(
    `${file}: has no operations: an OpenAPI document has paths, and an OpenRPC document has methods`,
  )
})

test("without files it is about the six APIs, with their clients", async () => {
  const { documents } = await readDocuments([])
  expect(documents.map(({ name, client }) => `${name} ${client?.packageName} ${client?.prefix}`)).toEqual([
    "data @serac/data Data",
    "metrics @serac/metrics Metrics",
    "health @serac/health Health",
    "health-rpc @serac/health HealthRpc",
    "x-chain @serac/x-chain XChain",
    "p-chain @serac/p-chain PChain",
    "subnet-evm @serac/subnet-evm SubnetEvm",
  ])
})

test("written as files, the page has its documents in itself", async () => {
  const out = join(folder, "out")
  await exportSite(await readDocuments([join(folder, "api.yaml")]), out)
  const html = await readFile(join(out, "index.html"), "utf8")
  const [, text = ""] = /id="document-0">(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(text)).toMatchObject({ info: { title: "Pets" }, paths: pets.paths })
  expect(html).toContain('<script defer src="reference.js">')
  expect((await readFile(join(out, "reference.js"), "utf8")).length).toBeGreaterThan(50_000)
})

test("a port that is taken is told with the flag that chooses another one", async () => {
  const site = await readDocuments([join(folder, "api.json")])
  const { url, close } = await startDocs(site, "127.0.0.1", 0)
  try {
    const port = Number(new URL(url).port)
    await expect(startDocs(site, "127.0.0.1", port)).rejects.toThrow(
      `Cannot listen on 127.0.0.1:${port}: the port is taken, perhaps by another serac; choose another one with --port, or 0 for any free one`,
    )
  } finally {
    await close()
  }
})
