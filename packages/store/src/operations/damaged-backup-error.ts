/** The folder is no backup, or its files differ from what was written. Nothing was restored. */
export class DamagedBackupError extends Error {
  override readonly name = "DamagedBackupError"
  readonly code = "DAMAGED_BACKUP"
}
