import { fileURLToPath } from "node:url"
import type { StoreLocation } from "@serac/store"

const main = fileURLToPath(new URL("../../../../packages/cli/src/main.ts", import.meta.url))

/**
 * `serac index`, as a program and its arguments.
 *
 * @param flags - the flags that select the subject.
 * @param directory - the directory for the lock, and for the data unless the location is elsewhere.
 */
export function indexCommand(flags: readonly string[], directory: string, location: StoreLocation): readonly string[] {
  const store = location.kind === "postgres" ? ["--store", location.url] : []
  const settings = ["--data-directory", directory, "--indexer-poll-interval", "200", "--log-level", "warn"]
  return [main, "index", ...flags, ...settings, ...store]
}
