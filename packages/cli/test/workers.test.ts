import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { get, type IncomingMessage } from "node:http"
import { type AddressInfo, createServer } from "node:net"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "vitest"
import { newestBlock, serving, until, workshop } from "./workshop.ts"

const { folder, node, run } = workshop()

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The outcome of a request on a new connection: a status, or the code of the error. */
async function outcome(url: string): Promise<number | string> {
  const request = get(url, { agent: false })
  try {
    const [response] = (await once(request, "response")) as [IncomingMessage]
    await once(response.resume(), "end")
    return response.statusCode ?? 0
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}

test("no connection is refused or cut while workers take over from what listens first, and again when more is known", async () => {
  const [chain, second] = [await node(), await node({ chainId: 77 })]
  await Promise.all([chain.down(), second.down()])
  const [data, metrics] = [await freePort(), await freePort()]
  const ports = ["--data-service-port", String(data), "--metrics-service-port", String(metrics)]
  const directory = folder()
  // On a busy machine a worker that is still loading may exceed the default time limit for a request's headers.
  writeFileSync(
    join(directory, "serac.json"),
    JSON.stringify({ http: { headersTimeout: 600_000, requestTimeout: 600_000 } }),
  )
  const pool = run(directory, "up", "--rpc", chain.url, "--rpc", second.url, "--workers", "2", ...ports)
  const paths = [`http://127.0.0.1:${data}/v1/chains/4242/blocks`, `http://127.0.0.1:${metrics}/v1/avg_tps/4242`]
  await until(
    () => outcome(paths[1] ?? ""),
    (status) => status === 503,
  )
  const health = async () => (await fetch(`http://127.0.0.1:${data}/health`)).json()
  await until(
    health,
    (told) =>
      (told as { reason: string }).reason === "node of chain 1 not reached yet; node of chain 2 not reached yet",
  )

  const outcomes = paths.map(() => new Map<number | string, number>())
  let isOver = false
  const asking = paths.flatMap((path, index) =>
    Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const came = await outcome(path)
        outcomes[index]?.set(came, (outcomes[index]?.get(came) ?? 0) + 1)
        // Eight loops send a request every millisecond or two; without a pause they would starve the processes that start.
        await sleep(10)
      }
    }),
  )
  await chain.up()
  const urls = await serving(pool)
  await until(
    () => newestBlock(urls.data),
    (block) => block === 20,
  )
  expect(await outcome(`${urls.data}/v1/chains/77/blocks`)).toBe(503)
  await second.up()
  await until(
    () => newestBlock(urls.data, 77),
    (block) => block === 20,
  )
  isOver = true
  await Promise.all(asking)
  expect(urls).toEqual({ data: `http://127.0.0.1:${data}`, metrics: `http://127.0.0.1:${metrics}` })
  // The service also answers 503 for a chain without stored data.
  for (const one of outcomes) expect([...one.keys()].sort()).toEqual([200, 503])
  pool.kill("SIGTERM")
  expect((await pool.ended).code).toBe(0)
}, 120_000)
