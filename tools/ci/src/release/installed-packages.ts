import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A package in an installation. */
export interface InstalledPackage {
  readonly name: string
  readonly version: string
  /** The SPDX expression of its manifest; `none` if it states no licence. */
  readonly license: string
  /** What it depends on: versions or ranges by name. */
  readonly dependencies: Readonly<Record<string, string>>
}

/** What a package manager has installed. */
export interface Installation {
  readonly packages: readonly InstalledPackage[]
  /** The sum of the sizes of its files, in bytes. */
  readonly bytes: number
  /** What it takes on this disk, in bytes: each file takes whole blocks. */
  readonly bytesOnDisk: number
}

/** Reads what is installed in the folder `node_modules` of a project, by any package manager that makes one. */
export function readInstallation(project: string): Installation {
  const packages = new Map<string, InstalledPackage>()
  const readPackage = (folder: string) => {
    const manifest = join(folder, "package.json")
    if (existsSync(manifest)) {
      const { name, version, license, dependencies = {} } = JSON.parse(readFileSync(manifest, "utf8"))
      packages.set(`${name}@${version}`, { name, version, license: license?.type ?? license ?? "none", dependencies })
    }
    readModules(join(folder, "node_modules"))
  }
  const readModules = (folder: string) => {
    if (!existsSync(folder)) return
    for (const { name, path } of foldersIn(folder)) {
      // pnpm has the packages in `.pnpm/<name>@<version>/node_modules`, and links to them elsewhere.
      if (name === ".pnpm") for (const one of foldersIn(path)) readModules(join(one.path, "node_modules"))
      else if (name.startsWith("@")) for (const one of foldersIn(path)) readPackage(one.path)
      else if (!name.startsWith(".")) readPackage(path)
    }
  }
  const modules = join(project, "node_modules")
  readModules(modules)
  return { packages: [...packages.values()], ...sizesOf(modules) }
}

/** The names of which there are two versions or more, with these: `fast-uri 3.1.0 4.0.0`. */
export function repeatedPackages({ packages }: Installation): readonly string[] {
  const names = new Set(packages.map(({ name }) => name))
  const versionsOf = (name: string) => packages.filter((one) => one.name === name).map(({ version }) => version)
  return [...names]
    .map((name) => [name, ...versionsOf(name).sort()])
    .filter(({ length }) => length > 2)
    .map((words) => words.join(" "))
    .sort()
}

/**
 * The dependencies of our packages that come twice as soon as they have a newer version: ours is exact, and another package asks for a range,
 * of which yarn and bun take the newest.
 */
export function exactBesideRange({ packages }: Installation): readonly string[] {
  const isExact = (range: string) => /^\d+\.\d+\.\d+/.test(range)
  const isRanged = (name: string) =>
    packages.some(({ dependencies: { [name]: range } }) => range !== undefined && !isExact(range))
  return packages
    .filter(({ name }) => name.startsWith("@serac/"))
    .flatMap(({ name: ours, dependencies }) =>
      Object.entries(dependencies)
        .filter(([name, range]) => isExact(range) && isRanged(name))
        .map(([name, version]) => `${ours} needs exactly ${name} ${version}, of which another package takes any`),
    )
    .sort()
}

/** The folders in a folder, without links. */
const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, path: join(folder, name) }))

/** The sizes of a folder's files; one that has several names counts once. */
function sizesOf(folder: string): Pick<Installation, "bytes" | "bytesOnDisk"> {
  const seen = new Set<number>()
  const sizes = { bytes: 0, bytesOnDisk: 0 }
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = lstatSync(join(folder, entry))
    if (seen.has(file.ino)) continue
    seen.add(file.ino)
    sizes.bytesOnDisk += file.blocks * 512
    if (file.isFile()) sizes.bytes += file.size
  }
  return sizes
}
