import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { chmod, mkdtemp, readdir, rm, rmdir, statfs, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

const runFile = promisify(execFile)

/** A separate small disk that can be filled. */
export interface Disk {
  /** An empty folder on the disk. */
  readonly path: string
  /** Fills the disk up to a number of free bytes. */
  fill(left: number): Promise<void>
  /** Deletes the file that fills the disk. */
  free(): Promise<void>
  /** Makes the disk read-only or writable again; open files stay open. Absent where a disk cannot do that. */
  setReadOnly?(isReadOnly: boolean): Promise<void>
  /** Blocks writes until the stall ends, or ends the stall. Absent where a disk cannot do that. */
  stall?(isStalled: boolean): Promise<void>
  remove(): Promise<void>
}

/** Mounts a file system in memory. Throws where that is not allowed; `main.ts` runs in a mount namespace where possible. */
export async function makeDisk(bytes: number): Promise<Disk> {
  const mount = await makeMountPoint()
  await runFile("mount", ["-t", "tmpfs", "-o", `size=${bytes},mode=1777`, "tmpfs", mount])
  return diskAt(mount, async () => {})
}

/**
 * Mounts a file with an ext4 file system, which can be made read-only and stalled during use. Throws where that is not allowed:
 * it requires root and loop devices.
 */
export async function makeBlockDisk(bytes: number): Promise<Disk> {
  const mount = await makeMountPoint()
  const image = `${mount}.image`
  const remove = () => rm(image, { force: true })
  try {
    await writeFile(image, "")
    await truncate(image, bytes)
    await runFile("mkfs.ext4", ["-q", "-m", "0", "-O", "^has_journal", image])
    await runFile("mount", ["-o", "loop", image, mount])
  } catch (error) {
    await remove()
    await rmdir(mount)
    throw error
  }
  const disk = await diskAt(mount, remove)
  return {
    ...disk,
    async setReadOnly(isReadOnly) {
      const names = await readdir(disk.path, { recursive: true })
      // Pages of these files are mapped into memory, where a refused write ends the process.
      const paths = names.filter((name) => !name.endsWith("-shm")).map((name) => join(disk.path, name))
      for (const path of [disk.path, ...paths].reverse())
        await runFile("chattr", [isReadOnly ? "+i" : "-i", path]).catch((error) => {
          // The file was deleted meanwhile.
          if (existsSync(path)) throw error
        })
    },
    async stall(isStalled) {
      await runFile("fsfreeze", [isStalled ? "-f" : "-u", mount])
    },
  }
}

async function makeMountPoint(): Promise<string> {
  const mount = await mkdtemp(join(tmpdir(), "serac-disk-"))
  await chmod(mount, 0o755)
  return mount
}

async function diskAt(mount: string, removeImage: () => Promise<void>): Promise<Disk> {
  const path = await mkdtemp(join(mount, "data-"))
  await chmod(path, 0o777)
  const ballast = join(mount, "ballast")
  return {
    path,
    async fill(left) {
      const { bavail, bsize } = await statfs(mount)
      // Other processes may take some of the space first.
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left))).catch((error: { code?: string }) => {
        if (error.code !== "ENOSPC") throw error
      })
    },
    free: () => rm(ballast, { force: true }),
    async remove() {
      await runFile("umount", ["-l", mount])
      await rmdir(mount)
      await removeImage()
    },
  }
}

/** Whether a disk of this kind can be mounted here. */
export async function canMount(make: typeof makeDisk = makeDisk): Promise<boolean> {
  return make(4 * 1024 * 1024).then(
    async (disk) => {
      await disk.remove()
      return true
    },
    () => false,
  )
}
