import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { writeExamples } from "./write-examples.ts"

const project = mkdtempSync(join(tmpdir(), "serac-examples-"))
afterAll(() => rmSync(project, { recursive: true }))

test("each address becomes another one, also where that begins like an address that is replaced", async () => {
  const code = `fetch("http://127.0.0.1:4010/v1"); fetch("http://127.0.0.1:4011"); fetch("https://others.example")`
  const addresses = { "http://127.0.0.1:4010": "http://127.0.0.1:40117", "http://127.0.0.1:4011": "http://127.0.0.1:9" }
  await writeExamples(project, [{ name: "one", code }], { addresses, cannotRun: () => false })
  expect(readFileSync(join(project, "examples/0.mjs"), "utf8").match(/https?:[^"]+/g)).toEqual([
    "http://127.0.0.1:40117/v1",
    "http://127.0.0.1:9",
    "https://others.example",
  ])
})
