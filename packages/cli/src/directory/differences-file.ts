import { readdirSync } from "node:fs"
import { join } from "node:path"
import { type Difference, readDifferences } from "@serac/indexer/core/reconciliation"

/** Where the differences of a chain or a network are kept, each in a file of its own: each has one writer. */
export function differencesFile(dataDirectory: string, subject: string): string {
  return join(dataDirectory, "differences", `${subject}.jsonl`)
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
