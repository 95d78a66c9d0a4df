import { PassThrough } from "node:stream"
import { expect, test } from "vitest"
import { ConfigError } from "../config/config-error.ts"
import { confirm } from "./confirm.ts"

function terminal(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.ReadStream & PassThrough
  const output = Object.assign(new PassThrough(), { isTTY }) as unknown as NodeJS.WriteStream & PassThrough
  return { input, output }
}

test.each([
  ["y", true],
  ["Yes", true],
  ["", false],
  ["n", false],
  ["yesterday", false],
])("the answer %j means %j", async (answer, meant) => {
  const streams = terminal(true)
  streams.input.write(`${answer}\n`)
  expect(await confirm("Delete it?", {}, streams)).toBe(meant)
  expect(String(streams.output.read())).toContain("Delete it? [y/N] ")
})

test("who said yes is not asked, on no terminal either", async () => {
  expect(await confirm("Delete it?", { yes: true }, terminal(false))).toBe(true)
})

test("where nobody can be asked it is a usage error", async () => {
  await expect(confirm("Delete it?", {}, terminal(false))).rejects.toThrow(
    new ConfigError(["Delete it? Without a terminal, use --yes."], true),
  )
})
