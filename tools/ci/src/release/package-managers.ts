import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { mustRun } from "../smoke/run.ts"

/** A package manager, in the version that is tried. */
export interface PackageManager {
  readonly name: "npm" | "pnpm" | "yarn" | "bun"
  /** The package that brings it, for npx; undefined for the npm of the machine. */
  readonly package?: string
  /** Files of a project that lead to the registry of `@serac/`. */
  readonly settings: (registry: string) => Readonly<Record<string, string>>
  /** The arguments that install what the project's manifest names. */
  readonly install: readonly string[]
}

const npmrc = (registry: string) => ({ ".npmrc": `@serac:registry=${registry}\n` })

/** The package managers, in exact versions but for npm, which is that of the machine. */
export const packageManagers: readonly PackageManager[] = [
  { name: "npm", settings: npmrc, install: ["install", "--no-audit", "--no-fund", "--prefer-offline"] },
  {
    name: "pnpm",
    package: "pnpm@12.21.0",
    settings: (registry) => ({
      ...npmrc(registry),
      "pnpm-workspace.yaml": 'packages: ["."]\nstrictPeerDependencies: true\n',
    }),
    install: ["install", "--prefer-offline", "--ignore-scripts"],
  },
  {
    name: "yarn",
    package: "@yarnpkg/cli-dist@4.18.1",
    settings: (registry) => ({
      ".yarnrc.yml": JSON.stringify({
        enableScripts: false,
        enableTelemetry: false,
        enableImmutableInstalls: false,
        nodeLinker: "node-modules",
        // yarn refuses versions that are younger than some days.
        npmPreapprovedPackages: ["@serac/*"],
        npmScopes: { serac: { npmRegistryServer: registry.replace(/\/$/, "") } },
        unsafeHttpWhitelist: ["127.0.0.1"],
      }),
      "yarn.lock": "",
    }),
    install: ["install"],
  },
  {
    name: "bun",
    package: "bun@1.4.5",
    settings: (registry) => ({ "bunfig.toml": `[install.scopes]\nserac = "${registry}"\n` }),
    install: ["install", "--ignore-scripts"],
  },
]

/** How long an installation may take, in milliseconds: some managers take minutes on a busy machine. */
const installTimeout = 1_200_000

/**
 * Installs packages in a folder as a project of its own.
 *
 * @param folder an empty folder
 * @param dependencies ranges by name
 * @param path the variable PATH, in which the first `node` is the one that the manager runs with
 * @throws Error with the output if the manager fails
 */
export async function installProject(
  manager: PackageManager,
  folder: string,
  dependencies: Readonly<Record<string, string>>,
  { registry, path }: { readonly registry: string; readonly path: string },
): Promise<void> {
  const manifest = { name: "consumer", version: "1.0.0", private: true, type: "module", dependencies }
  const files = { "package.json": JSON.stringify(manifest), ...manager.settings(registry) }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const [command = "", ...args] =
    manager.package === undefined
      ? [manager.name]
      : ["npx", "--yes", "--prefer-offline", "-p", manager.package, "--", manager.name]
  const options = { cwd: folder, env: { PATH: path }, timeout: installTimeout }
  await mustRun(command, [...args, ...manager.install], options)
}
