/** A folder is no backup, or its files are not what was written. Nothing was restored. */
export class DamagedBackupError extends Error {
  override readonly name = "DamagedBackupError"
  readonly code = "DAMAGED_BACKUP"
}
