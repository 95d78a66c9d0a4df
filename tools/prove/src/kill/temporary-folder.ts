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

// The shell outlives this process: the pipe to its standard input closes then, even by SIGKILL. Those who
// write there end by the same sign; one that is late makes the removal fail, or makes the folder again, and it is tried again.
const guard = 'cat >/dev/null; until sleep 1; rm -rf "$1" && sleep 1 && [ ! -e "$1" ]; do :; done'

export async function makeTemporaryFolder(name: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), `${name}-`))
  // In a group of its own: Ctrl-C would kill it before it has cleaned up.
  const child = spawn("sh", ["-c", guard, "sh", path], { stdio: ["pipe", "ignore", "ignore"], detached: true })
  for (const handle of [child, child.stdin as Socket]) handle.unref()
  // Where there is no such shell, only a folder that nobody removed stays.
  child.on("error", () => {})
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true })
      child.kill()
    },
  }
}
