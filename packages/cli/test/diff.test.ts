import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { say } from "./say.ts"
import { workshop } from "./workshop.ts"

const { folder } = workshop()

const document = (version: string, extra: string) => `openapi: 3.1.0
info: { title: Shop, version: ${version} }
paths:
  /orders:
    get:
      operationId: listOrders
      responses:
        "200": { description: The orders., content: { application/json: { schema: { type: object, properties: { orders: { type: array, items: { type: string } }${extra} } } } } }
`

function written(files: Readonly<Record<string, string>>): (name: string) => string {
  const directory = folder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text)
  return (name) => join(directory, name)
}

test("a field more needs a minor version, the same field less a major one and ends with 1", async () => {
  const at = written({ "old.yaml": document("1.4.2", ""), "new.yaml": document("1.5.0", ", next: { type: string }") })
  expect(await say("/", "diff", at("old.yaml"), at("new.yaml"))).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      /^additive {3}\/paths\/~1orders\/get.*\n\n\d+ changes?, which needs? a minor version: the older document is 1\.4\.2\.\n$/s,
    ),
    stderr: "",
  })
  expect(await say("/", "diff", at("new.yaml"), at("old.yaml"))).toEqual({
    code: 1,
    stdout: expect.stringMatching(/^breaking {3}.*which needs? a major version: the older document is 1\.5\.0\.\n$/s),
    stderr: "",
  })
})

test("documents that differ by nothing need no version; JSON has what was compared", async () => {
  const at = written({ "old.yaml": document("0.4.2", "") })
  expect((await say("/", "diff", at("old.yaml"), at("old.yaml"))).stdout).toBe(
    "No client and no program can tell the documents apart.\n",
  )
  const { stdout } = await say("/", "diff", "--json", at("old.yaml"), at("old.yaml"))
  expect(JSON.parse(stdout)).toEqual({ changes: [], version: "0.4.2", needed: "none" })
})

test("a document that is not there, and one of another kind, end with 2 and one line", async () => {
  const at = written({
    "old.yaml": document("1.0.0", ""),
    "rpc.json": '{"openrpc":"1.2.6","info":{"title":"a","version":"1"},"methods":[]}',
  })
  const missing = await say("/", "diff", at("old.yaml"), at("none.yaml"))
  expect(missing).toEqual({ code: 2, stdout: "", stderr: `error: ${at("none.yaml")}: no such file\n` })
  const other = await say("/", "diff", at("old.yaml"), at("rpc.json"))
  expect([other.code, other.stdout, other.stderr.trimEnd().split("\n").length]).toEqual([2, "", 1])
})
