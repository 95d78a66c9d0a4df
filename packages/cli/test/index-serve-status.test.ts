import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { schemaVersion } from "@serac/store"
import { expect, test } from "vitest"
import type { Status } from "../src/status/status.ts"
import { say } from "./say.ts"
import { anyPort, newestBlock, serving, until, workshop } from "./workshop.ts"

const { folder, node, run } = workshop()

test("serac index writes what serac serve reads, in as many processes as one likes, and serac status tells", async () => {
  const chain = await node({ blocks: 10 })
  const directory = folder()
  // Port 1, where nothing listens.
  let urls = { data: "http://127.0.0.1:1", metrics: "http://127.0.0.1:1" }
  const ask = (...flags: readonly string[]) => {
    const ports = ["--data-service-port", new URL(urls.data).port, "--metrics-service-port", new URL(urls.metrics).port]
    return say(directory, "status", "--rpc", chain.url, ...ports, ...flags)
  }
  const status = async () => {
    const { code, stdout } = await ask("--json")
    return { code, ...(JSON.parse(stdout) as Status) }
  }
  const silent = { url: "http://127.0.0.1:1", answers: false }
  const node10 = { number: 10, timestamp: 1_767_226_200 }
  const counts = { quarantined: 0, differences: 0 }
  expect(await status()).toEqual({
    code: 1,
    problems: [
      "the data service does not answer at http://127.0.0.1:1",
      "the metrics service does not answer at http://127.0.0.1:1",
      "Chain 4242 is stopped: no indexer has reported",
    ],
    rechecks: [],
    differences: [],
    dataDirectory: `${directory}/serac-data`,
    size: 0,
    dataService: silent,
    metricsService: silent,
    chains: [
      {
        chainId: "4242",
        name: "Chain 4242",
        nodes: [chain.url],
        node: node10,
        indexing: { state: "stopped", reason: "no indexer has reported", ...counts },
      },
    ],
    networks: [],
  })

  const index = run(directory, "index", "--rpc", chain.url, "--admin-port", "0", "--max-lag", "60")
  await index.prints("Chain 4242: following")
  const [, admin = ""] =
    /health and metrics of this process at (\S+)\/health/.exec(await index.prints("/metrics\n")) ?? []
  const services = [
    run(directory, "serve", "--rpc", chain.url, ...anyPort),
    run(directory, "serve", "--rpc", chain.url, ...anyPort),
  ]
  for (const service of services) {
    urls = await serving(service)
    const { data } = urls
    await until(
      () => newestBlock(data),
      (block) => block === 10,
    )
  }
  const running = await until(status, ({ chains }) => chains[0]?.indexing?.state === "following")
  expect(running).toEqual({
    code: 0,
    // The comparison starts some seconds after the chain is followed.
    rechecks: expect.any(Array),
    differences: [],
    problems: [],
    dataDirectory: `${directory}/serac-data`,
    size: expect.any(Number),
    schemaVersion,
    process: { pid: index.pid, command: "index", startedAt: expect.any(Number) },
    dataService: { url: urls.data, answers: true },
    metricsService: { url: urls.metrics, answers: true },
    chains: [
      {
        chainId: "4242",
        name: "Chain 4242",
        nodes: [chain.url],
        indexed: node10,
        transactions: 10,
        node: node10,
        lag: { blocks: 0, seconds: 0 },
        indexing: {
          state: "following",
          since: expect.any(Number),
          head: node10,
          nodeHead: { number: 10, observedAt: expect.any(Number) },
          lag: { blocks: 0, seconds: 0 },
          updatedAt: expect.any(Number),
          reportedAt: expect.any(Number),
          ...counts,
        },
        progress: expect.objectContaining({ chainId: "4242", state: "following" }),
      },
    ],
    networks: [],
  })
  const { stdout: words } = await ask()
  expect(words).toMatch(/^Chain 4242 +4242 +10 +\d+ d(?: \d+ h)? +10 +none +following\n$/m)
  const health = await fetch(`${admin}/health/ready`)
  expect([health.status, await health.json()]).toEqual([
    200,
    { status: "ready", problems: [], chains: [expect.objectContaining({ chainId: "4242", state: "following" })] },
  ])
  const metrics = await (await fetch(`${admin}/metrics`)).text()
  expect(metrics).toContain('serac_chain_head_block{chain_id="4242"} 10\n')
  expect(metrics).toContain('serac_chain_indexer_state{chain_id="4242",state="following"} 1\n')

  index.kill("SIGTERM")
  expect((await index.ended).code).toBe(0)
  chain.mine(2)
  const stopped = await ask()
  expect(stopped.code).toBe(1)
  expect(stopped.stdout).toMatch(
    /^Chain 4242 +4242 +10 +\d+ d(?: \d+ h)? +12 +2 blocks, 2 min +stopped since 20\d\d-\S+$/m,
  )
  expect(stopped.stdout).toMatch(/\n\n1 problem:\n {2}Chain 4242 is stopped since \S+\n$/)
  for (const service of services) {
    service.kill("SIGTERM")
    expect((await service.ended).code).toBe(0)
  }
})

test("serac index goes on when an indexer needs its operator, says what is wrong, and indexes once that is mended", async () => {
  const chain = await node({ chainId: 8 })
  const directory = folder()
  const settings = { chains: [{ chainId: "7", rpcUrls: [chain.url] }], indexer: { maxRetryDelay: 300 } }
  writeFileSync(join(directory, "serac.json"), JSON.stringify(settings))
  const index = run(directory, "index")
  await index.prints("error Indexing needs an operator")
  const progress = await until(
    async () => JSON.parse((await say(directory, "status", "--json")).stdout).chains[0].progress,
    (progress) => progress?.state === "stuck",
  )
  expect(progress.error).toMatch(/^None of the RPC URLs serves chain 7: .* Correct the chain ID or the URLs.$/)
  chain.becomes(7)
  await index.prints("Chain 7: following, block 20")
  index.kill("SIGTERM")
  expect((await index.ended).code).toBe(0)
})
