import { readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** Where the curated parts of the recordings are, which every clone has: one folder a recording, by its name. */
export const fixtures = fileURLToPath(new URL("../fixtures", import.meta.url))

/** The curated parts, sorted by name. */
export const curatedDirectories = (): string[] =>
  readdirSync(fixtures)
    .sort()
    .map((name) => join(fixtures, name))
