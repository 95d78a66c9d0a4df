import { access, constants, statfs } from "node:fs/promises"
import { dirname } from "node:path"
import type { Config } from "../config/config.ts"
import { byteCount } from "../words.ts"
import { type Diagnosis, diagnosesOf } from "./diagnosis.ts"

/** Available memory below which `serac up` may be ended by the operating system: it takes about 400 MB with one chain. */
const minMemoryBytes = 1_000_000_000
/** Free space that lasts for some time: a million transactions take about 1.3 GB with all lists and the archive. */
const minComfortableBytes = 5_000_000_000

/** Facts about the machine. Sizes are bytes. */
export interface MachineFacts {
  /** Memory that programs may take, within the limit of a container. */
  readonly availableMemory: number
  /** Free space on the disk of a folder, for this user. */
  readonly freeSpace: (folder: string) => Promise<number>
  /** Rejects where this user may not write in a folder. */
  readonly writable: (folder: string) => Promise<void>
}

const thisMachine = (): MachineFacts => ({
  availableMemory: process.availableMemory(),
  freeSpace: async (folder) => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
  writable: (folder) => access(folder, constants.W_OK),
})

/** Checks memory, and the disk of the data directory. */
export async function examineMachine(
  { dataDirectory, indexer }: Pick<Config, "dataDirectory" | "indexer">,
  machine: MachineFacts = thisMachine(),
): Promise<readonly Diagnosis[]> {
  return [examineMemory(machine), await examineDisk(dataDirectory, indexer.minFreeSpace, machine)]
}

function examineMemory({ availableMemory }: MachineFacts): Diagnosis {
  const { ok, warning } = diagnosesOf("memory")
  const found = `${byteCount(availableMemory)} available`
  if (availableMemory >= minMemoryBytes) return ok(found)
  return warning(found, `Give the machine or the container at least ${byteCount(minMemoryBytes)}.`)
}

async function examineDisk(directory: string, minFreeSpace: number, machine: MachineFacts): Promise<Diagnosis> {
  const { ok, warning, problem } = diagnosesOf("disk")
  const folder = await nearestFolder(directory, machine)
  if (folder === undefined) return problem(`${directory} cannot be reached`, "Choose another --data-directory.")
  try {
    await machine.writable(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === "EROFS"
      ? problem(`${folder} is on a read-only disk`, "Mount it for writing, or choose another --data-directory.")
      : problem(
          `this user may not write in ${folder}`,
          "Give it to this user (chown), or choose another --data-directory.",
        )
  }
  const free = await machine.freeSpace(folder)
  const found = `${byteCount(free)} free for ${directory}`
  if (free < minFreeSpace)
    return problem(
      `${found}; indexing pauses below ${byteCount(minFreeSpace)}`,
      "Free some space, move the data directory, or lower indexer.minFreeSpace.",
    )
  if (free < minFreeSpace + minComfortableBytes)
    return warning(found, "Plan for more: docs/scaling.md says how many bytes a transaction takes.")
  return ok(found)
}

/** The folder, or the nearest one above it that exists. */
async function nearestFolder(directory: string, machine: MachineFacts): Promise<string | undefined> {
  for (let folder = directory; ; folder = dirname(folder)) {
    const isThere = await machine.freeSpace(folder).then(
      () => true,
      () => false,
    )
    if (isThere) return folder
    if (dirname(folder) === folder) return undefined
  }
}
