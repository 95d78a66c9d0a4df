import { renameSync, rmSync, writeFileSync } from "node:fs"

/** How a file is written. */
export interface WriteOptions {
  /** The mode of the file. Default: only its owner reads and writes it. */
  readonly mode?: number
  /** Whether the bytes are on the disk before the file is replaced. Default: false. */
  readonly flush?: boolean
}

/** Replaces a file at once: readers see the old text or the new one, and the old one stays where the new one cannot be written. */
export function writeWhole(file: string, text: string, { mode = 0o600, flush = false }: WriteOptions = {}): void {
  const next = `${file}.${process.pid}.new`
  try {
    writeFileSync(next, text, { mode, flush })
    renameSync(next, file)
  } catch (error) {
    // Half of it would take the space that is missing.
    rmSync(next, { force: true })
    throw error
  }
}
