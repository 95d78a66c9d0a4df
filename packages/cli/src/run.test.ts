import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { createServer as createHttpServer } from "node:http"
import { type AddressInfo, createServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import manifest from "../package.json" with { type: "json" }
import { say } from "../test/say.ts"
import { serac } from "../test/serac.ts"

const spec = `
openrpc: 1.3.2
info: { title: Echo, version: 1.0.0 }
servers: [{ name: node, url: "{nodeUrl}/echo", variables: { nodeUrl: { default: "http://127.0.0.1:9650" } } }]
methods:
  - name: echo
    paramStructure: by-position
    params: [{ name: text, required: true, schema: { type: string } }]
    result: { name: text, schema: { $ref: "schemas.yaml#/Text" } }
    examples: [{ name: hello, params: [{ name: text, value: "it's" }], result: { name: text, value: hello } }]
`

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-cli-"))
  file = join(folder, "openrpc.yaml")
  await writeFile(file, spec)
  await writeFile(join(folder, "schemas.yaml"), "Text: { type: string }\n")
})
afterAll(() => rm(folder, { recursive: true }))

const apis = "data, metrics, health, x-chain, p-chain, subnet-evm"

describe("how it is called", () => {
  test("--version is the package's", async () => {
    expect(await serac("--version").ended).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: "" })
  })

  test("--help names the commands", async () => {
    const { code, stdout, stderr } = await say(folder, "--help")
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    const commands = [...stdout.matchAll(/^ {2}([a-z]+) .*\[options\]/gm)].map(([, name]) => name)
    expect(commands).toEqual([
      ...["up", "index", "serve", "gateway", "status", "verify", "doctor", "config"],
      ...["backup", "restore", "rollback", "repair", "rebuild", "fetch", "export", "reset", "migrate", "distribute"],
      ...["devnet", "mock", "proxy", "contract", "docs", "generate", "diff", "mcp"],
    ])
  })

  test.each([
    [[], "Usage: serac [options] [command]"],
    [["mok"], "error: unknown command 'mok'"],
    [["mock", "y-chain"], `error: unknown API 'y-chain'; choose one of ${apis}\n(see serac mock --help)\n`],
    [["proxy", "y-chain", "--upstream", "http://127.0.0.1"], `error: unknown API 'y-chain'; choose one of ${apis}\n`],
    [["mock", "--port", "65536"], "It must be an integer from 0 to 65535.\n(see serac mock --help)"],
    [["mock", "data", "--spec", "x.yaml"], "error: give an API or --spec, not both"],
    [["proxy", "data"], "error: required option '-u, --upstream <url>' not specified"],
    [["proxy", "data", "--upstream", "ftp://127.0.0.1"], "It must be an http or https URL."],
    [["generate", "--spec", "x.yaml"], "error: required option '--out <folder>' not specified"],
  ])("%j is a usage error", async (args, message) => {
    const { code, stdout, stderr } = await say(folder, ...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" })
    expect(stderr).toContain(message)
  })

  test("a file that is not there is a failure", async () => {
    const missing = join(folder, "missing.yaml")
    expect(await say(folder, "mock", "--spec", missing)).toEqual({
      code: 1,
      stdout: "",
      stderr: `error: ${missing}: no such file\n`,
    })
  })
})

describe("serac mock", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("serves an API until %s", async (signal) => {
    const run = serac("mock", "x-chain", "--port", "0")
    const output = await run.prints("Ctrl-C stops.")
    const [, url, port] = /x-chain {2}(http:\/\/127\.0\.0\.1:(\d+)) {2}OpenRPC, \d+ methods/.exec(output) ?? []
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "avm.getHeight", params: {} })
    const headers = { "content-type": "application/json" }
    const response = await fetch(`${url}/ext/bc/X`, { method: "POST", headers, body })
    expect(await response.json()).toMatchObject({ id: 1, result: { height: expect.any(String) } })

    run.kill(signal)
    expect(await run.ended).toEqual({ code: 0, stdout: output, stderr: "" })
    await free(Number(port))
  })

  test("serves all six and shows a line for each", async () => {
    const run = serac("mock", "--port", "0")
    const output = await run.prints("Ctrl-C stops.")
    run.kill("SIGTERM")
    expect((await run.ended).code).toBe(0)
    const rows = output.split("\n\n")[0]?.split("\n").slice(1) ?? []
    expect(rows.map((row) => row.split(/ {2,}/)[0])).toEqual(apis.split(", "))
    expect(output.match(/^curl -s 'http:.*'$/gm)).toHaveLength(6)
  })

  test("serves a document of one's own, split over files", async () => {
    const run = serac("mock", "--spec", file, "--port", "0")
    const output = await run.prints("Ctrl-C stops.")
    const [, url] = /Echo {2}(\S+) {2}OpenRPC, 1 method\n/.exec(output) ?? []
    expect(output).toContain(
      `curl -s '${url}/echo' -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"echo","params":["it'\\''s"]}'`,
    )
    run.kill("SIGTERM")
    expect((await run.ended).code).toBe(0)
  })

  test("warns when other machines can reach it", async () => {
    const run = serac("mock", "x-chain", "--port", "0", "--host", "0.0.0.0")
    await run.prints("Ctrl-C stops.")
    run.kill("SIGTERM")
    expect(await run.ended).toMatchObject({
      code: 0,
      stderr: "warning: 0.0.0.0 is reachable from other machines, and there is no authentication\n",
    })
  })

  test("fails on a taken port", async () => {
    const server = createServer()
    const port = await portOf(server)
    expect(await say(folder, "mock", "x-chain", "--port", String(port))).toEqual({
      code: 1,
      stdout: "",
      stderr: `error: Cannot listen on 127.0.0.1:${port}: the port is taken; choose another one, or 0 for any free one\n`,
    })
    await new Promise((resolve) => server.close(resolve))
  })
})

describe("serac proxy", () => {
  test("checks a node and prints what is wrong", async ({ onTestFinished }) => {
    const node = createHttpServer((request, response) => {
      const answer = { checks: {}, healthy: true }
      const isCall = request.method === "POST"
      response.writeHead(200, { "content-type": "application/json" })
      response.end(JSON.stringify(isCall ? { jsonrpc: "2.0", id: 1, result: answer } : answer))
    })
    onTestFinished(() => void node.close())
    const run = serac("proxy", "health", "--upstream", `http://127.0.0.1:${await portOf(node)}`, "--port", "0")
    const [, url] = /is proxied at (\S+)/.exec(await run.prints("Ctrl-C stops.")) ?? []

    expect((await fetch(`${url}/ext/health/liveness`)).headers.has("sl-violations")).toBe(false)
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "health.health", params: { tags: 5 } })
    await fetch(`${url}/ext/health`, { method: "POST", headers: { "content-type": "application/json" }, body })
    await run.prints("/ext/health request.params.tags: tags must be array\n")

    run.kill("SIGTERM")
    expect((await run.ended).code).toBe(0)
  })
})

test("serac generate makes a package", async () => {
  const out = join(folder, "echo")
  const { code, stdout, stderr } = await say(folder, "generate", "--spec", file, "--out", out, "--name", "@me/echo")
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
  expect(stdout).toMatch(/^@me\/echo: 1 operation, \d+ files written in /)
  expect(await readdir(out)).toEqual(expect.arrayContaining(["README.md", "openrpc.json", "package.json", "src"]))
})

test("serac generate names what it cannot serve, and goes on without it", async () => {
  const spec = join(folder, "trace.json")
  const paths = { "/a": { get: {}, trace: {} }, "/b": { trace: {} } }
  await writeFile(spec, JSON.stringify({ openapi: "3.0.3", info: { title: "T", version: "0" }, paths }))
  const args = ["generate", "--spec", spec, "--out", join(folder, "trace")]
  const refused = await say(folder, ...args)
  expect({ ...refused, stderr: refused.stderr.replaceAll(/(?<=error: ).*trace\.json/g, "trace.json") }).toMatchObject({
    code: 1,
    stderr:
      "error: trace.json: TRACE /a: fetch does not send TRACE\n" +
      "error: trace.json: TRACE /b: fetch does not send TRACE\n" +
      "error: to leave them out, add: --skip 'TRACE /a' --skip 'TRACE /b'\n",
  })
  expect(await say(folder, ...args, "--skip", "TRACE *")).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^trace: 1 operation, /),
  })
  expect(await readFile(join(folder, "trace/README.md"), "utf8")).toContain("--name trace --skip 'TRACE *'\n")
})

/** Makes a server listen on any free port. @returns the port. */
async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return (server.address() as AddressInfo).port
}

/** Fails unless the port is free. */
async function free(port: number): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve))
  await new Promise((resolve) => server.close(resolve))
}
