import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** By the name of a package, the names of those that it needs when it is used: not those of its tests alone. */
export type Needs = ReadonlyMap<string, readonly string[]>

/** What the packages of the workspace need, those outside of it included. */
export function workspacePackages(repository: string): Needs {
  const folders = [
    ...foldersIn(join(repository, "packages")).flatMap(foldersIn),
    ...foldersIn(join(repository, "tools")),
  ]
  // What git ignores stays behind where a package has moved away.
  const manifests = folders.map((folder) => join(folder, "package.json")).filter((file) => existsSync(file))
  return new Map(
    manifests.map((file) => {
      const { name, dependencies, peerDependencies }: Manifest = JSON.parse(readFileSync(file, "utf8"))
      return [name, Object.keys({ ...dependencies, ...peerDependencies })]
    }),
  )
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))

/** All that a package needs, also over others. */
export function reachedFrom(name: string, needs: Needs): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (one: string): void => {
    for (const next of needs.get(one) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      visit(next)
    }
  }
  visit(name)
  return reached
}

/** The packages that need themselves over others. */
export function packageCircles(needs: Needs): readonly string[] {
  return [...needs.keys()].filter((name) => reachedFrom(name, needs).has(name))
}
