import { renameSync, rmSync, writeFileSync } from "node:fs"

/** Replaces a file at once: readers see the old text or the new one. */
export function writeWhole(file: string, text: string): void {
  const next = `${file}.${process.pid}.new`
  try {
    writeFileSync(next, text, { mode: 0o600 })
    renameSync(next, file)
  } catch (error) {
    // Half of it would take the space that is missing.
    rmSync(next, { force: true })
    throw error
  }
}
