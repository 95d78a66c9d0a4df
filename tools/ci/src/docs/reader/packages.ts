import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "../repository.ts"

interface PackageManifest {
  readonly name: string
  readonly private?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const manifests = globSync(["packages/*/package.json", "packages/{clients,integrations}/*/package.json"], {
  cwd: repository,
}).map((file) => JSON.parse(readFileSync(join(repository, file), "utf8")) as PackageManifest)

/** The third-party packages that examples of any package use. */
const others = new Set(
  manifests.flatMap(({ dependencies, peerDependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }).filter(
      (name) => !name.startsWith("@serac/"),
    ),
  ),
)

/** The package names that cannot be installed: unpublished packages of this repository, and packages that are not used in its tests. */
export function notInstallable(names: readonly string[]): readonly string[] {
  const published = new Set(manifests.filter((each) => each.private !== true).map(({ name }) => name))
  return names.filter((name) => !published.has(name) && !others.has(name))
}
