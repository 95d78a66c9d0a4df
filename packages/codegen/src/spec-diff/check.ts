import { join } from "node:path"
import { type Api, apiNames, documentsOf } from "./apis.ts"
import { type Bump, covers, neededBump } from "./bump.ts"
import { type Change, gravest, type JsonTree } from "./change.ts"
import { pendingBumps } from "./changesets.ts"
import { diffRelease } from "./diff.ts"
import { packageExports } from "./package/package-exports.ts"
import { readJson } from "./read-json.ts"
import { readReleased } from "./released.ts"

/** The required and the pending version bump of one API's package. */
export interface ChangesetVerdict {
  readonly package: string
  readonly version: string
  readonly changes: readonly Change[]
  /** False before the first release, when there is nothing to compare with. */
  readonly released: boolean
  readonly needed: Bump
  readonly given: Bump
  /** Set if a document's info.version differs from the package's version. */
  readonly versionMismatch?: string
  readonly ok: boolean
}

/** Compares every API's bundle and exports with the last release, and the required bumps with those of the pending changesets. */
export async function checkChangesets(root: string): Promise<ChangesetVerdict[]> {
  const pending = pendingBumps(join(root, ".changeset"))
  const verdicts: ChangesetVerdict[] = []
  for (const api of apiNames) verdicts.push(await checkApi(root, api, pending))
  return verdicts
}

async function checkApi(root: string, api: Api, pending: ReadonlyMap<string, Bump>): Promise<ChangesetVerdict> {
  const folder = join(root, "packages/clients", api)
  const manifest = readJson(join(folder, "package.json"))
  const version = String(manifest.version)
  const documents = documentsOf(api).map((file) => ({ file, current: readJson(join(folder, file)) }))
  const baseline = readReleased(root, api)
  const released = baseline !== undefined
  const changes = released
    ? await diffRelease(baseline, {
        documents: documents.map(({ current }) => current),
        exports: packageExports(folder),
      })
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
}

const infoVersion = (document: JsonTree): string => {
  const info = document.info as JsonTree | undefined
  return String(info?.version)
}
