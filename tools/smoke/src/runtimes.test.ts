import { spawn } from "node:child_process"
import { once } from "node:events"
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { createDataClient } from "@serac/data"
import { startBigChain } from "@serac/demo-chain"
import { createMetricsClient } from "@serac/metrics"
import { type Mocks, startMocks } from "@serac/mock"
import { createXChainClient } from "@serac/x-chain"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { callEverything } from "../programs/calls.mjs"
import { bundle } from "./bundle.ts"
import { launchChromium } from "./chromium.ts"
import { makeConsumer } from "./consumer.ts"
import { root } from "./packages.ts"
import { mustRun } from "./run.ts"
import { runtimes } from "./runtimes.ts"

let running: Mocks | undefined
let urls: Record<string, string> = {}
let project = ""
let expected: unknown

beforeAll(async () => {
  running = await startMocks({ port: 0 })
  urls = Object.fromEntries(Object.values(running.mocks).map(({ api, url }) => [api, url]))
  expected = await callEverything(urls)
  project = await makeConsumer()
  for (const program of ["calls.mjs", "console.mjs"])
    copyFileSync(join(root, "tools/smoke/programs", program), join(project, program))
})

afterAll(async () => {
  await running?.close()
  if (project !== "") rmSync(join(project, ".."), { recursive: true, force: true })
})

test("the program sees successes and failures of all six APIs, and makes the same of bytes as the node", () => {
  const signature =
    "0xba52a597599e932d320cc2a99a4597ddc9b530a068edc2e03eb3d3cff8d902775771447d46bfc6e3bd7c90e9e9ac0e4b79f75fb1bd2eade9dbf21bf5618ae70100"
  expect(expected).toMatchObject({
    limited: [true, "TooManyRequestsError", 429, { statusCode: 429 }],
    unhealthy: { healthy: false },
    healthRpc: { checks: {}, healthy: true },
    xHeight: { height: expect.stringMatching(/^\d+$/) },
    pError: [true, "RpcError", -32000],
    chainId: expect.stringMatching(/^0x/),
    feeConfig: { feeConfig: { gasLimit: expect.stringMatching(/^\d+n$/) } },
    decoded: {
      id: "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
      transaction: "2puAhMS4XdUxnLv4YFMFpWdwbJe1cjPHLUSPWKFiZgMSgB2fbQ",
      signature,
      signed: signature,
    },
  })
})

describe("the packed packages give the same answers", () => {
  test.each(runtimes)("in $name", async ({ command, args }) => {
    const env = { SERAC_URLS: JSON.stringify(urls), DENO_DIR: mkdtempSync(join(project, "deno-")) }
    const { stdout } = await mustRun(command, args("console.mjs"), { cwd: project, env })
    expect(JSON.parse(stdout)).toEqual(expected)
  })

  test("in a page in Chromium", async () => {
    const script = await bundle(
      `import { callEverything } from "./calls.mjs"; globalThis.callEverything = callEverything`,
      {
        resolveDir: project,
      },
    )
    const server = createServer((request, response) => {
      const isScript = request.url === "/calls.js"
      response.setHeader("content-type", isScript ? "text/javascript" : "text/html")
      response.end(
        isScript ? script.text : '<!doctype html><title>Serac</title><script type="module" src="/calls.js"></script>',
      )
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { browser, close } = await launchChromium()
    try {
      const page = await browser.newPage()
      const faults: string[] = []
      page.on("pageerror", (error) => faults.push(error.message))
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      await page.waitForFunction("globalThis.callEverything !== undefined")
      const answers = await page.evaluate(`globalThis.callEverything(${JSON.stringify(urls)})`)
      expect({ answers, faults }).toEqual({ answers: expected, faults: [] })
    } finally {
      await close()
      server.close()
    }
  })
})

test("the packed command prints its version, makes a client and serves a mock that answers", async () => {
  const bin = join(project, "node_modules/.bin/serac")
  const { stdout: version } = await mustRun(bin, ["--version"], { cwd: project })
  expect(version).toMatch(/^\d+\.\d+\.\d+\n$/)
  const spec = join(project, "node_modules/@serac/x-chain/openrpc.json")
  await mustRun(bin, ["generate", "--spec", spec, "--out", "mine", "--name", "@me/mine"], { cwd: project })
  expect(readdirSync(join(project, "mine/src/generated"))).toContain("get-height.ts")
  const mock = spawn(bin, ["mock", "x-chain", "--port", "0"], { cwd: project, stdio: ["ignore", "pipe", "inherit"] })
  try {
    const [url = ""] = await says(mock, /http:\/\/127\.0\.0\.1:\d+/)
    expect(await createXChainClient({ baseUrl: url }).getHeight()).toEqual({ height: expect.stringMatching(/^\d+$/) })
  } finally {
    mock.kill("SIGTERM")
  }
})

test("the packed command indexes a chain in its worker thread and serves both services", async () => {
  const node = await startBigChain({ head: 20 })
  const bin = join(project, "node_modules/@serac/cli/dist/main.js")
  const args = ["up", "--rpc", node.rpcUrl, "--data-service-port", "0", "--metrics-service-port", "0"]
  const up = spawn(process.execPath, [bin, ...args], { cwd: project, stdio: ["ignore", "pipe", "pipe"] })
  try {
    const served = says(up, /data service +(http:\S+)[\s\S]*metrics service +(http:\S+)/)
    await says({ stdout: up.stderr, on: up.on.bind(up) }, /following, block 20/)
    const [, data = "", metrics = ""] = await served
    const newest = await createDataClient({ baseUrl: data }).listLatestBlocks({ chainId: node.chainId, pageSize: 1 })
    expect(newest.items.map(({ blockNumber, txCount }) => [blockNumber, txCount])).toEqual([["20", 40]])
    const series = await createMetricsClient({ baseUrl: metrics }).getAverageTps({ chainId: node.chainId })
    expect(series.items.map(({ value }) => value > 0)).toEqual([true])
    expect((await fetch(`${data}/docs`)).status).toBe(200)
  } finally {
    const ended = once(up, "exit")
    up.kill("SIGTERM")
    expect(await ended).toEqual([0, null])
    await node.stop()
  }
})

/** What a process says, once it matches. */
function says(
  process: { readonly stdout: Readable; readonly on: (event: "close", listener: () => void) => unknown },
  pattern: RegExp,
): Promise<RegExpExecArray> {
  let said = ""
  return new Promise((resolve, reject) => {
    process.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text
      const found = pattern.exec(said)
      if (found !== null) resolve(found)
    })
    process.on("close", () => reject(new Error(`it ended, having said: ${said}`)))
  })
}
