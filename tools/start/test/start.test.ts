import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, beforeAll, expect, test } from "vitest"

const root = fileURLToPath(new URL("../../..", import.meta.url))
const directory = mkdtempSync(join(tmpdir(), "serac-start-"))
let port: number
let running: ChildProcess | undefined

beforeAll(async () => {
  port = await freePorts()
})
afterAll(async () => {
  if (running?.exitCode === null) {
    running.kill("SIGKILL")
    await once(running, "exit")
  }
  rmSync(directory, { recursive: true })
})

/** The first of three consecutive ports that nobody listens on. */
async function freePorts(): Promise<number> {
  for (let base = 20_000 + (process.pid % 10_000) * 3; ; base += 3) {
    const free = await Promise.all([base, base + 1, base + 2].map(isFree))
    if (free.every(Boolean)) return base
  }
}

function isFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once("error", () => resolve(false))
    server.listen(candidate, "127.0.0.1", () => server.close(() => resolve(true)))
  })
}

/** What `npm start` runs when everything is installed. */
async function start() {
  const child = spawn(process.execPath, ["tools/start/src/main.ts"], {
    cwd: root,
    env: { ...process.env, SERAC_PORT: String(port), SERAC_START_DIRECTORY: directory },
    stdio: ["ignore", "pipe", "pipe"],
  })
  running = child
  let output = ""
  const shown = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text
        if (/serac status --config \S+\n/.test(output)) resolve(output)
      })
    }
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${output}`)))
  })
  const stop = async () => {
    child.kill("SIGINT")
    const [code] = await once(child, "exit")
    return code as number
  }
  return { output: await shown, stop }
}

/** What a shell in the repository says to a line that was pasted. */
function paste(command: string): string {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], { cwd: root, encoding: "utf8" })
  expect([command, status, status === 0 ? "" : stderr]).toEqual([command, 0, ""])
  return stdout
}

const heads = async () => {
  const newest = (await (await fetch(`http://127.0.0.1:${port}/v1/chains/31337/blocks?pageSize=1`)).json()) as {
    blocks: readonly { blockNumber: string }[]
  }
  const first = (await (await fetch(`http://127.0.0.1:${port}/v1/chains/31337/blocks/1`)).json()) as {
    blockHash: string
  }
  return { newest: Number(newest.blocks[0]?.blockNumber), first: first.blockHash }
}

/** On a busy machine the lines are printed before all of the chain is indexed, after some seconds. */
async function indexed(): Promise<void> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] })
  const headers = { "content-type": "application/json" }
  const answer = await fetch(`http://127.0.0.1:${port + 2}`, { method: "POST", headers, body })
  const { result } = (await answer.json()) as { result: string }
  // What is not indexed yet is a 503; a test that waits in vain fails by its own time limit.
  while (!((await heads().catch(() => ({ newest: 0 }))).newest >= Number(result)))
    await new Promise((resolve) => setTimeout(resolve, 100))
}

test("every line that npm start prints works as it stands, and starting again goes on without loss", async () => {
  const first = await start()
  await indexed()
  const curls = first.output.match(/^curl -s '.*'$/gm) ?? []
  expect(curls).toHaveLength(8)
  for (const curl of curls) {
    const [list = []] = Object.values(JSON.parse(paste(curl)) as object).filter(Array.isArray)
    expect([curl, list.length > 0 || curl.includes("/blocks/1'")]).toEqual([curl, true])
  }
  const [program = ""] = /^npx .* exec node (?:.*\n)+?END$/m.exec(first.output) ?? []
  const [status = ""] = /^npx .* serac status .*$/m.exec(first.output) ?? []
  const lines = paste(program).trim().split("\n")
  expect(lines.filter((line) => /^0x\w{40} -> 0x\w{40} \d+ ICE$/.test(line))).toHaveLength(5)
  expect(lines.filter((line) => /^\d{4}-\d\d-\d\dT00:00:00\.000Z [\d.e-]+ tx\/s$/.test(line)).length).toBeGreaterThan(1)
  expect(paste(status)).toMatch(/^Demo chain +31337 +\d+ +.* \d+ +.*following$/m)
  const before = await heads()
  expect(before.newest).toBeGreaterThanOrEqual(45)
  expect(await first.stop()).toBe(0)

  const second = await start()
  expect(second.output).toContain("continued")
  const after = await heads()
  expect(after.first).toBe(before.first)
  expect(after.newest).toBeGreaterThanOrEqual(before.newest)
  expect(await second.stop()).toBe(0)
})
