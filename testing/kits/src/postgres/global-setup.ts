import type { TestProject } from "vitest/node"
import { type Postgres, startPostgres } from "./start-postgres.ts"

interface Shared {
  server: Promise<Postgres>
  users: number
}

// Each project of a run loads this file separately, in the same process.
const sharedGlobal = globalThis as { [key: symbol]: Shared | undefined }
const postgresSymbol = Symbol.for("@serac/kits/postgres")

/** For a project's `globalSetup`: one server for all of the run's projects, available to tests as `inject("postgresUrl")`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = sharedGlobal[postgresSymbol] ?? { server: startPostgres(), users: 0 }
  sharedGlobal[postgresSymbol] = shared
  shared.users++
  try {
    const { url } = await shared.server
    project.provide("postgresUrl", url)
  } catch (error) {
    await release(shared)
    throw error
  }
  return () => release(shared)
}

async function release(shared: Shared): Promise<void> {
  if (--shared.users > 0) return
  if (sharedGlobal[postgresSymbol] === shared) sharedGlobal[postgresSymbol] = undefined
  const server = await shared.server.catch(() => undefined)
  await server?.stop()
}
