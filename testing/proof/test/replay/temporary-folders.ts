import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach } from "vitest"

/** Makes empty folders that are deleted after the test. */
export function temporaryFolders(): () => string {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })
  return () => {
    const folder = mkdtempSync(join(tmpdir(), "serac-replay-"))
    folders.push(folder)
    return folder
  }
}
