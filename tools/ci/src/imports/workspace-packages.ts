import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Graph } from "./graph.ts"

interface PackageManifest {
  readonly name: string
  readonly private?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** One package of the workspace. */
export interface WorkspacePackage {
  readonly name: string
  /** Below the repository, as `packages/store`. */
  readonly folder: string
  /** The names of its runtime dependencies, including those outside of the workspace, without test dependencies. */
  readonly needs: readonly string[]
  /** Whether the package is private. */
  readonly isPrivate: boolean
}

/** The packages of the workspace, by folder. */
export function workspacePackages(repository: string): readonly WorkspacePackage[] {
  const manifests = globSync(
    ["{packages,testing,tools}/*/package.json", "packages/{clients,integrations}/*/package.json"],
    {
      cwd: repository,
    },
  )
  return manifests.sort().map((file) => {
    const manifest: PackageManifest = JSON.parse(readFileSync(join(repository, file), "utf8"))
    const needs = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    return { name: manifest.name, folder: dirname(file), needs, isPrivate: manifest.private === true }
  })
}

/** The graph of package dependencies. */
export const packageGraph = (packages: readonly WorkspacePackage[]): Graph =>
  new Map(packages.map(({ name, needs }) => [name, needs]))
