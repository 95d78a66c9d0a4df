import { memoryShares } from "../memory.ts"

/*
 * Settings of the files; measured by tools/bench/src/store-ingest.ts.
 *
 * A row of a table that is one tree may take a quarter of a page before it overflows to other pages: 8 KiB fit a transaction's text.
 * The log grows to 64 MiB by default before a checkpoint, so that a page that changes repeatedly is written to the file once.
 */
const pageBytes = 8192
const mebibyteBytes = 2 ** 20

const common = "PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF;"

/** The one connection that writes a chain. @param memory - bytes for the chain. Default as the setting `memory`. */
export function writerPragmasOf(memory?: number): string {
  const { cache, log } = memoryShares(memory)
  return `PRAGMA page_size = ${pageBytes}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
  PRAGMA cache_size = -${Math.floor(cache / 1024)}; PRAGMA wal_autocheckpoint = ${Math.floor(log / pageBytes)};
  PRAGMA journal_size_limit = ${log}; ${common}`
}

/** The same with the default memory. */
export const writerPragmas = writerPragmasOf()

/** The connection that checkpoints a chain's log while another one writes. */
export const checkpointerPragmas = `PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0; PRAGMA busy_timeout = 0; ${common}`

/** A connection that reads a chain. */
export const readerPragmas = `PRAGMA cache_size = -${(16 * mebibyteBytes) / 1024}; PRAGMA mmap_size = ${512 * mebibyteBytes}; ${common}`

/** A connection to the file that belongs to no chain. */
export const metaPragmas = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${common}`
