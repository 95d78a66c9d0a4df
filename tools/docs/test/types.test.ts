import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { typeErrors } from "../../codegen/test/support/program.ts"
import { blocksOf, fileOf } from "../../codegen/test/support/snippets.ts"
import { repository } from "../src/repository.ts"

const pages = readdirSync(join(repository, "docs")).filter((name) => name.endsWith(".md"))

test("every TypeScript block of docs/ compiles under strict options, and a wrong one would not", () => {
  const shown = pages.flatMap((name) => blocksOf(join(repository, "docs", name)))
  const files = new Map(shown.map((snippet) => [fileOf(snippet), `${snippet.code}\nexport {}\n`]))
  files.set(
    join(repository, "docs/wrong.mts"),
    'import { createDataClient } from "@serac/data"\ncreateDataClient({ baseURL: "http://127.0.0.1:8080" })\n',
  )
  expect(shown.length).toBeGreaterThan(10)
  expect(typeErrors(files)).toEqual([expect.stringMatching(/^\S+docs\/wrong\.mts:2: .*baseURL/)])
})
