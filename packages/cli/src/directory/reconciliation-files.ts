import { readdirSync } from "node:fs"
import { join } from "node:path"
import { type Difference, type RecheckLane, readDifferences, readRecheck } from "@serac/indexer/core/reconciliation"

/** The path of the file with the differences of a chain or a network; each file has one writer. */
export function differencesFile(dataDirectory: string, subject: string): string {
  return join(dataDirectory, "differences", `${subject}.jsonl`)
}

/** The path of the file with the progress of comparing all blocks of a chain or a network. */
export function recheckFile(dataDirectory: string, subject: string): string {
  return join(dataDirectory, "recheck", `${subject}.json`)
}

/** The directory in which a primary network is indexed again while it is repaired. */
export function repairDirectory(dataDirectory: string, networkId: number): string {
  return join(dataDirectory, "repair", `network-${networkId}`)
}

/** The progress of comparing all blocks of a chain with its nodes. */
export interface RecheckProgress extends RecheckLane {
  /** `chain 43114`, `network 1 P` */
  readonly subject: string
}

/** The progress of all comparisons by indexers of this data directory. */
export function allRechecks(dataDirectory: string): readonly RecheckProgress[] {
  const folder = join(dataDirectory, "recheck")
  return filesIn(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => {
      const subject = name.replace(/\.json$/, "").replace("-", " ")
      const lanes = Object.entries(readRecheck(join(folder, name)))
      return lanes.map(([lane, one]) => ({ subject: lane === "blocks" ? subject : `${subject} ${lane}`, ...one }))
    })
}

/** The differences that indexers of this data directory found for all chains and networks, newest first. */
export function allDifferences(dataDirectory: string): readonly Difference[] {
  const folder = join(dataDirectory, "differences")
  return filesIn(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readDifferences(join(folder, name)))
    .sort((one, other) => other.at - one.at)
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}
