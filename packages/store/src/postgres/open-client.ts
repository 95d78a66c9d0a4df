import pg from "pg"
import { accessTo } from "./access.ts"
import { watchBackend } from "./backend.ts"
import { clientConfig, makeSettings, type Role } from "./client.ts"
import { abandon, connectClient } from "./connect-client.ts"
import { connectFailure } from "./failure.ts"
import type { PostgresTarget } from "./target.ts"

/**
 * Opens a connection with the settings of its role, directly or through a pooler that gives it its own session. A reading connection
 * may pipeline statements.
 *
 * Throws StoreConnectionError if the server is unreachable, StoreVersionError if a pooler gives no session.
 */
export async function openClient(target: PostgresTarget, role: Role, more: pg.ClientConfig = {}): Promise<pg.Client> {
  const access = await accessTo(target)
  try {
    const client = await connectClient(() => new pg.Client({ ...clientConfig(target, role, access), ...more }))
    try {
      await makeSettings(client, target, role, access)
      await watchBackend(client, target, access, { role, keepsLock: role !== "read" })
      return client
    } catch (error) {
      abandon(client)
      throw error
    }
  } catch (error) {
    throw connectFailure(error, target)
  }
}
