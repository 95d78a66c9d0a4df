import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import { startMock } from "@serac/mock"
import { expect, test } from "vitest"
import { say } from "./say.ts"
import { serac, seracIn } from "./serac.ts"
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

const timeout = 60_000

test("serac mcp serves a client that starts it, and ends when that goes", { timeout }, async () => {
  await using mock = await startMock("data")
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [main, "mcp", "--data", mock.url, "--api-key-env", "DATA_KEY"],
    env: { DATA_KEY: "sk-secret" },
    stderr: "pipe",
  })
  let stderr = ""
  transport.stderr?.on("data", (chunk) => {
    stderr += chunk
  })
  const client = new Client({ name: "test", version: "0" })
  await client.connect(transport)
  expect(await client.callTool(call)).toMatchObject(answered)
  await client.close()
  expect(stderr).toBe("The Model Context Protocol serves data over standard input and output\n")
})

test("serac mcp ends with 0 when its standard input ends", { timeout }, async () => {
  const { code, stdout } = await serac("mcp").ended
  expect({ code, stdout }).toEqual({ code: 0, stdout: "" })
})

test("serac mcp --http serves clients that connect, until it is told to stop", { timeout }, async () => {
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
  [["--data", "data"], "error: option '--data <url>' argument 'data' is invalid. It is not an http or https URL."],
  [
    ["--page-size", "0"],
    "error: option '--page-size <number>' argument '0' is invalid. It is not an integer of at least 1.",
  ],
  [["--tags", "a,,b"], "error: option '--tags <tags>' argument 'a,,b' is invalid. It has nothing between two commas."],
  [["--host", "0.0.0.0"], "error: --host and --allowed-host need --http"],
  [
    ["--api-key-env", "A", "--api-key-file", "b"],
    "error: option '--api-key-file <file>' cannot be used with option '--api-key-env <name>'",
  ],
])("serac mcp %j is a usage error", async (args, message) => {
  const { code, stdout, stderr } = await say(folder(), "mcp", ...args)
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: `${message}\n(serac mcp --help says how)\n` })
})

test.each([
  [["--api-key-env", "NO_KEY_HERE"], "error: the environment variable NO_KEY_HERE holds no key\n"],
  [["--tags", "Bloks"], /^error: tags: nothing has the tag "Bloks"; there are Assets, Blocks, /],
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

test("a key in a file is sent and shown nowhere; an empty one is refused", { timeout }, async () => {
  const directory = folder()
  writeFileSync(join(directory, "key"), "\n")
  expect(await say(directory, "mcp", "--api-key-file", join(directory, "key"))).toEqual({
    code: 1,
    stdout: "",
    stderr: `error: ${join(directory, "key")} holds no key\n`,
  })
  writeFileSync(join(directory, "key"), "sk-secret\n")
  const { code, stdout, stderr } = await seracIn({ directory }, "mcp", "--api-key-file", "key").ended
  expect({ code, shown: `${stdout}${stderr}`.includes("sk-secret") }).toEqual({ code: 0, shown: false })
})

test("a port that is taken is told with the flag", { timeout }, async () => {
  await using mock = await startMock("data")
  const { port } = new URL(mock.url)
  expect(await say(folder(), "mcp", "--port", port)).toEqual({
    code: 1,
    stdout: "",
    stderr: `error: Cannot listen on 127.0.0.1:${port}: the port is taken; choose another one with --port, or 0 for any free one\n`,
  })
})
