import { spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import type { Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A folder that is gone when this process is, however that ends. */
export interface TemporaryFolder {
  readonly path: string
  remove(): Promise<void>
}

// The shell outlives this process. Its standard input ends when all have gone that hold the other end of it, even by
// SIGKILL: this process, and those it has started to write there, of which one may still be loading when this one dies.
const removalScript = 'cat >/dev/null; rm -rf "$1"'
const guards = new Set<Socket>()

/** Given to a process that writes to the folders (as further `stdio`), they stay until that process is gone. */
export const folderGuards = (): readonly Socket[] => [...guards]

export async function makeTemporaryFolder(name: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), `${name}-`))
  // In a group of its own: Ctrl-C would kill it before it has cleaned up.
  const child = spawn("sh", ["-c", removalScript, "sh", path], { stdio: ["pipe", "ignore", "ignore"], detached: true })
  const held = child.stdin as Socket
  for (const handle of [child, held]) handle.unref()
  guards.add(held)
  // Without such a shell, the only consequence is a folder that is not removed.
  child.on("error", () => guards.delete(held))
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true })
      guards.delete(held)
      held.destroy()
    },
  }
}
