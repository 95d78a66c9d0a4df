import pg from "pg"
import { expect, test, vi } from "vitest"
import type { TestProject } from "vitest/node"
import setup from "../../src/postgres/global-setup.ts"

async function connect(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.end()
}

test("the projects of a run share one server, which ends with the last of them", async () => {
  vi.stubEnv("SERAC_TEST_POSTGRES", "")
  const provide = vi.fn()
  const project = { provide } as unknown as TestProject
  const [leave, leaveLast] = await Promise.all([setup(project), setup(project)])
  const [[key, url] = [], second] = provide.mock.calls
  expect([key, second]).toEqual(["postgresUrl", ["postgresUrl", url]])
  await leave()
  await connect(url)
  await leaveLast()
  await expect(connect(url)).rejects.toThrow("ECONNREFUSED")
  vi.unstubAllEnvs()
})
