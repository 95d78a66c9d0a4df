import { readdirSync } from "node:fs"
import { join } from "node:path"
import { type Difference, type RecheckLane, readDifferences, readRecheck } from "@serac/indexer/core/reconciliation"

/** Where the differences of a chain or a network are kept, each in a file of its own: each has one writer. */
export function differencesFile(dataDirectory: string, subject: string): string {
  return join(dataDirectory, "differences", `${subject}.jsonl`)
}

/** Where it is kept how far the comparison of all blocks of a chain or a network is, each in a file of its own. */
export function recheckFile(dataDirectory: string, subject: string): string {
  return join(dataDirectory, "recheck", `${subject}.json`)
}

/** How far the comparison of all blocks of a chain is. */
export interface RecheckProgress extends RecheckLane {
  /** `chain 43114`, `network 1 P` */
  readonly subject: string
}

/** How far the comparisons of all blocks are, by indexers of this data directory. */
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

/** The differences of all chains and networks that indexers of this data directory found, the newest first. */
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
