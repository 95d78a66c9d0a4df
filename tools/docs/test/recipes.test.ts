import { spawn } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fixtures, type PrimaryNode, readPrimaryRecording, startPrimaryNode, workOut } from "@serac/prove"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Run, seracIn } from "../../../packages/services/cli/test/serac.ts"
import { serving } from "../../../packages/services/cli/test/workshop.ts"
import { blocksOf, writtenPages } from "../src/markdown/pages.ts"
import { repository } from "../src/repository.ts"

const documents = writtenPages().filter(({ path }) => /^docs\/[\w-]+\.md$/.test(path) || path === "README.md")
/** What the programs of the pages show, each asked of a stack that has a recorded network. */
const programs = documents.flatMap((page) => {
  let head = ""
  return blocksOf(page, "ts")
    .filter(({ code }) => !code.includes("127.0.0.1:4013"))
    .map(({ place, code }) => {
      if (/^import /m.test(code)) head = code
      return { place, code: head === code || !/\bdata\./.test(code) ? code : `${head}\n{\n${code}}\n` }
    })
})

const folder = mkdtempSync(join(tmpdir(), "serac-docs-"))
let node: PrimaryNode
let up: Run
let urls: { data: string; metrics: string }

beforeAll(async () => {
  node = await startPrimaryNode({ world: workOut(await readPrimaryRecording(fixtures)) })
  const genesis = join(fixtures, "genesis.json")
  const anyPort = ["--data-service-port", "0", "--metrics-service-port", "0"]
  up = seracIn(
    { directory: folder },
    "up",
    "--node",
    node.url,
    "--genesis",
    genesis,
    "--nft-metadata",
    "off",
    ...anyPort,
  )
  urls = await serving(up)
  for (const name of ["P-Chain", "X-Chain", "C-Chain atomic", "C-Chain"]) await up.prints(`${name}: following`)
}, 120_000)

afterAll(async () => {
  up?.kill("SIGTERM")
  await up?.ended
  await node?.stop()
  rmSync(folder, { recursive: true })
})

/** Runs a program as a reader would, with the addresses and names of the recorded network in the place of those shown. */
async function run(code: string, directory = mkdtempSync(join(folder, "run-"))): Promise<string> {
  const here = code
    .replaceAll("http://127.0.0.1:8080", urls.data)
    .replaceAll("http://127.0.0.1:8081", urls.metrics)
    .replaceAll("https://data.example", urls.data)
    .replaceAll('"43114"', '"43112"')
    .replaceAll(/"fuji18jma\w+"/g, '"custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"')
    .replaceAll(/^import (.*) from "(@serac\/[\w/-]+)"$/gm, (_, names, name) => {
      const source = import.meta.resolve(name, `file://${repository}/examples/`)
      return `import ${names} from ${JSON.stringify(source)}`
    })
  const child = spawn(process.execPath, ["--no-warnings", "--input-type=module-typescript", "--eval", here], {
    cwd: directory,
    stdio: ["ignore", "pipe", "pipe"],
  })
  const written = { stdout: "", stderr: "" }
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].setEncoding("utf8").on("data", (text: string) => {
      written[stream] += text
    })
  const status = await new Promise((resolve) => child.on("close", resolve))
  expect({ status, stderr: written.stderr }).toEqual({ status: 0, stderr: "" })
  return written.stdout
}

const programAt = (heading: string, number = 0) => {
  const recipes = documents.find(({ path }) => path === "docs/recipes.md")
  return (
    blocksOf(recipes ?? { path: "", text: "" }, "ts").filter((block) => block.heading === heading)[number]?.code ?? ""
  )
}

test.each(programs)("the program at $place runs and prints something", async ({ code }) => {
  expect(await run(code)).toMatch(/\S/)
})

test("the wallet's history has each of its transactions on P, X and C once", async () => {
  const lines = (await run(programAt("Wallet history"))).trim().split("\n")
  const chains = lines.map((line) => line.split(" ")[0])
  expect(new Set(lines).size).toBe(lines.length)
  expect(new Set(chains)).toEqual(new Set(["p-chain", "x-chain", "c-chain"]))
})

test("the sum of the rewards is that of the lines above it", async () => {
  const lines = (await run(programAt("Staking rewards"))).trim().split("\n")
  const amounts = lines.slice(1, -1).map((line) => BigInt(line.split(",")[3] ?? ""))
  expect(lines.at(-1)).toBe(`total: ${amounts.reduce((sum, amount) => sum + amount, 0n)} nAVAX`)
})

test("a crawl that was interrupted continues, and in the end has every transaction once", async () => {
  const code = programAt("A complete crawl that can be resumed")
  const small = code.replace("pageSize: 100", "pageSize: 7")
  const interrupted = small.replace("count += items.length", "count += items.length\n    if (count >= 14) break")
  const directory = mkdtempSync(join(folder, "crawl-"))
  expect(await run(interrupted, directory)).toBe("14 transactions more\n")
  const rest = await run(small, directory)
  const crawled = readFileSync(join(directory, "transactions.jsonl"), "utf8").trim().split("\n")
  const hashes = crawled.map((line) => (JSON.parse(line) as { txHash: string }).txHash)
  expect(rest).toBe(`${hashes.length - 14} transactions more\n`)
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(await run(small, directory)).toBe("0 transactions more\n")

  const whole = await run(code)
  expect(whole).toBe(`${hashes.length} transactions more\n`)
})
