import { ServiceError } from "./service-error.ts"

/** What callers are told, and when they should ask again, in seconds. */
interface RefusalWords {
  readonly message: string
  readonly retryAfter: number
}

const away: RefusalWords = { message: "The database cannot be reached at the moment", retryAfter: 5 }
const busy: RefusalWords = { message: "The database is busy at the moment", retryAfter: 1 }

/** By the code of a store's error. Whoever asks at once again for what takes too long would only find the store busier. */
const byCode: Readonly<Record<string, RefusalWords>> = {
  STATEMENT_TIMEOUT: { message: "This takes too long to find; ask for less, or again later", retryAfter: 10 },
  STORE_CONNECTION: away,
  STORE_CLOSED: away,
  DISK_FULL: { message: "The database has no room left at the moment", retryAfter: 60 },
}

/** By SQLite's own number: SQLITE_BUSY and SQLITE_LOCKED, what other connections do; and files that cannot be read now. */
const bySqlite: Readonly<Record<number, RefusalWords>> = { 5: busy, 6: busy, 10: away, 14: away }

/** The 503 that an error of a store is, where nothing is wrong with the request or the service; undefined for all else. */
export function storeRefusal(thrown: unknown): ServiceError | undefined {
  if (!(thrown instanceof Error) || thrown instanceof ServiceError) return undefined
  const { code, errcode } = thrown as { readonly code?: unknown; readonly errcode?: unknown }
  const words = typeof errcode === "number" ? bySqlite[errcode & 0xff] : byCode[String(code)]
  return words && new ServiceError(503, words.message, { retryAfter: words.retryAfter, cause: thrown })
}
