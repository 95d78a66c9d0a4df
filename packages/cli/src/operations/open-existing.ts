import { existsSync } from "node:fs"
import { join } from "node:path"
import { openStore, type Store, type StoreLocation } from "@serac/store"
import { redactUrl } from "../config/redact.ts"

/** The display name of a store's location. */
export function placeName(location: StoreLocation): string {
  return location.kind === "sqlite" ? location.directory : redactUrl(location.url)
}

/** Opens an existing store, since opening a missing one would create it. Throws an Error if there is none. */
export async function openExisting(location: StoreLocation): Promise<Store> {
  if (location.kind === "sqlite" && !existsSync(join(location.directory, "meta.sqlite"))) {
    throw new Error(`${location.directory} has no store; set --data-directory`)
  }
  return openStore(location)
}
