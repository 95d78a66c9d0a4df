import { ServiceError } from "./service-error.ts"

/** The message to callers, and `Retry-After` in seconds. */
interface RefusalWords {
  readonly message: string
  readonly retryAfter: number
}

const away: RefusalWords = { message: "The database cannot be reached at the moment", retryAfter: 5 }
const busy: RefusalWords = { message: "The database is busy at the moment", retryAfter: 1 }

/** By the code of a store's error. A query that takes too long gets a longer wait: an immediate retry would add to the load. */
const byCode: Readonly<Record<string, RefusalWords>> = {
  STATEMENT_TIMEOUT: { message: "This takes too long to find; ask for less, or again later", retryAfter: 10 },
  STORE_CONNECTION: away,
  STORE_CLOSED: away,
  DISK_FULL: { message: "The database has no room left at the moment", retryAfter: 60 },
}

/** By SQLite's result code: SQLITE_BUSY and SQLITE_LOCKED, held by other connections; and files that cannot be read at the moment. */
const bySqlite: Readonly<Record<number, RefusalWords>> = { 5: busy, 6: busy, 10: away, 14: away }

/** The 503 for a store's error that neither the request nor the service causes; undefined for other errors. */
export function storeRefusal(thrown: unknown): ServiceError | undefined {
  if (!(thrown instanceof Error) || thrown instanceof ServiceError) return undefined
  const { code, errcode } = thrown as { readonly code?: unknown; readonly errcode?: unknown }
  const words = typeof errcode === "number" ? bySqlite[errcode & 0xff] : byCode[String(code)]
  return words && new ServiceError(503, words.message, { retryAfter: words.retryAfter, cause: thrown })
}
