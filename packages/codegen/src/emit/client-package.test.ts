import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { apis } from "../apis.ts"
import { clientPackageFiles } from "./client-package.ts"

const repository = join(import.meta.dirname, "../../../..")
const written = apis.map((api) => {
  const files = clientPackageFiles({ api, title: "Toy API", example: ["const result = await client.call()"] })
  const read = (path: string) => readFileSync(join(repository, api.folder, path), "utf8")
  return { name: api.name, fileOf: (path: string) => files.get(path) ?? "", read }
})

test.each(written)(
  "a package such as that of $name is written like it: compiler, operations, entries and files",
  ({ fileOf, read }) => {
    for (const path of ["tsconfig.json", "src/operations.ts"]) expect(fileOf(path)).toBe(read(path))
    const fixed = (text: string) => ({ ...JSON.parse(text), description: "", keywords: [], devDependencies: {} })
    expect(fixed(fileOf("package.json"))).toEqual(fixed(read("package.json")))
    expect(JSON.parse(fileOf("package.json"))).toMatchObject({ description: "Typed client of the Toy API." })
  },
)

test.each(written)(
  "the index of a package such as that of $name exports its runtime and all that is generated",
  ({ fileOf, read }) => {
    const exported = read("src/index.ts")
      .split("\n")
      .filter((line) => line.startsWith("export *"))
    expect(fileOf("src/index.ts")).toBe(`${exported.join("\n")}\n`)
  },
)

test("a new package's README has an example and the place of its table, and its test the names of its clients", () => {
  const [data, , health] = written
  expect(data?.fileOf("README.md")).toMatch(
    /```ts\nconst result = await client.call\(\)\n```\n[\s\S]*<!-- operations -->\n<!-- \/operations -->/,
  )
  for (const name of ["createHealthClient", "createHealthCore", "createHealthRpcClient", "createHealthRpcCore"])
    expect(health?.fileOf("src/exports.test.ts")).toContain(`"${name}"`)
})
