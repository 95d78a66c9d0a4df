import { execFile } from "node:child_process"
import { chmod, mkdtemp, rm, rmdir, statfs, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

const runFile = promisify(execFile)

/** A small disk of its own, that is full when it is full. */
export interface Disk {
  /** An empty folder on it. */
  readonly path: string
  /** Leaves so many bytes free. */
  fill(left: number): Promise<void>
  /** Takes away what filled it. */
  free(): Promise<void>
  remove(): Promise<void>
}

/** Mounts a file system in memory. Throws where that is not allowed: see `main.ts`, which makes it so where it can. */
export async function makeDisk(bytes: number): Promise<Disk> {
  const mount = await mkdtemp(join(tmpdir(), "serac-disk-"))
  await chmod(mount, 0o755)
  await runFile("mount", ["-t", "tmpfs", "-o", `size=${bytes},mode=1777`, "tmpfs", mount])
  const path = await mkdtemp(join(mount, "data-"))
  await chmod(path, 0o777)
  const ballast = join(mount, "ballast")
  return {
    path,
    async fill(left) {
      const { bavail, bsize } = await statfs(mount)
      // Others may take some of it first.
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left))).catch((error: { code?: string }) => {
        if (error.code !== "ENOSPC") throw error
      })
    },
    free: () => rm(ballast, { force: true }),
    async remove() {
      await runFile("umount", ["-l", mount])
      await rmdir(mount)
    },
  }
}

/** Whether a disk can be mounted here. */
export async function canMount(): Promise<boolean> {
  return makeDisk(1024 * 1024).then(
    async (disk) => {
      await disk.remove()
      return true
    },
    () => false,
  )
}
