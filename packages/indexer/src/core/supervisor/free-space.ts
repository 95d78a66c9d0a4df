import { statfs } from "node:fs/promises"
import type { StoreLocation } from "@serac/store"

/** How much space a disk must have left. */
export interface FreeSpaceOptions {
  /** Bytes; below it indexing pauses. */
  readonly least: number
  /** Bytes that are free for this user on the disk of a folder. Default what the system says. */
  readonly freeOf?: (directory: string) => Promise<number>
}

/** Tells whether the disk has space enough to go on. */
export interface FreeSpace {
  /** Why indexing must pause; undefined where there is enough. Once it has paused, a quarter more must be free. */
  lack(): Promise<string | undefined>
  /** The disk turned out to be full, however much was asked for: what a few blocks take must be free before it is written to again. */
  wasFull(): void
}

/** What must be free again, of what must not be lacking: a disk at the edge would start and stop all the time. */
const goesOnAt = 1.25
/** Bytes that must be free after a write found no room, at least: a transaction and its log. */
const enoughAfterFull = 4 * 2 ** 20

/** Looks at the disk of the embedded store. That of a database server is its own business: it says so when it is full. */
export function freeSpaceOf(location: StoreLocation, { least, freeOf = systemFreeOf }: FreeSpaceOptions): FreeSpace {
  if (location.kind !== "sqlite") return { lack: async () => undefined, wasFull: () => {} }
  const { directory } = location
  let wasLacking = false
  let enough = least * goesOnAt
  return {
    async lack() {
      // Where the system does not say, writing will.
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
