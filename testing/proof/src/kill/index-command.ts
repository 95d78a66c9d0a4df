import { fileURLToPath } from "node:url"
import type { StoreLocation } from "@serac/store"

const main = fileURLToPath(new URL("../../../../packages/cli/src/main.ts", import.meta.url))

/**
 * `serac index`, as a program and its arguments.
 *
 * @param flags - what is indexed.
 * @param directory - for its lock, and for the data where the location is not elsewhere.
 */
export function indexCommand(flags: readonly string[], directory: string, location: StoreLocation): readonly string[] {
  const store = location.kind === "postgres" ? ["--store", location.url] : []
  const settings = ["--data-directory", directory, "--indexer-poll-interval", "200", "--log-level", "warn"]
  return [main, "index", ...flags, ...settings, ...store]
}
