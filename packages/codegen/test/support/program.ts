import { existsSync, globSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import ts from "typescript"

export const repository: string = resolve(import.meta.dirname, "../../../..")

/** The source files of all entries of the packages, by name. Clients are those of the root, all other packages those of the repository. */
export function packagePaths(root: string): Record<string, string[]> {
  const folders = packageFolders().map((folder) =>
    join(folder.startsWith("packages/clients/") ? root : repository, folder),
  )
  return Object.fromEntries(folders.flatMap(entriesOf))
}

/** The folders of the packages that are not tools, relative to the repository. */
export const packageFolders = (): readonly string[] =>
  globSync(["packages/*/package.json", "packages/{clients,integrations}/*/package.json"], { cwd: repository })
    .map(dirname)
    .sort()

function entriesOf(folder: string): readonly [string, string[]][] {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest
  return Object.entries(manifest.exports ?? {})
    .filter(([, file]) => file.endsWith(".ts"))
    .map(([entry, file]) => [join(manifest.name, entry), [join(folder, file)]])
}

interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string>>
}

export interface ProgramOptions {
  /** The root with the clients that `@serac/...` resolves to; default: the repository. */
  readonly root?: string
  /** Additional package names and their entries. */
  readonly paths?: Readonly<Record<string, readonly string[]>>
  /** Whether `exactOptionalPropertyTypes` is on. Default true. */
  readonly isExact?: boolean
}

/** The repository's strict options, with package names resolved to their sources. */
export function compilerOptions({ root = repository, paths = {} }: ProgramOptions = {}): ts.CompilerOptions {
  const base = ts.readConfigFile(join(repository, "tsconfig.base.json"), ts.sys.readFile).config as object
  const { options } = ts.parseJsonConfigFileContent({ ...base, files: [] }, ts.sys, repository)
  return {
    ...options,
    noEmit: true,
    types: ["node"],
    typeRoots: [join(repository, "node_modules/@types")],
    paths: { ...packagePaths(root), ...mutable(paths) },
  }
}

function mutable(paths: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(paths).map(([name, entries]) => [name, [...entries]]))
}

/** The absolute paths of the TypeScript files below a folder, including generated ones. */
export function sourcesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
