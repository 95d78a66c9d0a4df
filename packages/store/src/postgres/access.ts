import pg from "pg"
import { StoreVersionError } from "../errors.ts"
import { type Access, clientConfig } from "./client.ts"
import { connectClient } from "./connect-client.ts"
import { connectFailure, sqlState } from "./failure.ts"
import type { PostgresTarget } from "./target.ts"

const accessByTarget = new WeakMap<PostgresTarget, Promise<Access>>()
const protocolViolation = "08P01"
const accessRounds = 5

/**
 * Detects, once per target, whether a pooler such as PgBouncer is in front of the server and whether it can be used.
 *
 * Throws StoreVersionError if the pooler gives every transaction another session: advisory locks, settings and prepared statements
 * would silently belong to another client.
 */
export function accessTo(target: PostgresTarget): Promise<Access> {
  const found = accessByTarget.get(target)
  if (found !== undefined) return found
  const looked = findAccess(target)
  accessByTarget.set(target, looked)
  // The next caller retries.
  looked.catch(() => accessByTarget.delete(target))
  return looked
}

async function findAccess(target: PostgresTarget): Promise<Access> {
  try {
    const { client, takesOptions } = await connect(target)
    try {
      // The process ID that a client receives when it connects is that of its session, unless a pooler sent it.
      const pooled = (await backendOf(client)) !== processOf(client)
      if (pooled && (await changesSessions(client, target, takesOptions)))
        throw new StoreVersionError(poolerRefusal(target))
      return { takesOptions, pooled, hasCitus: await hasCitus(client) }
    } finally {
      await client.end().catch(() => {})
    }
  } catch (error) {
    throw connectFailure(error, target)
  }
}

async function connect(
  target: PostgresTarget,
): Promise<{ readonly client: pg.Client; readonly takesOptions: boolean }> {
  try {
    return { client: await connected(target, true), takesOptions: true }
  } catch (error) {
    // PgBouncer's message: unsupported startup parameter: options
    const refused = sqlState(error) === protocolViolation && /startup parameter/.test((error as Error).message)
    if (!refused) throw error
    return { client: await connected(target, false), takesOptions: false }
  }
}

function connected(target: PostgresTarget, takesOptions: boolean): Promise<pg.Client> {
  const config = clientConfig(target, "read", { takesOptions, pooled: true, hasCitus: false })
  return connectClient(() => new pg.Client({ ...config, query_timeout: target.connectTimeout }))
}

/**
 * Whether two concurrent clients share one session in turn, or one client gets another session than before. A pooler that gives each
 * client its own session does neither.
 */
async function changesSessions(client: pg.Client, target: PostgresTarget, takesOptions: boolean): Promise<boolean> {
  const other = await connected(target, takesOptions)
  try {
    if (!(await allowsTransactions(other))) return true
    for (let round = 0; round < accessRounds; round += 1) {
      const before = await backendOf(client)
      await other.query("BEGIN")
      const others = await backendOf(other)
      // Not queried again: with one shared session the query would wait for the other client's transaction.
      const after = others === before ? undefined : await backendOf(client)
      await other.query("ROLLBACK")
      if (after !== before) return true
    }
    return false
  } finally {
    await other.end().catch(() => {})
  }
}

/** A pooler that gives each statement another session refuses transactions. */
async function allowsTransactions(client: pg.Client): Promise<boolean> {
  try {
    await client.query("BEGIN")
    await client.query("ROLLBACK")
    return true
  } catch (error) {
    if (sqlState(error) === protocolViolation) return false
    throw error
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(`SELECT pg_backend_pid() AS "pid"`)
  return Number(rows[0]?.pid)
}

async function hasCitus(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("SELECT FROM pg_extension WHERE extname = 'citus'")
  return rows.length > 0
}

const processOf = (client: pg.Client): number => (client as unknown as { readonly processID: number }).processID

const poolerRefusal = ({ name }: PostgresTarget) =>
  `PostgreSQL at ${name}: a pooler such as PgBouncer stands before it and gives each transaction another session, but the ` +
  "store keeps locks, settings and prepared statements in its sessions. Set pool_mode = session for this database, or " +
  "name the server itself in the URL: the store opens few connections and keeps them."
