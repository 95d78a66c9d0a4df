import { existsSync } from "node:fs"
import { join } from "node:path"
import { openStore, type Store, type StoreLocation } from "@serac/store"
import { redactUrl } from "../config/redact.ts"

/** A store's place as it is shown. */
export function placeName(location: StoreLocation): string {
  return location.kind === "sqlite" ? location.directory : redactUrl(location.url)
}

/** Opens a store that is there; opening one that is not would make it. Throws an Error where there is none. */
export async function openExisting(location: StoreLocation): Promise<Store> {
  if (location.kind === "sqlite" && !existsSync(join(location.directory, "meta.sqlite"))) {
    throw new Error(`${location.directory} has no store; set --data-directory`)
  }
  return openStore(location)
}
