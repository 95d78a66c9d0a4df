import { type Part, partName } from "../engine.ts"
import { ChainLockedError, StoreVersionError } from "../errors.ts"
import { sqlState } from "./failure.ts"
import type { Session } from "./session.ts"

// Advisory locks are numbers; the hash of a name is practically unique.
const lockKey = "hashtextextended($1, 0)"
const schemaLock = "serac schema"
const defaultLockTimeout = "10s"
const lockNotAvailable = "55P03"

/** Takes a part's writer lock, which is released with the session. Throws ChainLockedError when another session holds it. */
export async function lockPart(session: Session, part: Part): Promise<void> {
  const row = await session.own<{ locked: number }>(`SELECT pg_try_advisory_lock(${lockKey}) AS locked`, [
    `serac ${part.scope} ${part.id}`,
  ])
  if (row?.locked === 1) return
  throw new ChainLockedError(
    `Another process, thread or connection is indexing ${partName(part)} into PostgreSQL at ${session.target.name}.`,
  )
}

/** Prevents migrations while the session lasts: no migration runs during a writer's session. */
export function holdSchema(session: Session, lockTimeout = defaultLockTimeout): Promise<void> {
  return lockSchema(session, lockTimeout, "pg_advisory_lock_shared", "Its tables are being brought to another version")
}

/** Waits for other migrations, and locks out writers. */
export function ownSchema(session: Session, lockTimeout = defaultLockTimeout): Promise<void> {
  return lockSchema(
    session,
    lockTimeout,
    "pg_advisory_lock",
    "Its tables must be brought to a newer version, but chains are being indexed into it: stop that first",
  )
}

async function lockSchema(session: Session, lockTimeout: string, take: string, why: string): Promise<void> {
  await session.own(`SET lock_timeout = '${lockTimeout}'`)
  try {
    await session.own(`SELECT ${take}(${lockKey})::text`, [schemaLock])
  } catch (error) {
    if (sqlState(error) !== lockNotAvailable) throw error
    throw new StoreVersionError(`PostgreSQL at ${session.target.name}: ${why}.`, { cause: error })
  }
  await session.own("SET lock_timeout = 0")
}
