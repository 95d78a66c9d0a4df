import { spawn, spawnSync } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import type { Socket } from "node:net"
import { join } from "node:path"

export interface TemporaryFolderOptions {
  /** A file system in memory. Default Linux's own. */
  readonly memory?: string
  /** Bytes that must be free there. Default 8 GiB, several times what all tests take at once. */
  readonly room?: number
}

/**
 * Makes a folder in memory for the temporary files of tests: their databases commit thousands of times, and that they outlive a power
 * cut is what no test claims.
 *
 * @returns its path; undefined where there is no such file system, too little room, or nothing may be executed there
 */
export function makeFolderInMemory({
  memory = "/dev/shm",
  room = 8 * 2 ** 30,
}: TemporaryFolderOptions = {}): string | undefined {
  let folder: string | undefined
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize < room) return undefined
    folder = mkdtempSync(join(memory, "serac-tests-"))
    // PostgreSQL, which does not run as root, has to come through.
    chmodSync(folder, 0o711)
    const program = join(folder, "program")
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 })
    if (spawnSync(program).status === 0) return folder
  } catch {
    // It is not there, or not for us: the system's own temporary folder does as well.
  }
  if (folder !== undefined) rmSync(folder, { recursive: true })
  return undefined
}

// The shell outlives this process: its standard input ends when this process is gone, even by SIGKILL. What this process has started may
// still write for a moment then.
const removalScript =
  'cat >/dev/null; left=60; until rm -rf "$1" || [ $left = 0 ]; do left=$((left - 1)); sleep 1; done'

/** Has a folder removed when this process is gone, however it ends. */
export function removeAtEnd(folder: string): void {
  // In a group of its own: Ctrl-C would kill it before it has cleaned up.
  const child = spawn("sh", ["-c", removalScript, "sh", folder], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  })
  for (const handle of [child, child.stdin as Socket]) handle.unref()
}
