import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { expect, test } from "vitest"

const run = promisify(execFile)
const folder = fileURLToPath(new URL("../../src/peer", import.meta.url))

test("the README's example of both sides prints what it says", async () => {
  const [, section = ""] = readFileSync(`${folder}/README.md`, "utf8").split("\n## Answering\n")
  const [, code = ""] = /```ts\n(.*?)```/s.exec(section) ?? []
  const [, said] = /console\.log\(.*\/\/ (.*)$/m.exec(code) ?? []
  expect(said).toMatch(/^The peer refuses/)
  const { stdout } = await run(process.execPath, ["--input-type=module-typescript", "--eval", code], { cwd: folder })
  expect(stdout).toBe(`${said}\n`)
})
