import pg from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { Cluster } from "../../src/postgres/cluster.ts"

let cluster: Cluster
beforeAll(async () => {
  cluster = await Cluster.create({ port: 31_432 })
})
afterAll(() => cluster?.stop())

async function ask(query: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: cluster.url })
  client.on("error", () => {})
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

it("a cluster that is killed has all that was committed when it is started again", async () => {
  await ask("CREATE TABLE kept (number integer); INSERT INTO kept VALUES (7)")
  await cluster.kill()
  const down = await ask("SELECT 1").catch((error: { code?: string }) => error.code)
  await cluster.restart()
  expect({ down, rows: await ask("SELECT number FROM kept") }).toEqual({ down: "ECONNREFUSED", rows: [{ number: 7 }] })
})

it("what its processes share is in its folder, so that a kill leaves nothing of it in the system's memory", async () => {
  expect(await ask("SHOW dynamic_shared_memory_type")).toEqual([{ dynamic_shared_memory_type: "mmap" }])
})
