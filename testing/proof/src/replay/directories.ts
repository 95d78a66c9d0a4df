import { readdirSync } from "node:fs"
import { join } from "node:path"
import { recordedExchanges } from "@serac/recordings"

/** The curated parts of the recordings, sorted by name. */
export const curatedDirectories = (): string[] =>
  readdirSync(recordedExchanges)
    .sort()
    .map((name) => join(recordedExchanges, name))
