/** Another process or thread holds the chain's writer lock. */
export class ChainLockedError extends Error {
  override readonly name = "ChainLockedError"
  readonly code = "CHAIN_LOCKED"
}

/** The blocks do not follow the stored blocks: another fork, a gap, or a repetition. Nothing was stored. */
export class NotConsecutiveError extends Error {
  override readonly name = "NotConsecutiveError"
  readonly code = "NOT_CONSECUTIVE"
}

/** The rollback is deeper than the store can undo. Nothing was changed. */
export class ReorgTooDeepError extends Error {
  override readonly name = "ReorgTooDeepError"
  readonly code = "REORG_TOO_DEEP"
}

/** A newer version of this software wrote the database, or this version cannot use it. */
export class StoreVersionError extends Error {
  override readonly name = "StoreVersionError"
  readonly code = "STORE_VERSION"
}

/** The database server is unreachable, or the connection was lost. Whether the running statement was stored is unknown. */
export class StoreConnectionError extends Error {
  override readonly name = "StoreConnectionError"
  readonly code = "STORE_CONNECTION"
}

/** The store is closed or closing; the call came too late. */
export class StoreClosedError extends Error {
  override readonly name = "StoreClosedError"
  readonly code = "STORE_CLOSED"

  constructor() {
    super("The store is closed.")
  }
}

/** A read exceeded its time limit and was stopped. The store itself is healthy: request fewer rows. */
export class StatementTimeoutError extends Error {
  override readonly name = "StatementTimeoutError"
  readonly code = "STATEMENT_TIMEOUT"
}

/** A restore into this location was interrupted while it moved files into place. Run the restore again. */
export class StoreIncompleteError extends Error {
  override readonly name = "StoreIncompleteError"
  readonly code = "STORE_INCOMPLETE"
}

/**
 * The disk of the database is full. Nothing of the failed call was stored, and stored data stays readable; retry the same call once
 * there is space.
 */
export class DiskFullError extends Error {
  override readonly name = "DiskFullError"
  readonly code = "DISK_FULL"
}

/** The disk of the database fails or rejects writes. Nothing of the failed call was stored; retry the same call once the disk works. */
export class DiskFailedError extends Error {
  override readonly name = "DiskFailedError"
  readonly code = "DISK_FAILED"
}
