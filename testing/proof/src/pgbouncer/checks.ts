import { deepEqual, rejects } from "node:assert/strict"
import { ChainLockedError, dump, openStore, type Store, StoreConnectionError, StoreVersionError } from "@serac/store"
import { plainBatch } from "./plain-batch.ts"

/** A check, and the PgBouncer settings with which it runs. */
export interface PoolerCheck {
  readonly claim: string
  readonly settings: Readonly<Record<string, string | number>>
  run(through: Through): Promise<void>
}

/** A PostgreSQL server and the PgBouncer in front of it. */
export interface Through {
  /** Creates a database and returns its URLs: direct, and through PgBouncer. */
  newDatabase(): Promise<{ readonly direct: string; readonly through: string }>
  kill(): Promise<void>
  start(): Promise<void>
}

const openPostgres = (url: string) => openStore({ kind: "postgres", url })

async function assertRefused(by: Through, times = 1): Promise<void> {
  const { through } = await by.newDatabase()
  for (let time = 0; time < times; time += 1) {
    await rejects(openPostgres(through), (error: unknown) => {
      return (
        error instanceof StoreVersionError && /Set pool_mode = session .* or name the server itself/.test(error.message)
      )
    })
  }
}

async function storeLines(store: Store, chainId: string): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of dump(store, chainId)) lines.push(line)
  return lines
}

/** Stores and rolls back through PgBouncer while other connections open and close, and compares with a direct store. */
async function used(by: Through): Promise<void> {
  const { direct, through } = await by.newDatabase()
  const [one, other] = [await openPostgres(through), await openPostgres(direct)]
  const writers = [await one.openWriter("1"), await other.openWriter("2")] as const
  await rejects(one.openWriter("1"), ChainLockedError)
  await rejects(other.openWriter("1"), ChainLockedError)
  for (const writer of writers) {
    for (const from of [0, 100, 200]) await writer.append(plainBatch(from, 100), { nodeHead: 299, now: 1 })
    await writer.rollback(250)
    await writer.close()
  }
  deepEqual(await storeLines(one, "1"), await storeLines(other, "2"))
  const pages = await Promise.all(Array.from({ length: 50 }, () => one.chain("1").transactions({ limit: 25 })))
  for (const page of pages) deepEqual(page, await other.chain("2").transactions({ limit: 25 }))
  // The closed store's lock is released, although PgBouncer keeps the session open.
  await (await other.openWriter("1")).close()
  await one.close()
  await other.close()
}

async function survivesKill(by: Through): Promise<void> {
  const { through } = await by.newDatabase()
  const store = await openPostgres(through)
  const writer = await store.openWriter("1")
  await writer.append(plainBatch(0, 10), { nodeHead: 19, now: 1 })
  await by.kill()
  await rejects(writer.append(plainBatch(10, 10), { nodeHead: 19, now: 1 }), StoreConnectionError)
  await writer.close()
  await rejects(store.openWriter("1"), StoreConnectionError)
  await by.start()
  const again = await store.openWriter("1")
  await again.append(plainBatch(10, 10), { nodeHead: 19, now: 1 })
  deepEqual((await store.chain("1").status())?.head.number, 19)
  await again.close()
  await store.close()
}

/** Many concurrent attempts to open a store are refused. */
async function refusedTogether(by: Through): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => assertRefused(by, 3)))
}

const ignored = { ignore_startup_parameters: "options" }

export const checks: readonly PoolerCheck[] = [
  { claim: "transaction pooling is refused", settings: { pool_mode: "transaction" }, run: assertRefused },
  {
    claim: "transaction pooling that drops startup options is refused",
    settings: { pool_mode: "transaction", ...ignored },
    run: assertRefused,
  },
  {
    claim: "transaction pooling over one session is refused",
    settings: { pool_mode: "transaction", default_pool_size: 1 },
    run: assertRefused,
  },
  {
    claim: "transaction pooling round robin is refused, by 30 stores, 10 at once",
    settings: { pool_mode: "transaction", server_round_robin: 1 },
    run: refusedTogether,
  },
  {
    claim: "transaction pooling is refused by 30 stores, 10 at once",
    settings: { pool_mode: "transaction", ...ignored },
    run: refusedTogether,
  },
  { claim: "statement pooling is refused", settings: { pool_mode: "statement" }, run: assertRefused },
  {
    claim: "session pooling keeps the same store, locks and pages as the server itself",
    settings: { pool_mode: "session", default_pool_size: 40 },
    run: used,
  },
  {
    claim: "so it does where it drops startup options",
    settings: { pool_mode: "session", default_pool_size: 40, ...ignored },
    run: used,
  },
  {
    claim: "a PgBouncer that is killed is a lost connection, and goes on once it is there again",
    settings: { pool_mode: "session", default_pool_size: 40 },
    run: survivesKill,
  },
]
