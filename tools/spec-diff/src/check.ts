import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { apiNames, apis } from "./apis.ts"
import { type Bump, covers, neededBump } from "./bump.ts"
import { type Change, gravest, type JsonObject } from "./change.ts"
import { pendingBumps } from "./changesets.ts"
import { diffDocuments } from "./diff.ts"

/** What one API's package owes its users. */
export interface Verdict {
  readonly package: string
  readonly version: string
  readonly changes: readonly Change[]
  /** False before the first release: then everything is new. */
  readonly released: boolean
  readonly needed: Bump
  readonly given: Bump
  /** Set when a document's info.version is not the package's. */
  readonly versionMismatch?: string
  readonly ok: boolean
}

/** Compares every API's bundle with its last released one and with what the pending changesets promise. */
export function checkChangesets(root: string): Verdict[] {
  const pending = pendingBumps(join(root, ".changeset"))
  return apiNames.map((api) => {
    const folder = join(root, "packages/clients", api)
    const manifest = readJson(join(folder, "package.json"))
    const version = String(manifest.version)
    const documents = apis[api].map((file) => ({
      file,
      current: readJson(join(folder, file)),
      baseline: join(root, "tools/spec-diff/released", api, file),
    }))
    const released = documents.every(({ baseline }) => existsSync(baseline))
    const changes = released
      ? documents.flatMap(({ current, baseline }) => diffDocuments(readJson(baseline), current))
      : []
    const needed = released ? neededBump(gravest(changes), version) : "minor"
    const given = pending.get(String(manifest.name)) ?? "none"
    const mismatch = documents.find(({ current }) => infoVersion(current) !== version)
    return {
      package: String(manifest.name),
      version,
      changes,
      released,
      needed,
      given,
      ...(mismatch && { versionMismatch: `${mismatch.file} says version ${infoVersion(mismatch.current)}` }),
      ok: covers(given, needed) && mismatch === undefined,
    }
  })
}

/** Reads a JSON file; an error names it. */
export function readJson(file: string): JsonObject {
  if (!existsSync(file)) throw new Error(`${file}: no such file`)
  try {
    return JSON.parse(readFileSync(file, "utf8")) as JsonObject
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

const infoVersion = (document: JsonObject): string => {
  const info = document.info as JsonObject | undefined
  return String(info?.version)
}
