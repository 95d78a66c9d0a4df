import { statfs } from "node:fs/promises"
import type { StoreLocation } from "@serac/store"

/** How much space must stay free on a disk. */
export interface FreeSpaceOptions {
  /** Bytes; below it indexing pauses. */
  readonly least: number
  /** Bytes that are free for this user on the disk of a folder. Default: from the operating system. */
  readonly freeOf?: (directory: string) => Promise<number>
}

/** Checks whether the disk has enough free space. */
export interface FreeSpace {
  /** Why indexing must pause; undefined if there is enough space. After a pause, a quarter more than the minimum must be free. */
  lack(): Promise<string | undefined>
  /** Reports that a write found the disk full, whatever the minimum: a few blocks' worth of space must be free before the next write. */
  wasFull(): void
}

/** After a pause, this multiple of the minimum must be free; otherwise a disk at the limit would start and stop continuously. */
const goesOnAt = 1.25
/** Minimum bytes that must be free after a failed write: a transaction and its log. */
const enoughAfterFull = 4 * 2 ** 20

/** Checks the disk of the embedded store. A database server reports a full disk itself. */
export function freeSpaceOf(location: StoreLocation, { least, freeOf = systemFreeOf }: FreeSpaceOptions): FreeSpace {
  if (location.kind !== "sqlite") return { lack: async () => undefined, wasFull: () => {} }
  const { directory } = location
  let wasLacking = false
  let enough = least * goesOnAt
  return {
    async lack() {
      // If the system does not report free space, a failed write will show the lack of it.
      const free = await freeOf(directory).catch(() => Number.POSITIVE_INFINITY)
      wasLacking = free < (wasLacking ? enough : least)
      if (!wasLacking) {
        enough = least * goesOnAt
        return undefined
      }
      return `the disk of ${directory} has ${mebibytes(free)} free; indexing pauses below ${mebibytes(least)} and goes on at ${mebibytes(enough)}: make space, or set indexer.minFreeSpace`
    },
    wasFull() {
      wasLacking = true
      enough = Math.max(least * goesOnAt, enoughAfterFull)
    },
  }
}

const mebibytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)} MiB`

async function systemFreeOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
