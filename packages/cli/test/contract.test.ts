import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { say } from "./say.ts"
import { workshop } from "./workshop.ts"

const { folder } = workshop()

const echo = (value: unknown) => ({
  openrpc: "1.3.2",
  info: { title: "Echo", version: "1.0.0" },
  methods: [
    {
      name: "echo",
      params: [{ name: "text", required: true, schema: { type: "string" } }],
      result: { name: "text", schema: { type: "string" } },
      examples: [{ name: "short", params: [{ name: "text", value: "a" }], result: { name: "text", value } }],
    },
  ],
})

test("serac contract ends with 0 where the document holds, with 1 and a report where it does not, and with 2 where it cannot run", async () => {
  const directory = folder()
  const at = (name: string) => join(directory, name)
  const listeners = process.listenerCount("SIGINT")
  writeFileSync(at("good.json"), JSON.stringify(echo("a"), null, 2))
  writeFileSync(at("bad.json"), JSON.stringify(echo(7), null, 2))
  expect(await say("/", "contract", at("good.json"))).toEqual({
    ...{ code: 0, stderr: "" },
    stdout: "Echo 1.0.0: 1 passed, 0 failed, 0 not tried\n",
  })
  expect(await say("/", "contract", at("bad.json"), "--github", "--junit", at("report.xml"))).toEqual({
    ...{ code: 1, stderr: "" },
    stdout: `FAILED  echo short
        response.result: result must be string

Echo 1.0.0: 0 passed, 1 failed, 0 not tried
::error file=${at("bad.json")},line=9,title=echo short::response.result: result must be string
`,
  })
  const { code, stdout } = await say("/", "contract", at("bad.json"), "--github", "--json")
  expect([code, JSON.parse(stdout).results.map(({ outcome }: { outcome: string }) => outcome)]).toEqual([1, ["failed"]])
  expect(readFileSync(at("report.xml"), "utf8")).toContain('<failure message="response.result: result must be string">')
  expect(await say("/", "contract", at("good.json"), "--operations", "other")).toEqual({
    ...{ code: 2, stdout: "" },
    stderr: "error: the document has no operation, or none of these names\n",
  })
  expect(process.listenerCount("SIGINT")).toBe(listeners)
})
