import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { isScalar, parseDocument } from "yaml"
import { apiNames, documentsOf } from "./apis.ts"
import { readJson } from "./read-json.ts"
import { keepReleased } from "./released.ts"

/**
 * Runs `changeset version`, writes each package's new version to its specification's `info.version`, regenerates, and stores
 * the bundles and export lists of the packages with a new version, for comparison with later changes.
 */
export function release(root: string): void {
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: root, stdio: "inherit" })
  const before = versions(root)
  run("pnpm", "exec", "changeset", "version")
  const after = versions(root)
  for (const api of apiNames) writeInfoVersion(root, api, String(after.get(api)))
  run("pnpm", "generate")
  for (const api of apiNames) if (before.get(api) !== after.get(api)) keepReleased(root, api)
}

const versions = (root: string): Map<string, string> =>
  new Map(apiNames.map((api) => [api, String(readJson(join(root, "packages/clients", api, "package.json")).version)]))

/** Sets `info.version` in the hand-written root documents, preserving comments and layout. */
export function writeInfoVersion(root: string, api: (typeof apiNames)[number], version: string): void {
  for (const file of documentsOf(api)) {
    const path = join(root, "specs", api, file.replace(/\.json$/, ".yaml"))
    if (!existsSync(path)) throw new Error(`${path} is missing: every API has its root document there`)
    const text = readFileSync(path, "utf8")
    const node = parseDocument(text).getIn(["info", "version"], true)
    if (!isScalar(node) || !node.range) throw new Error(`${path} has no info.version`)
    if (node.value === version) continue
    writeFileSync(path, text.slice(0, node.range[0]) + version + text.slice(node.range[1]))
  }
}
