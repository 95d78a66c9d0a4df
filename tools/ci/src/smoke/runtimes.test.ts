import { spawn } from "node:child_process"
import { once } from "node:events"
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { createDataClient } from "@serac/data"
import { runInPage } from "@serac/kits/chromium"
import { startBigChain } from "@serac/kits/demo-chain"
import { createMetricsClient } from "@serac/metrics"
import { type Mocks, startMocks } from "@serac/mock"
import { createXChainClient } from "@serac/x-chain"
import { transform } from "esbuild"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { bundle } from "./bundle.ts"
import { makeConsumer } from "./consumer.ts"
import { repository } from "./packages.ts"
import { callEverything } from "./programs/calls.mjs"
import { tipsOf } from "./programs/tips.mjs"
import { promisedBy, readExamples } from "./readme/examples.ts"
import { cannotRun, endInErrors, endpointAddresses, silentExamples } from "./readme/expected.ts"
import { startNode } from "./readme/start-node.ts"
import { writeExamples } from "./readme/write-examples.ts"
import { mustRun } from "./run.ts"
import { runInWorker } from "./run-in-worker.ts"
import { runtimes } from "./runtimes.ts"

let running: Mocks | undefined
let urls: Record<string, string> = {}
let project = ""
let expected: unknown
let node: { url: string; close: () => Promise<void> } | undefined
const examples = readExamples()

beforeAll(async () => {
  running = await startMocks({ port: 0 })
  urls = Object.fromEntries(Object.values(running.mocks).map(({ api, url }) => [api, url]))
  expected = await callEverything(urls)
  project = await makeConsumer()
  node = await startNode(urls)
  await writeExamples(project, examples, {
    addresses: endpointAddresses(urls, node.url),
    cannotRun: (name) => name in cannotRun,
  })
  for (const program of ["calls.mjs", "everything.mjs", "examples.mjs", "print-everything.mjs", "tips.mjs"])
    copyFileSync(join(repository, "tools/ci/src/smoke/programs", program), join(project, program))
  // All packages are packed and installed, where `npm test` has not packed them before.
}, 300_000)

afterAll(async () => {
  await node?.close()
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
    queryKey: ["data", "getBlock", { chainId: "43114", blockId: "1" }],
    queried: { blockHash: expect.stringMatching(/^0x/) },
    viemFeeConfig: { feeConfig: { gasLimit: expect.stringMatching(/^\d+n$/) } },
    decoded: {
      id: "26eEkGrWKsc873kueGKgKcBtPfcKGiFzZyNR3iV1hTQ8j9vBm5",
      transaction: "2puAhMS4XdUxnLv4YFMFpWdwbJe1cjPHLUSPWKFiZgMSgB2fbQ",
      signature,
      signed: signature,
    },
  })
})

/** A runtime's results from one process, shared by two tests. */
const done = new Map<string, Promise<Everything>>()

interface Everything {
  readonly answers: unknown
  readonly outcomes: Outcomes
  /** In a page, other errors that were thrown. */
  readonly faults?: readonly string[]
}

function everythingIn(name: string): Promise<Everything> {
  const doing = done.get(name) ?? (name === page ? doInPage() : doIn(name))
  done.set(name, doing)
  return doing
}

const page = "a page in Chromium"

async function doIn(name: string): Promise<Everything> {
  const runtime = runtimes.find((each) => each.name === name)
  if (runtime === undefined) throw new Error(`no runtime is ${name}`)
  const env = { SERAC_URLS: JSON.stringify(urls), DENO_DIR: mkdtempSync(join(project, "deno-")) }
  const { stdout } = await mustRun(runtime.command, runtime.args("print-everything.mjs"), { cwd: project, env })
  return JSON.parse(stdout)
}

async function doInPage(): Promise<Everything> {
  const script = await bundle(
    `import { doEverything } from "./everything.mjs"; globalThis.doEverything = doEverything`,
    {
      resolveDir: project,
    },
  )
  const { answer, faults } = await runInPage(script.text, "doEverything", urls)
  return { ...(answer as Everything), faults }
}

const everywhere = [...runtimes.map(({ name }) => name), page]

describe("the packed packages give the same answers", () => {
  test.each(everywhere)("in %s", async (name) => {
    const { answers, faults = [] } = await everythingIn(name)
    expect({ answers, faults }).toEqual({ answers: expected, faults: [] })
  })
})

describe("the TypeScript examples of the READMEs", () => {
  // The TypeScript version that builds the packages, and the one before it, which most users have.
  test.each([
    ["TypeScript 7", "@typescript/native"],
    ["TypeScript 5.9", "typescript"],
  ])("compile in %s under strict options against the packed packages", async (_, compiler) => {
    const tsc = join(repository, "node_modules", compiler, "bin/tsc")
    await mustRun("node", [tsc, "-p", join(project, "examples/tsconfig.json")], { cwd: repository })
  })

  test.each(everywhere)("run in %s as they are expected to", async (name) => {
    judge((await everythingIn(name)).outcomes)
  })
})

describe("the packed devnet", () => {
  let tips: Awaited<ReturnType<typeof tipsOf>>
  beforeAll(async () => {
    tips = await tipsOf("smoke")
  })

  const networks = examples.filter(({ name }) => /^(devnet|evm-chain)\b/.test(name))

  test.each(runtimes.filter(({ name }) => name.startsWith("Node")))(
    "does in $name what the examples of its README say, and makes the same blocks of the same seed",
    async ({ name, command, args }) => {
      // The peer network needs Node.js 22.15.
      const able = name === "Node 20" ? networks.filter(({ code }) => !code.includes("peers: true")) : networks
      expect(able.length).toBeGreaterThan(2)
      const lines: string[] = []
      for (const [index, { name, code: source }] of able.entries()) {
        const { code } = await transform(source, { loader: "ts", format: "esm", target: "es2022" })
        writeFileSync(join(project, `network-${index}.mjs`), code)
        lines.push(`console.log(${JSON.stringify(name)})`, `await import("./network-${index}.mjs")`)
      }
      lines.push(`console.log(JSON.stringify(await (await import("./tips.mjs")).tipsOf("smoke")))`)
      // One process for all examples, so that modules are loaded once.
      writeFileSync(join(project, "networks.mjs"), `${lines.join("\n")}\n`)
      const { stdout } = await mustRun(command, args("networks.mjs"), { cwd: project })
      const said = stdout.trim().split("\n")
      expect(JSON.parse(said.pop() as string)).toEqual(tips)
      expect(said).toEqual(able.flatMap((example) => [example.name, ...promisedBy(example)]))
    },
  )

  test("makes them in a worker without anything of Node.js too, from a plain bundle for browsers", async () => {
    const script = await bundle(`import { tipsOf } from "./tips.mjs"; globalThis.tipsOf = tipsOf`, {
      resolveDir: project,
      format: "iife",
    })
    expect(await runInWorker(script.text, "tipsOf", "smoke")).toEqual(tips)
    expect(tips).toEqual({
      P: [expect.any(Number), expect.any(String)],
      X: [expect.any(Number), expect.any(String)],
      "C-Chain": [expect.any(Number), expect.any(String)],
      firn: [expect.any(Number), expect.any(String)],
      answer: expect.stringMatching(/^0x[1-9a-f]/),
    })
  })
})

type Outcomes = Readonly<Record<string, { readonly printed: readonly unknown[]; readonly error: string | null }>>
let first: Outcomes | undefined

/** Each example has run or is listed, prints something or is listed, ends well or is listed; and is the same everywhere. */
function judge(outcomes: Outcomes): void {
  const ran = Object.entries(outcomes)
  const failed = ran.filter(([, { error }]) => error !== null)
  const silent = ran.filter(([, { printed, error }]) => error === null && printed.length === 0)
  expect(Object.fromEntries(failed.map(([name, { error }]) => [name, error]))).toEqual(
    Object.fromEntries(Object.entries(endInErrors).map(([name, error]) => [name, error.name])),
  )
  expect(silent.map(([name]) => name)).toEqual(Object.keys(silentExamples))
  expect([...ran.map(([name]) => name), ...Object.keys(cannotRun)].sort()).toEqual(
    examples.map(({ name }) => name).sort(),
  )
  first ??= outcomes
  expect(outcomes).toEqual(first)
}

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
  const ended = once(up, "exit")
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
    up.kill("SIGTERM")
    expect(await ended).toEqual([0, null])
    await node.stop()
  }
})

test("the packed metadata reader starts its process, which may read no file but those that were packed", async () => {
  const program = `
    const { startMetadataReader } = await import(import.meta.resolve("@serac/cli").replace("index.js", "internal/indexer/metadata/index.js"))
    const reader = startMetadataReader({ maxBytes: 10_000, timeout: 10_000, maxRedirects: 0, allowedPrivateHosts: [] })
    const token = { standard: 721, tokenId: "0x" + "1".padStart(64, "0") }
    const read = (url) => reader.read({ url, ...token }, AbortSignal.timeout(60_000))
    console.log(JSON.stringify([await read('data:,{"name":"Ice"}'), await read("http://127.0.0.1/")]))
    await reader.close()`
  const { stdout } = await mustRun(process.execPath, ["--input-type=module", "--eval", program], { cwd: project })
  expect(JSON.parse(stdout)).toEqual([
    { kind: "read", metadata: { name: "Ice" } },
    { kind: "unreachable", reason: "no public address", lasting: true, hostFailed: false },
  ])
})

/** Resolves to a process's output once it matches. */
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
