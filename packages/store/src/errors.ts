/** Another process or thread writes this chain. */
export class ChainLockedError extends Error {
  override readonly name = "ChainLockedError"
  readonly code = "CHAIN_LOCKED"
}

/** Blocks do not follow the stored ones: another fork, a gap, or a repetition. Nothing was stored. */
export class NotConsecutiveError extends Error {
  override readonly name = "NotConsecutiveError"
  readonly code = "NOT_CONSECUTIVE"
}

/** A rollback goes deeper than the store can undo. Nothing was changed. */
export class ReorgTooDeepError extends Error {
  override readonly name = "ReorgTooDeepError"
  readonly code = "REORG_TOO_DEEP"
}

/** The database was written by a newer version of this software, or cannot be used by this one. */
export class StoreVersionError extends Error {
  override readonly name = "StoreVersionError"
  readonly code = "STORE_VERSION"
}

/** The database server cannot be reached, or the connection was lost. Nothing that ran is known to have been stored. */
export class StoreConnectionError extends Error {
  override readonly name = "StoreConnectionError"
  readonly code = "STORE_CONNECTION"
}

/** The store was closed, or is being closed: whoever asks it came too late. */
export class StoreClosedError extends Error {
  override readonly name = "StoreClosedError"
  readonly code = "STORE_CLOSED"

  constructor() {
    super("The store is closed.")
  }
}

/** A read took longer than it may, and was stopped. Nothing is wrong with the store: it can be asked for less. */
export class StatementTimeoutError extends Error {
  override readonly name = "StatementTimeoutError"
  readonly code = "STATEMENT_TIMEOUT"
}

/** A restore into this place was interrupted while it put its files in their places. It has to be run again. */
export class StoreIncompleteError extends Error {
  override readonly name = "StoreIncompleteError"
  readonly code = "STORE_INCOMPLETE"
}

/**
 * There is no room left where the database is. Nothing of what ran was stored, and what is stored can be read; once there is
 * room, the same can be tried again.
 */
export class DiskFullError extends Error {
  override readonly name = "DiskFullError"
  readonly code = "DISK_FULL"
}

/** The disk of the database fails, or takes no writes. Nothing of what ran was stored; once it is mended, the same can be tried again. */
export class DiskFailedError extends Error {
  override readonly name = "DiskFailedError"
  readonly code = "DISK_FAILED"
}
