import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Tarball, tarballs, withPnpm } from "./pack.ts"
import { repository } from "./packages.ts"
import { mustRun } from "./run.ts"

/** The other dependencies of typical users, in the workspace's versions. */
const otherDependencies = ["@tanstack/react-query", "@types/node", "@types/react", "react", "undici"]

/**
 * A user's project with Serac's packages installed from their tarballs: by npm, or, if they were packed for several tests, as in
 * `npm test`, by pnpm in npm's layout, which links what the workspace has installed instead of unpacking 370 MB once more.
 */
export async function makeConsumer(): Promise<string> {
  const pnpm = process.env.PACKED_PACKAGES ? await findPnpm() : undefined
  const folder = mkdtempSync(join(pnpm === undefined ? tmpdir() : siblingFolder(pnpm.store), "serac-consumer-"))
  const packed = await tarballs(join(folder, "tarballs"))
  const project = join(folder, "project")
  mkdirSync(project)
  const dependencies = Object.fromEntries([
    ...packed.map(({ name, file }) => [name, `file:${file}`]),
    ...otherDependencies.map((name) => [name, versionOf(join(repository, "node_modules", name))]),
    ["viem", versionOf(join(repository, "tools/ci/node_modules/viem"))],
  ])
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module", dependencies }),
  )
  if (pnpm !== undefined) await installLinked(project, packed, pnpm)
  else
    await mustRun("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"], {
      cwd: project,
    })
  return project
}

interface Pnpm {
  readonly env: { PATH: string }
  /** The folder with what the workspace has installed. */
  readonly store: string
}

async function findPnpm(): Promise<Pnpm> {
  const env = await withPnpm()
  const { stdout } = await mustRun("pnpm", ["store", "path"], { cwd: repository, env })
  return { env, store: stdout.trim() }
}

/** Links between file systems are impossible: `npm test` has temporary files in memory. */
function siblingFolder(store: string): string {
  const isBeside = (folder: string) => existsSync(folder) && statSync(folder).dev === statSync(store).dev
  return [tmpdir(), "/tmp"].find(isBeside) ?? tmpdir()
}

/** Installs with pnpm, as strictly as npm: peer dependencies must match, and so must Serac's packages. */
async function installLinked(project: string, packed: readonly Tarball[], { env, store }: Pnpm): Promise<void> {
  const settings = {
    packages: ["."],
    // Otherwise, if it cannot link, it creates a store in the project and leaves it there.
    storeDir: store,
    nodeLinker: "hoisted",
    preferOffline: true,
    strictPeerDependencies: true,
    ignoreScripts: true,
    // pnpm looks for a package's dependency in the registry, although the project has it.
    overrides: Object.fromEntries(packed.map(({ name, file }) => [name, `file:${file}`])),
  }
  // YAML is a superset of JSON.
  writeFileSync(join(project, "pnpm-workspace.yaml"), JSON.stringify(settings))
  await mustRun("pnpm", ["install"], { cwd: project, env })
  const misfits = misfitsOf(packed.map(({ name }) => manifestIn(join(project, "node_modules", name))))
  if (misfits.length > 0) throw new Error(`npm would not install:\n${misfits.join("\n")}`)
}

export interface PackageManifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Unsatisfied dependencies between the packages: pnpm does not check them, since it is given the location of each package. */
export function misfitsOf(manifests: readonly PackageManifest[]): readonly string[] {
  const versions = new Map(manifests.map(({ name, version }) => [name, version]))
  return manifests.flatMap(({ name, dependencies, peerDependencies }) =>
    Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([needed, range]) => needed.startsWith("@serac/") && range !== `^${versions.get(needed)}`)
      .map(([needed, range]) => `${name} needs ${needed} ${range}, and there is ${versions.get(needed) ?? "none"}`),
  )
}

const manifestIn = (folder: string): PackageManifest => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))

const versionOf = (folder: string): string => manifestIn(folder).version
