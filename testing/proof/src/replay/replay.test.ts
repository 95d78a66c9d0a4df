import { writeFileSync } from "node:fs"
import { basename, join, relative } from "node:path"
import { describe, expect, test } from "vitest"
import { temporaryFolders } from "../../test/replay/temporary-folders.ts"
import { curatedDirectories } from "./directories.ts"
import { exchangeFiles, type RecordedExchange, readExchanges } from "./exchange.ts"
import { replay } from "./replay.ts"
import { formatReport } from "./report.ts"

const height: RecordedExchange = {
  name: "getHeight",
  request: {
    method: "POST",
    path: "/ext/bc/X",
    headers: { "content-type": "application/json" },
    body: '{"jsonrpc":"2.0","id":1,"method":"avm.getHeight","params":{}}',
  },
  response: {
    status: 200,
    headers: { "content-type": "application/json" },
    body: '{"jsonrpc":"2.0","result":{"height":"57"},"id":1}\n',
  },
}

const temporary = temporaryFolders()

const recording = (...lines: unknown[]): string => {
  const folder = temporary()
  writeFileSync(join(folder, "some.jsonl"), lines.map((line) => `${JSON.stringify(line)}\n`).join(""))
  return folder
}

const answered = (body: string): RecordedExchange => ({ ...height, response: { ...height.response, body } })

describe("the committed parts of the recordings", () => {
  const parts = curatedDirectories()
  const [first = "", helicon = ""] = parts
  const names = (part: string) => exchangeFiles(part).map((file) => basename(file, ".jsonl.gz"))

  test.each(parts.map((part) => [basename(part), part]))("every exchange of %s is proven", async (_, part) => {
    const report = await replay(part)
    expect(report.failures).toEqual([])
    expect(report.total.exchanges).toBeGreaterThan(300)
  })

  test("the first has exchanges of every file of the whole one", () => {
    expect(names(first)).toEqual([
      "evm-c-chain",
      "evm-l1",
      "health-healthy",
      "health-network-unhealthy",
      "health",
      "issue",
      "node",
      "p-chain",
      "startup",
      "transport-by-name",
      "transport-positional-c-chain",
      "transport-positional-l1",
      "viem-traffic",
      "wallet-traffic",
      "warp",
      "x-chain",
    ])
  })

  test("that of the Helicon upgrade has exchanges of every file of the whole one", () => {
    expect(names(helicon)).toEqual(["evm-c-chain", "health", "node", "p-chain", "x-chain"])
  })

  test.each(parts.flatMap((part) => exchangeFiles(part).map((file) => [relative(part, file), part, file])))(
    "%s is not empty",
    async (_, part, file) => {
      const { done } = await readExchanges(file, part).next()
      expect(done).toBe(false)
    },
  )
})

describe("an exchange that is not as the specs say is a violation", () => {
  const violations = async (exchange: RecordedExchange) => {
    const report = await replay(recording(exchange))
    return report.failures.flatMap((failure) => failure.violations)
  }

  test("not this one", async () => {
    expect(await violations(height)).toEqual([])
  })

  test("a value of another form", async () => {
    expect(await violations(answered('{"jsonrpc":"2.0","result":{"height":57},"id":1}\n'))).toEqual([
      "/height must be string",
    ])
  })

  test("a member that the spec does not declare", async () => {
    expect(await violations(answered('{"jsonrpc":"2.0","result":{"height":"57","age":1},"id":1}\n'))).toEqual([
      "/ must NOT have unevaluated properties (age)",
    ])
  })

  test("a member that the spec requires and the answer lacks", async () => {
    expect(await violations(answered('{"jsonrpc":"2.0","result":{},"id":1}\n'))).toEqual([
      "/ must have required property 'height'",
    ])
  })

  test("a param that the node took and the spec refuses", async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"avm.getBlockByHeight","params":{"height":"one","encoding":"hex"}}'
    const result = '{"jsonrpc":"2.0","result":{"block":"0x00","encoding":"hex"},"id":1}\n'
    const exchange = { ...answered(result), request: { ...height.request, body } }
    expect(await violations(exchange)).toEqual([
      expect.stringMatching(/^the node took the param height, the spec refuses it/),
      expect.stringMatching(/^the node took the param height, the spec refuses it/),
      expect.stringMatching(/^the node took the param height, the spec refuses it/),
    ])
  })
})

test("a line that is no exchange stops the replay by its place", async () => {
  await expect(replay(recording(height, { hello: "world" }))).rejects.toThrow("some.jsonl:2 is not an exchange")
})

test("a directory without recordings is refused", async () => {
  await expect(replay(temporary())).rejects.toThrow("has no .jsonl or .jsonl.gz file, nor have exchanges/ and ledger/")
  await expect(replay("/nowhere")).rejects.toThrow("/nowhere is not a directory")
})

test("the table counts by method", async () => {
  const report = await replay(recording(height, height, answered('{"jsonrpc":"2.0","result":{"height":57},"id":1}\n')))
  expect(formatReport(report)).toBe(
    [
      "method          exchanges      proven  violations",
      "avm.getHeight           3           2           1",
      "total                   3           2           1",
      "",
      "some.jsonl:3 avm.getHeight (getHeight)",
      "    /height must be string",
    ].join("\n"),
  )
})
