import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { withPnpm } from "../smoke/pack.ts"
import { mustRun } from "../smoke/run.ts"
import type { Registry } from "./start-registry.ts"

/** The members of a package.json with versions of packages. */
const dependencyMembers = ["dependencies", "peerDependencies", "optionalDependencies"] as const

type PackedManifest = { version: string } & Partial<Record<(typeof dependencyMembers)[number], Record<string, string>>>

/**
 * Publishes tarballs with `pnpm publish`, as a release does.
 *
 * @param files the tarballs
 * @param version the version of all, instead of their own: yarn and bun keep what they have installed by name and version, so that each run
 * needs a new one
 * @param folder a folder for the tarballs with that version
 */
export async function publishPackages(
  files: readonly string[],
  { url, token }: Registry,
  version: string,
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  // A scope's registry goes before that of `--registry`: here is one, so that the user's own is never published to.
  writeFileSync(join(folder, ".npmrc"), `@serac:registry=${url}\n${url.replace(/^http:/, "")}:_authToken=${token}\n`)
  const env = await withPnpm()
  // Only a CI that npm knows can state a provenance.
  const settings = ["--registry", url, "--access", "public", "--tag", "latest", "--provenance=false", "--no-git-checks"]
  for (const file of files)
    await mustRun("pnpm", ["publish", await withVersion(file, version, folder), ...settings], { cwd: folder, env })
}

/** A copy of a tarball with another version, which it also asks for in its dependencies on the packages of this repository. */
async function withVersion(file: string, version: string, folder: string): Promise<string> {
  const unpacked = mkdtempSync(join(folder, "unpacked-"))
  await mustRun("tar", ["-xzf", file, "-C", unpacked], { cwd: folder })
  const path = join(unpacked, "package/package.json")
  const manifest: PackedManifest = JSON.parse(readFileSync(path, "utf8"))
  manifest.version = version
  for (const member of dependencyMembers)
    for (const name of Object.keys(manifest[member] ?? {}))
      if (name.startsWith("@serac/")) Object.assign(manifest[member] ?? {}, { [name]: `^${version}` })
  writeFileSync(path, JSON.stringify(manifest))
  const versioned = join(folder, basename(file))
  await mustRun("tar", ["-czf", versioned, "-C", unpacked, "package"], { cwd: folder })
  rmSync(unpacked, { recursive: true })
  return versioned
}
