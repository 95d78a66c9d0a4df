import { mkdirSync, readFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { parse } from "yaml"
import { published, repository } from "../smoke/packages.ts"
import { commandChecks, isAtLeast } from "./command-checks.ts"
import { libraryChecks, optionalPackageChecks, requirable, whileMocked } from "./library-checks.ts"
import { installProject, type PackageManager } from "./package-managers.ts"
import { type CheckOutcome, runChecks } from "./release-check.ts"
import { environmentWith } from "./running-program.ts"

/** Where the packages are, and what installs them. */
export interface ReleaseTrial {
  readonly manager: PackageManager
  /** The Node.js in which everything runs, the package manager too. */
  readonly node: TriedNode
  /** Base URL of the registry with the packages of this repository. */
  readonly registry: string
  /** Their version in it. */
  readonly version: string
}

/** Packages that are installed together. */
export interface LibraryTrial {
  /** Versions or ranges by name. */
  readonly dependencies: Readonly<Record<string, string>>
  /** What the clients answer from the sources of this repository. */
  readonly expected: unknown
}

/** The Node.js that is tried. */
export interface TriedNode {
  /** The path of its program. */
  readonly command: string
  /** `24.21.0` */
  readonly version: string
}

/** What a program can import of ours, by name: all in one version. */
export const scopedPackages = (version: string): Readonly<Record<string, string>> =>
  Object.fromEntries(published.filter(({ name }) => name.startsWith("@serac/")).map(({ name }) => [name, version]))

/** The packages that some of ours extend, in the workspace's versions: by name. msw 3 needs Node.js 22, msw 2 does not. */
export function extendedPackages({ version }: TriedNode): Readonly<Record<string, string>> {
  const { catalog } = parse(readFileSync(join(repository, "pnpm-workspace.yaml"), "utf8"))
  const names = ["@tanstack/query-core", "msw", "viem"]
  const versions = Object.fromEntries(names.map((name) => [name, catalog[name]]))
  return isAtLeast(version, 22, 0) ? versions : { ...versions, msw: "2.11.0" }
}

/** Receives each outcome at once. */
export type TellOutcome = (outcome: CheckOutcome) => void

/** Installs the command alone in an empty folder, and checks what it does there. */
export async function tryCommand(
  trial: ReleaseTrial,
  project: string,
  tell: TellOutcome,
): Promise<readonly CheckOutcome[]> {
  const installed = await install(trial, project, { "@serac/cli": trial.version }, tell)
  if (installed.failure !== undefined) return [installed]
  const checks = commandChecks({
    installed: project,
    folder: project,
    bin: join(project, "node_modules/.bin/serac"),
    environment: environmentWith(pathOf(trial.node.command)) as Record<string, string>,
    nodeVersion: trial.node.version,
  })
  return [installed, ...(await runChecks(checks, tell))]
}

/** Installs packages together in an empty folder, and checks what programs do with them, with the installed mocks. */
export async function tryLibraries(
  trial: ReleaseTrial,
  project: string,
  { dependencies, expected }: LibraryTrial,
  tell: TellOutcome,
): Promise<readonly CheckOutcome[]> {
  const installed = await install(trial, project, dependencies, tell)
  if (installed.failure !== undefined) return [installed]
  const path = pathOf(trial.node.command)
  const isOldNode = !isAtLeast(trial.node.version, 22, 13)
  const required = requirable(ownNames(dependencies), isOldNode)
  // Mocks need Node.js 22.13, their clients do not.
  const outcomes: CheckOutcome[] = []
  const run = async () => {
    await whileMocked(project, isOldNode ? pathOf(process.execPath) : path, async (mocks) => {
      const libraries = { folder: project, path, mocks, expected, required }
      const checks = [...libraryChecks(libraries), ...(isOldNode ? [] : optionalPackageChecks(libraries))]
      outcomes.push(...(await runChecks(checks, tell)))
    })
    return "during the checks above"
  }
  const mocked = await runChecks([{ name: "mocks", run }], tell)
  return [installed, ...outcomes, ...mocked]
}

const ownNames = (dependencies: Readonly<Record<string, string>>) =>
  Object.keys(dependencies).filter((name) => name.startsWith("@serac/"))

async function install(
  { manager, node, registry }: ReleaseTrial,
  project: string,
  dependencies: Readonly<Record<string, string>>,
  tell: TellOutcome,
): Promise<CheckOutcome> {
  mkdirSync(project, { recursive: true })
  const run = async () => {
    await installProject(manager, project, dependencies, { registry, path: pathOf(node.command) })
    return Object.keys(dependencies).length === 1 ? "the command alone" : "packages together"
  }
  const [outcome] = await runChecks([{ name: "installation", run }], tell)
  if (outcome === undefined) throw new Error("a check has no outcome")
  return outcome
}

/** The variable PATH with the folder of a program at its front. */
const pathOf = (program: string) => [dirname(program), process.env.PATH].join(delimiter)
