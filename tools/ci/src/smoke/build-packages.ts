import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { embedPackages } from "./embed-packages.ts"
import { missingImports } from "./missing-imports.ts"
import { embedded, published, repository } from "./packages.ts"
import { mustRun } from "./run.ts"

/** Where the compiler writes: one program has the modules of many packages. Both configurations name it as `outDir`. */
const buildCache = join(repository, "node_modules/.cache/build")

/**
 * Both name every module to emit: the compiler skips modules that it first reaches through `node_modules`, as the sources of one
 * package are for another, and the order in which it reaches modules is random.
 *
 * Packages for any runtime are compiled without the types of Node.js, and checked, which no other type check does. The rest is checked
 * by `pnpm typecheck`, and emitted only.
 */
const programs = ["tsconfig.portable.json", "tsconfig.services.json"]

/** The sites served to browsers: how each is built, and its location in `@serac/web`. */
const sites = [
  { program: "src/explorer/site/build.ts", output: "dist/explorer/app" },
  { program: "src/reference/site/build.ts", output: "dist/reference/page" },
]

/** The command, and the folder of its `dist` with the packages that are built into it. */
const command = join(repository, "packages/cli")
const internal = join(command, "dist/internal")

/**
 * Builds every published package into its folder `dist`, and the embedded ones into the command's. One compiler run covers many packages, since separate runs
 * would read shared imports repeatedly.
 *
 * @throws with the compiler's errors, or if a package has no modules in any program
 */
export async function buildPackages(): Promise<void> {
  rmSync(buildCache, { recursive: true, force: true })
  const tsc = join(repository, "node_modules/@typescript/native/bin/tsc")
  for (const program of programs)
    await mustRun(process.execPath, [tsc, "-p", program, "--checkers", "1"], { cwd: repository })
  for (const one of published) takeCompiled(one, join(repository, one.folder, "dist"))
  mkdirSync(internal)
  // They get the command's version, since they have none of their own.
  const { version } = manifestOf("packages/cli")
  writeFileSync(join(internal, "package.json"), `${JSON.stringify({ private: true, type: "module", version })}\n`)
  for (const one of embedded) takeCompiled(one, embeddedIn(one.folder))
  embedPackages(
    join(command, "dist"),
    embedded.map(({ name, folder }) => ({ name, folder: embeddedIn(folder), entries: entriesOf(folder) })),
  )
  for (const { name, folder } of published) {
    const missing = missingImports(join(repository, folder, "dist"))
    if (missing.length > 0) throw new Error(`${name} was compiled without ${missing.join(", ")}`)
  }
  for (const { program, output } of sites)
    await mustRun(process.execPath, [program, output], { cwd: join(repository, "packages/web") })
  rmSync(buildCache, { recursive: true, force: true })
}

/** The folder in the command for the modules of an embedded package. */
const embeddedIn = (folder: string): string => join(internal, basename(folder))

/** Moves the compiled modules of a package to where they are packed. */
function takeCompiled({ name, folder }: { readonly name: string; readonly folder: string }, to: string): void {
  const from = join(buildCache, folder, "src")
  rmSync(to, { recursive: true, force: true })
  if (!existsSync(from)) throw new Error(`${name} is compiled by none of ${programs.join(", ")}`)
  renameSync(from, to)
}

interface Manifest {
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(repository, folder, "package.json"), "utf8"))

/** The compiled module of each entry of a package. */
function entriesOf(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(manifestOf(folder).exports).map(([entry, file]) => [
      entry,
      file.replace("./src/", "").replace(/\.ts$/, ".js"),
    ]),
  )
}
