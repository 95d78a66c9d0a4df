import { renameSync, rmSync, writeFileSync } from "node:fs"

/** Options for writing a file. */
export interface WriteOptions {
  /** Mode of the file. Default: readable and writable by its owner only. */
  readonly mode?: number
  /** Whether to flush the bytes to the disk before the file is replaced. Default: false. */
  readonly flush?: boolean
}

/** Replaces a file atomically: readers see the old or the new text, and the old one stays if writing fails. */
export function writeWhole(file: string, text: string, { mode = 0o600, flush = false }: WriteOptions = {}): void {
  const next = `${file}.${process.pid}.new`
  try {
    writeFileSync(next, text, { mode, flush })
    renameSync(next, file)
  } catch (error) {
    // Removes the incomplete file, which would use disk space.
    rmSync(next, { force: true })
    throw error
  }
}
