import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import { startMock } from "@serac/mock"
import { expect, test } from "vitest"
import { say } from "./say.ts"
import { serac } from "./serac.ts"
import { workshop } from "./workshop.ts"

const { folder } = workshop()
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url))
const call = {
  name: "call_operation",
  arguments: { api: "data", operation: "getChain", parameters: { chainId: "43114" } },
}
const answered = {
  content: [
    { type: "text", text: expect.stringMatching(/^Freshness: /) },
    { type: "text", text: expect.stringContaining('"chainId"') },
  ],
}

/** The SDK's client with the command as its server. */
async function start(...args: readonly string[]) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [main, "mcp", ...args],
    stderr: "pipe",
  })
  let stderr = ""
  transport.stderr?.on("data", (chunk) => {
    stderr += chunk
  })
  const client = new Client({ name: "test", version: "0" })
  await client.connect(transport)
  return { client, said: () => stderr }
}

test("serac mcp serves a client that starts it, and ends when that goes", async () => {
  await using mock = await startMock("data")
  const { client, said } = await start("--data", mock.url)
  expect(await client.callTool(call)).toMatchObject(answered)
  await client.close()
  expect(said()).toBe("The Model Context Protocol serves data over standard input and output\n")
})

test("serac mcp ends with 0 when its standard input ends", () => {
  const { status, stdout } = spawnSync(process.execPath, [main, "mcp"], { input: "", encoding: "utf8" })
  expect({ status, stdout }).toEqual({ status: 0, stdout: "" })
})

test("serac mcp --http serves clients that connect, until it is told to stop", async () => {
  await using mock = await startMock("data")
  const run = serac("mcp", "--data", mock.url, "--port", "0")
  const [url = ""] = /http:\S+\/mcp/.exec(await run.prints("/mcp")) ?? []
  const client = new Client({ name: "test", version: "0" })
  await client.connect(new StreamableHTTPClientTransport(new URL(url)) as Transport)
  expect(await client.callTool(call)).toMatchObject(answered)
  await client.close()
  run.kill("SIGTERM")
  expect(await run.ended).toMatchObject({ code: 0, stderr: "" })
})

test.each([
  [["--data", "data"], "error: option '--data <url>' argument 'data' is invalid. It must be an http or https URL."],
  [
    ["--page-size", "0"],
    "error: option '--page-size <number>' argument '0' is invalid. It must be an integer of at least 1.",
  ],
  [
    ["--tags", "a,,b"],
    "error: option '--tags <tags>' argument 'a,,b' is invalid. It has an empty item between two commas.",
  ],
  [["--host", "0.0.0.0"], "error: --host and --allowed-host need --http"],
  [
    ["--api-key-env", "A", "--api-key-file", "b"],
    "error: option '--api-key-file <file>' cannot be used with option '--api-key-env <name>'",
  ],
])("serac mcp %j is a usage error", async (args, message) => {
  const { code, stdout, stderr } = await say(folder(), "mcp", ...args)
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: `${message}\n(see serac mcp --help)\n` })
})

test.each([
  [["--api-key-env", "NO_KEY_HERE"], "error: the environment variable NO_KEY_HERE contains no API key\n"],
  [["--tags", "Bloks"], /^error: tags: nothing has the tag "Bloks"; there are AVAX supply, Assets, Balances, Blocks, /],
  [
    ["--allow", "data.getBlock"],
    /^error: allow: "data.getBlock" is not an operation to allow; there are data.aggregateSignatures, data.reindexNft\n$/,
  ],
])("serac mcp %j fails and says why", async (args, message) => {
  const { code, stdout, stderr } = await say(folder(), "mcp", ...args)
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: "",
    stderr: typeof message === "string" ? message : expect.stringMatching(message),
  })
})

test("a key in a file is sent to the data service, and shown nowhere", async () => {
  const keys = new Set<unknown>()
  const service = createServer((request, response) => {
    keys.add(request.headers["x-data-api-key"])
    response.writeHead(401, { "content-type": "application/json" }).end('{"message":"wrong key"}')
  })
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
  const { port } = service.address() as AddressInfo
  const file = join(folder(), "key")
  writeFileSync(file, "sk-secret\n")
  const { client, said } = await start("--data", `http://127.0.0.1:${port}`, "--api-key-file", file)
  const answer = await client.callTool(call)
  await client.close()
  service.close()
  expect({ answer, keys: [...keys] }).toEqual({
    answer: {
      isError: true,
      content: [
        {
          type: "text",
          text: `data.getChain failed with UnauthorizedError, HTTP status 401: getChain: status 401 from http://127.0.0.1:${port}/v1/chains/43114 after 1 attempt: wrong key`,
        },
      ],
    },
    keys: ["sk-secret"],
  })
  expect(said()).not.toContain("sk-secret")
})

test("a file without a key is refused", async () => {
  const file = join(folder(), "key")
  writeFileSync(file, "\n")
  expect(await say(folder(), "mcp", "--api-key-file", file)).toEqual({
    code: 1,
    stdout: "",
    stderr: `error: ${file} contains no API key\n`,
  })
})

test("a port that is taken is told with the flag", async () => {
  await using mock = await startMock("data")
  const { port } = new URL(mock.url)
  expect(await say(folder(), "mcp", "--port", port)).toEqual({
    code: 1,
    stdout: "",
    stderr: `error: Cannot listen on 127.0.0.1:${port}: the port is taken, perhaps by another serac; choose another one with --port, or 0 for any free one\n`,
  })
})
