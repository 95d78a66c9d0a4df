import { readdirSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { generateClient } from "../src/client.ts"
import { repository } from "./support/program.ts"
import { typeErrors } from "./support/type-errors.ts"

const fixtures = join(import.meta.dirname, "fixtures")

const documents = [
  { name: "library", file: "openapi.yaml", prefix: "Library" },
  { name: "ledger", file: "openrpc.yaml", prefix: "Ledger" },
]

function generateFixture({ name, file, prefix }: (typeof documents)[number]) {
  return generateClient(join(fixtures, name, file), {
    packageName: `@serac/${name}`,
    prefix,
    source: `specs/${name}/${file}`,
    command: "pnpm generate",
  })
}

describe.each(documents)("the client of $name", (fixture) => {
  test("is these files, whole", async () => {
    const { files } = await generateFixture(fixture)
    const expected = join(fixtures, fixture.name, "expected")
    for (const [name, text] of files) await expect(text).toMatchFileSnapshot(join(expected, name))
    expect([...files.keys()].sort()).toEqual(readdirSync(expected).sort())
  })

  test("is the same again", async () => {
    expect((await generateFixture(fixture)).files).toEqual((await generateFixture(fixture)).files)
  })
})

test("the clients compile under the strict options, and their examples against them", async () => {
  const files = new Map<string, string>()
  const paths: Record<string, string[]> = {}
  for (const fixture of documents) {
    const folder = join(repository, "packages/codegen/test/fixtures", fixture.name, "virtual")
    const generated = await generateFixture(fixture)
    for (const [name, text] of generated.files) files.set(join(folder, name), text)
    paths[`@serac/${fixture.name}`] = [join(folder, "index.ts")]
    const examples = [...generated.files].flatMap(([name, text]) =>
      [...text.matchAll(/ +\* ```ts\n([\s\S]*?) +\* ```/g)].map((match) => ({ name, code: match[1] ?? "" })),
    )
    // Each way to call an operation has one at its function and one at its method, and the package's constructors have theirs.
    const ways = generated.model.operations.map((one) => ("narrowing" in one ? one.narrowing.cases.length + 1 : 1))
    expect(examples.length).toBe(2 * ways.reduce((sum, count) => sum + count, 0) + 2)
    examples.forEach(({ name, code }, index) => {
      files.set(join(folder, `${name}-${index}.mts`), code.replace(/^ +\* ?/gm, ""))
    })
  }
  expect(typeErrors(files, { paths })).toEqual([])
})
