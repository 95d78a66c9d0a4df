import pg from "pg"
import { accessTo } from "./access.ts"
import { clientConfig, makeSettings, type Role } from "./client.ts"
import { postgresFailure } from "./failure.ts"
import type { PostgresTarget } from "./target.ts"

/**
 * Opens a connection with the settings of its role, directly or through a pooler that gives it a session of its own.
 *
 * Throws StoreConnectionError without a server, StoreVersionError where a pooler gives no session.
 */
export async function openClient(target: PostgresTarget, role: Role, more: pg.ClientConfig = {}): Promise<pg.Client> {
  const access = await accessTo(target)
  const client = new pg.Client({ ...clientConfig(target, role, access), ...more })
  // What is under way is told by itself.
  client.on("error", () => {})
  try {
    await client.connect()
    await makeSettings(client, target, role, access)
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw postgresFailure(error, target)
  }
}
