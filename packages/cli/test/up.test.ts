import { readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { anyPort, everything, newestBlock, serving, until, workshop } from "./workshop.ts"

// The tests mostly wait for processes.
describe.concurrent("serac up", { timeout: 120_000 }, () => {
  test("indexes a chain and serves it, has the data directory to itself, and goes on after a stop or a kill", async ({
    onTestFinished,
  }) => {
    const { folder, node, run } = workshop(onTestFinished)
    const chain = await node({ blocks: 20 })
    const directory = folder()
    const first = run(directory, "up", "--rpc", chain.url, ...anyPort)
    const urls = await serving(first)
    await until(
      () => newestBlock(urls.data),
      (block) => block === 20,
    )
    await first.prints("/v1/avg_tps/4242'\n")
    for (const [, url = ""] of first.printed.stdout.matchAll(/^curl -s '(.*)'$/gm)) {
      const response = await fetch(url)
      expect([url, response.status, Object.keys((await response.json()) as object).length > 0]).toEqual([
        url,
        200,
        true,
      ])
    }
    expect(first.printed.stdout.match(/^curl /gm)).toHaveLength(4)
    expect((await fetch(`${urls.data}/docs`)).status).toBe(200)
    expect((await fetch(`${urls.metrics}/docs`)).status).toBe(200)

    expect(await run(directory, "up", "--rpc", chain.url, ...anyPort).ended).toEqual({
      code: 1,
      stdout: "",
      stderr: `error: ${directory}/serac-data is in use by process ${first.pid} (serac up); stop it, or choose another folder with --data-directory\n`,
    })
    chain.mine(5)
    await until(
      () => newestBlock(urls.data),
      (block) => block === 25,
    )
    first.kill("SIGTERM")
    const { code, stdout, stderr } = await first.ended
    expect(code).toBe(0)
    expect(stdout).toContain(`stored in ${directory}/serac-data (`)
    expect(stderr).toMatch(/^\d\d:\d\d:\d\d Chain 4242: following, block \d+, lag \d+\.\d s$/m)

    chain.mine(5)
    const second = run(directory, "up", "--rpc", chain.url, ...anyPort)
    const again = await serving(second)
    await until(
      () => newestBlock(again.data),
      (block) => block === 30,
    )
    second.kill("SIGKILL")
    await second.ended

    chain.reorganize(3)
    chain.mine(1)
    const third = run(directory, "up", "--rpc", chain.url, ...anyPort)
    const last = await serving(third)
    await until(
      () => newestBlock(last.data),
      (block) => block === 31,
    )
    const page = await fetch(`${last.data}/v1/chains/4242/blocks?pageSize=100`)
    const { blocks } = (await page.json()) as {
      blocks: { blockNumber: string; blockHash: string; parentHash: string }[]
    }
    expect(blocks.map(({ blockNumber }) => Number(blockNumber))).toEqual(Array.from({ length: 32 }, (_, at) => 31 - at))
    expect(blocks.slice(0, -1).map(({ parentHash }) => parentHash)).toEqual(
      blocks.slice(1).map(({ blockHash }) => blockHash),
    )
    third.kill("SIGINT")
    expect((await third.ended).code).toBe(0)
  })

  test("waits for a node that is down, serves while a known one is down, and never shows what is secret", async ({
    onTestFinished,
  }) => {
    const { folder, node, run } = workshop(onTestFinished)
    const chain = await node()
    await chain.down()
    const directory = folder()
    const args = ["up", "--rpc", `${chain.url}/SECRET?key=SECRET`, ...anyPort]
    const first = run(directory, ...args)
    await first.prints(`waiting for a node to report its chain ID (${chain.url}/…: nothing listens there)`)
    await chain.up()
    const urls = await serving(first)
    await until(
      () => newestBlock(urls.data),
      (block) => block === 20,
    )
    first.kill("SIGTERM")
    const ends = [await first.ended]

    await chain.down()
    const second = run(directory, ...args)
    const again = await serving(second)
    expect(await newestBlock(again.data)).toBe(20)
    await second.prints("trying again")
    chain.mine(1)
    await chain.up()
    await until(
      () => newestBlock(again.data),
      (block) => block === 21,
    )
    second.kill("SIGTERM")
    ends.push(await second.ended)

    expect(ends.map(({ code }) => code)).toEqual([0, 0])
    expect(ends.map(({ stdout, stderr }) => stdout + stderr).join()).not.toContain("SECRET")
    expect(everything(directory)).not.toContain("SECRET")
  })

  test("a signal ends the waiting", async ({ onTestFinished }) => {
    const { folder, node, run } = workshop(onTestFinished)
    const chain = await node()
    await chain.down()
    const waiting = run(folder(), "up", "--rpc", chain.url, ...anyPort)
    await waiting.prints("waiting for a node")
    waiting.kill("SIGINT")
    expect(await waiting.ended).toMatchObject({ code: 0, stdout: "" })
  })

  test("serves several chains, and goes on serving when an indexer needs its operator", async ({ onTestFinished }) => {
    const { folder, node, run } = workshop(onTestFinished)
    const [one, two] = [await node({ chainId: 1001 }), await node({ chainId: 1002 })]
    const directory = folder()
    const chains = [
      { name: "One", rpcUrls: [one.url] },
      { name: "Two", rpcUrls: [two.url], chainId: "1003" },
    ]
    writeFileSync(join(directory, "serac.json"), JSON.stringify({ chains }))
    const both = run(directory, "up", ...anyPort)
    const { data } = await serving(both)
    await both.prints("Indexing needs an operator")
    await until(
      () => newestBlock(data, 1001),
      (block) => block === 20,
    )
    expect(await newestBlock(data, 1003)).toBe(-1)
    both.kill("SIGTERM")
    expect((await both.ended).code).toBe(0)
  })

  test("with workers several processes serve, one that dies is replaced, and none outlives it", async ({
    onTestFinished,
  }) => {
    const { folder, node, run } = workshop(onTestFinished)
    const chain = await node()
    const pool = run(folder(), "up", "--rpc", chain.url, "--workers", "2", ...anyPort)
    const { data, metrics } = await serving(pool)
    await until(
      () => newestBlock(data),
      (block) => block === 20,
    )
    expect((await fetch(`${metrics}/v1/avg_tps/4242`)).status).toBe(200)
    // Each connection reaches another worker, which reports the number of workers.
    const ask = async () =>
      (await fetch(`${data}/v1/chains/4242/blocks/7`, { headers: { connection: "close" } })).status
    expect(new Set(await Promise.all(Array.from({ length: 10 }, ask)))).toEqual(new Set([200]))
    const told = async () => {
      const text = await (await fetch(`${data}/metrics`, { headers: { connection: "close" } })).text()
      const asked = /^http_request_duration_seconds_count{method="GET",route="[^"]*{blockId}",status="200"} (\d+)$/m
      const head = /^serac_chain_head_block{chain_id="4242"} (\d+)$/m
      const answering = /^serac_workers_answering (\d+)$/m
      return [asked, head, answering].map((pattern) => Number(pattern.exec(text)?.[1]))
    }
    for (let turn = 0; turn < 4; turn += 1) expect(await told()).toEqual([10, 20, 2])

    const children = () =>
      readFileSync(`/proc/${pool.pid}/task/${pool.pid}/children`, "utf8").trim().split(" ").map(Number)
    const [first = 0, second = 0] = children()
    process.kill(first, "SIGKILL")
    await pool.prints("a service process ended with SIGKILL; starting another")
    const replaced = await until(
      async () => children(),
      (pids) => pids.length === 2 && !pids.includes(first),
    )
    expect(replaced).toContain(second)
    await until(
      () => newestBlock(data),
      (block) => block === 20,
    )
    await until(told, ([, , answering]) => answering === 2)
    expect(await told()).toEqual([10, 20, 2])
    pool.kill("SIGKILL")
    await pool.ended
    await until(
      async () => replaced.filter(isAlive),
      (alive) => alive.length === 0,
    )
  })

  test.for([[], ["--workers", "2"]])("fails on a taken port, %j", async (workers, { onTestFinished }) => {
    const { folder, node, run } = workshop(onTestFinished)
    const chain = await node()
    const server = createServer()
    const port = await new Promise<number>((resolve) =>
      server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port)),
    )
    const ports = ["--data-service-port", "0", "--metrics-service-port", String(port)]
    expect(await run(folder(), "up", "--rpc", chain.url, ...ports, ...workers).ended).toEqual({
      code: 1,
      stdout: "",
      stderr: `error: Cannot listen on 127.0.0.1:${port}: the port is taken, perhaps by another serac; choose another one with --metrics-service-port, or 0 for any free one\n`,
    })
    await new Promise((resolve) => server.close(resolve))
  })

  test("answers in the public dialect; as JSON, each line of the log is an object and nothing else is said, even that other machines can reach it", async ({
    onTestFinished,
  }) => {
    const { folder, node, run } = workshop(onTestFinished)
    const chain = await node()
    const words = ["--log", "json", "--data-service-host", "0.0.0.0", "--dialect", "public"]
    const json = run(folder(), "up", "--rpc", chain.url, ...words, ...anyPort)
    await json.prints('"msg":"ready"')
    await json.prints('"state":"following"')
    const service = (name: string) => new RegExp(`"${name}":"(http[^"]+)"`).exec(json.printed.stderr)?.[1]
    await until(
      () => newestBlock(service("dataService") ?? ""),
      (block) => block === 20,
    )
    const inDialect = [
      `${service("dataService")}/v1/subnetRpcUsageMetrics`,
      `${service("metricsService")}/v2/chains/4242/metrics/avgTps`,
    ]
    expect(await Promise.all(inDialect.map(async (url) => (await fetch(url)).status))).toEqual([503, 200])
    json.kill("SIGTERM")
    const { code, stdout, stderr } = await json.ended
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" })
    const lines = stderr
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines[0]).toEqual({
      level: "warn",
      time: expect.any(String),
      msg: "0.0.0.0 is reachable from other machines, and there is no authentication",
    })
    expect(lines.find(({ msg }) => msg === "ready")).toMatchObject({
      level: "info",
      chains: ["4242"],
      dataService: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      metricsService: expect.stringMatching(/^http:/),
    })
  })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
