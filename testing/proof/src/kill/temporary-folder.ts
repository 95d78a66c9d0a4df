import { spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import type { Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A folder that is removed when this process ends, however it ends. */
export interface TemporaryFolder {
  readonly path: string
  remove(): Promise<void>
}

// The shell outlives this process. Its standard input closes when every process that holds the other end has ended, even by
// SIGKILL: this process, and the child processes that inherited it, one of which may still be loading when this process dies.
const removalScript = 'cat >/dev/null; rm -rf "$1"'
const guards = new Set<Socket>()

/** Passed to a process as further `stdio`, these sockets keep the folders until that process has ended. */
export const folderGuards = (): readonly Socket[] => [...guards]

export async function makeTemporaryFolder(name: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), `${name}-`))
  // The shell has its own process group: Ctrl-C would kill it before it has cleaned up.
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
