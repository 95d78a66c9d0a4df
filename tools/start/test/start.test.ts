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

/** The first of four consecutive ports that nobody listens on. */
async function freePorts(): Promise<number> {
  for (let base = 20_000 + (process.pid % 10_000) * 4; ; base += 4) {
    const free = await Promise.all([base, base + 1, base + 2, base + 3].map(isFree))
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

/** What pasted requests are answered: the status, what the node refused, and whether there is something in it. */
function answers(curls: readonly string[]) {
  const shown = paste(curls.map((curl) => `${curl} -w '\\n%{http_code} end\\n'`).join("\n"))
  const parts = shown.split(/\n(\d+) end\n/)
  return curls.map((curl, index) => {
    const [body = "", status] = parts.slice(2 * index)
    const { error, ...members } = JSON.parse(body) as Record<string, unknown>
    const lists = Object.values({ ...members, ...(members.result as object | undefined) }).filter(Array.isArray)
    const isEmpty = members.result === null || (lists.length > 0 && lists.every(({ length }) => length === 0))
    return { curl, status, error, isEmpty }
  })
}

const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}/v1${path}`)).json() as Promise<unknown>

/** Calls a method of the network's node. */
async function ask(path: string, method: string, params: object): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const headers = { "content-type": "application/json" }
  const response = await fetch(`http://127.0.0.1:${port + 3}${path}`, { method: "POST", headers, body })
  return ((await response.json()) as { result: unknown }).result
}

const heads = async () => {
  const newest = (await get("/chains/31337/blocks?pageSize=1")) as { blocks: readonly { blockNumber: string }[] }
  const first = (await get("/chains/31337/blocks/1")) as { blockHash: string }
  return { newest: Number(newest.blocks[0]?.blockNumber), first: first.blockHash }
}

/** The first blocks of the network as they are indexed, and as its node has them. */
async function beginnings() {
  const pBlock = (await get("/networks/testnet/blockchains/p-chain/blocks/1")) as { blockHash: string }
  const cBlock = (await get("/chains/43112/blocks/1")) as { blockHash: string }
  const { block } = (await ask("/ext/bc/P", "platform.getBlockByHeight", { height: 2, encoding: "json" })) as {
    block: { parentID: string }
  }
  const { hash } = (await ask("/ext/bc/C/rpc", "eth_getBlockByNumber", ["0x1", false])) as { hash: string }
  return { indexed: [pBlock.blockHash, cBlock.blockHash], ofNode: [block.parentID, hash] }
}

test("every line that npm start prints works as it stands, and starting again goes on without loss", async () => {
  const first = await start()
  const curls = first.output.match(/^curl -s '.*'$/gm) ?? []
  expect(curls).toHaveLength(43)
  // On a busy machine the lines are printed before all is indexed, and a day of history is there after seconds.
  const answered = curls.map((curl) => ({ curl, status: "200", error: undefined, isEmpty: false }))
  await expect.poll(() => answers(curls), { timeout: 60_000, interval: 500 }).toEqual(answered)
  const [program = ""] = /^npx .* exec node (?:.*\n)+?END$/m.exec(first.output) ?? []
  const [status = ""] = /^npx .* serac status .*$/m.exec(first.output) ?? []
  const lines = paste(program).trim().split("\n")
  expect(lines.filter((line) => /^0x\w{40} -> 0x\w{40} \d+ ICE$/.test(line))).toHaveLength(5)
  expect(lines.filter((line) => /^\d{4}-\d\d-\d\dT00:00:00\.000Z [\d.e-]+ tx\/s$/.test(line)).length).toBeGreaterThan(1)
  const shown = paste(status)
  expect(shown).toMatch(/^Demo chain +31337 +\d+ +.* \d+ +.*following$/m)
  for (const name of ["firn", "C-Chain", "P-Chain", "X-Chain"])
    expect(shown).toMatch(new RegExp(`^${name} .*following`, "m"))
  await expect.poll(async () => (await heads()).newest, { timeout: 30_000 }).toBeGreaterThanOrEqual(45)
  const before = await heads()
  const network = await beginnings()
  expect(network.indexed).toEqual(network.ofNode)
  expect(await first.stop()).toBe(0)

  const second = await start()
  expect(second.output).toContain("continued")
  expect(second.output).toContain("what was indexed of the last start's network is deleted")
  const after = await heads()
  expect(after.first).toBe(before.first)
  expect(after.newest).toBeGreaterThanOrEqual(before.newest)
  // The network is another one, and nothing of the one before is left.
  await expect.poll(async () => (await beginnings()).indexed[0], { timeout: 30_000 }).toBeDefined()
  const another = await beginnings()
  expect(another.indexed).toEqual(another.ofNode)
  for (const [index, id] of another.indexed.entries()) expect(id).not.toBe(network.indexed[index])
  expect(await second.stop()).toBe(0)
})
