import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { bundleLibraries } from "./bundle-libraries.ts"
import { writeCommonJs } from "./common-js.ts"
import { embedPackages } from "./embed-packages.ts"
import { joinModules } from "./join-modules.ts"
import { missingImports } from "./missing-imports.ts"
import { bundledLibraries, embedded, packagesOfFewModules, published, repository } from "./packages.ts"
import { pruneDeclarations } from "./prune-declarations.ts"
import { mustRun } from "./run.ts"
import { undeclaredImports } from "./undeclared-imports.ts"

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

/** Modules of `@serac/web` that bundle its sites from the sources, which a checkout does and an installation never. */
const buildTools = ["explorer/site/bundle.js", "reference/site/bundle.js", "reference/site/bundled-packages.js"]

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
    const dist = join(repository, folder, "dist")
    for (const module of buildTools) rmSync(join(dist, module), { force: true })
    pruneDeclarations(dist, publishedTypes(folder))
    await bundleLibraries(dist, bundledLibraries, join(repository, folder))
    if (packagesOfFewModules.includes(name)) await joinModules(dist, runModules(folder))
    if (isForJest(folder)) writeCommonJs(dist)
    const missing = missingImports(dist).filter((module) => !buildTools.includes(module))
    if (missing.length > 0) throw new Error(`${name} was compiled without ${missing.join(", ")}`)
    const { dependencies, peerDependencies } = manifestOf(folder)
    const undeclared = undeclaredImports(dist, [name, ...Object.keys({ ...dependencies, ...peerDependencies })])
    if (undeclared.length > 0) throw new Error(`${name} would be installed without these: ${undeclared.join(", ")}`)
  }
  for (const { program, output } of sites)
    await mustRun(process.execPath, [program, output], { cwd: join(repository, "packages/web") })
  rmSync(buildCache, { recursive: true, force: true })
}

/** Whether a package has copies of its modules for Jest. */
const isForJest = (folder: string): boolean =>
  Object.values(manifestOf(folder).publishConfig.exports).some((entry) => typeof entry === "object" && "jest" in entry)

/** The folder in the command for the modules of an embedded package. */
const embeddedIn = (folder: string): string => join(internal, basename(folder))

/** Moves the compiled modules of a package to where they are packed. */
function takeCompiled({ name, folder }: { readonly name: string; readonly folder: string }, to: string): void {
  const from = join(buildCache, folder, "src")
  rmSync(to, { recursive: true, force: true })
  if (!existsSync(from)) throw new Error(`${name} is compiled by none of ${programs.join(", ")}`)
  renameSync(from, to)
}

interface PublishedEntry {
  readonly types?: string
  readonly default?: string
  readonly jest?: string
}

interface Manifest {
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | PublishedEntry>> }
  readonly sideEffects?: false | readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(repository, folder, "package.json"), "utf8"))

/** The declarations of the entries that a package is published with, which can be fewer than those of its sources. */
function publishedTypes(folder: string): readonly string[] {
  const { exports } = manifestOf(folder).publishConfig
  return Object.values(exports).flatMap((entry) =>
    typeof entry === "object" && entry.types !== undefined ? [entry.types.replace("./dist/", "")] : [],
  )
}

/** The compiled modules that are run by users of a published package, or, as those with effects, by threads. */
function runModules(folder: string): readonly string[] {
  const { publishConfig, sideEffects } = manifestOf(folder)
  const entries = Object.values(publishConfig.exports).map((entry) =>
    typeof entry === "object" ? entry.default : entry,
  )
  return [...entries, ...(sideEffects || [])]
    .filter((file) => file !== undefined)
    .filter((file) => /^\.\/dist\/(?!joined\/).*\.js$/.test(file))
    .map((file) => file.replace("./dist/", ""))
}

/** The compiled module of each entry of a package. */
function entriesOf(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(manifestOf(folder).exports).map(([entry, file]) => [
      entry,
      file.replace("./src/", "").replace(/\.ts$/, ".js"),
    ]),
  )
}
