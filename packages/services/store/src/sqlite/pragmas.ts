/**
 * How the files are used. Chosen by `tools/bench/src/store-ingest.ts`.
 *
 * A page holds many rows of a kilobyte even where a row may take a quarter of it at most; the log grows to 64 MiB before
 * it is written back, so that a page that is written again and again goes to its place once.
 */
const page = Number(process.env.SB_PAGE ?? 16_384)
const mebibyte = 2 ** 20

const common = "PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF;"

/** The one connection that writes a chain. */
export const writerPragmas = `PRAGMA page_size = ${page}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
  PRAGMA cache_size = -${(Number(process.env.SB_CACHE ?? 96) * mebibyte) / 1024}; PRAGMA wal_autocheckpoint = ${(Number(process.env.SB_WAL ?? 64) * mebibyte) / page};
  PRAGMA journal_size_limit = ${64 * mebibyte}; ${common}`

/** A connection that reads a chain. */
export const readerPragmas = `PRAGMA cache_size = -${(16 * mebibyte) / 1024}; PRAGMA mmap_size = ${512 * mebibyte}; ${common}`

/** A connection to the file that belongs to no chain. */
export const metaPragmas = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${common}`
