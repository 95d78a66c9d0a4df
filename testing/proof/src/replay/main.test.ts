import { execFile } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"
import { temporaryFolders } from "../../test/replay/temporary-folders.ts"

const main = fileURLToPath(new URL("main.ts", import.meta.url))
const temporary = temporaryFolders()

const recording = (result: string): string => {
  const folder = temporary()
  const headers = { "content-type": "application/json" }
  const exchange = {
    name: "getHeight",
    request: {
      method: "POST",
      path: "/ext/bc/X",
      headers,
      body: '{"jsonrpc":"2.0","id":1,"method":"avm.getHeight","params":{}}',
    },
    response: { status: 200, headers, body: `{"jsonrpc":"2.0","result":${result},"id":1}\n` },
  }
  writeFileSync(join(folder, "some.jsonl"), `${JSON.stringify(exchange)}\n`)
  return folder
}

test("several recordings have a table each, and one violation ends the command with 1", async () => {
  const [good, bad] = [recording('{"height":"57"}'), recording('{"height":57}')]
  const { code, stdout } = await new Promise<{ code: unknown; stdout: string }>((resolve) =>
    execFile(process.execPath, [main, bad, good], (error, stdout) => resolve({ code: error?.code ?? 0, stdout })),
  )
  const table = (proven: number, violations: number) => [
    "method          exchanges      proven  violations",
    `avm.getHeight           1           ${proven}           ${violations}`,
    `total                   1           ${proven}           ${violations}`,
  ]
  expect({ code, lines: stdout.split("\n") }).toEqual({
    code: 1,
    lines: [
      `Replay of ${bad}`,
      "",
      ...table(0, 1),
      "",
      "some.jsonl:1 avm.getHeight (getHeight)",
      "    /height must be string",
      "",
      `Replay of ${good}`,
      "",
      ...table(1, 0),
      "",
    ],
  })
})
