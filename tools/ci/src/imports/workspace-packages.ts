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
  /** The names of the packages that it needs when it is used, those outside of the workspace included: not those of its tests alone. */
  readonly needs: readonly string[]
  /** Whether it is never published. */
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

/** Which packages need which. */
export const packageGraph = (packages: readonly WorkspacePackage[]): Graph =>
  new Map(packages.map(({ name, needs }) => [name, needs]))
