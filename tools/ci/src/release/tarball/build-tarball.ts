import { chmodSync, cpSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { repository } from "../../smoke/packages.ts"
import { mustRun } from "../../smoke/run.ts"
import { installProject, type PackageManager } from "../package-managers.ts"
import type { TriedNode } from "../try-release.ts"
import { startScript } from "./start-script.ts"
import { tarballReadme } from "./tarball-readme.ts"

/** What goes into a tarball. */
export interface TarballParts {
  readonly npm: PackageManager
  /** The Node.js that is put in, and that npm runs with. */
  readonly node: TriedNode
  /** Base URL of the registry with the packages of this repository. */
  readonly registry: string
  /** Their version, which is that of the tarball. */
  readonly version: string
}

/** A tarball. */
export interface BuiltTarball {
  /** `serac-0.1.0-linux-x64`: also the folder in it. */
  readonly name: string
  readonly file: string
  readonly bytes: number
}

/** What programs do not need at run time, by the end of file names. Licences stay. */
const unneeded = [".d.ts", ".d.mts", ".d.cts", ".map", ".ts.flow"]

/** @throws Error if `tar` is not that of GNU, which alone sorts files by name */
export async function requireGnuTar(): Promise<void> {
  const { stdout } = await mustRun("tar", ["--version"], { cwd: repository })
  const [version = ""] = stdout.split("\n")
  if (!version.includes("GNU tar"))
    throw new Error(`release:tarball needs GNU tar and gzip; \`tar --version\` says: ${version}`)
}

/**
 * Makes a tarball of the command, with Node.js and all packages that it needs inside, and the command's folder `deploy` beside it.
 *
 * @param folder an empty folder for the tarball and what goes into it
 */
export async function buildTarball(
  { npm, node, registry, version }: TarballParts,
  folder: string,
): Promise<BuiltTarball> {
  const name = `serac-${version}-${process.platform}-${process.arch}`
  const content = join(folder, name)
  const lib = join(content, "lib")
  mkdirSync(lib, { recursive: true })
  const path = `${dirname(node.command)}:${process.env.PATH}`
  await installProject(npm, lib, { "@serac/cli": version }, { registry, path })
  for (const file of ["package.json", "package-lock.json", ".npmrc"]) rmSync(join(lib, file), { force: true })
  for (const file of [".bin", ".package-lock.json"])
    rmSync(join(lib, "node_modules", file), { recursive: true, force: true })
  const names = unneeded.flatMap((end) => ["-o", "-name", `*${end}`]).slice(1)
  await mustRun("find", [join(lib, "node_modules"), "-type", "f", "(", ...names, ")", "-delete"], { cwd: folder })
  cpSync(node.command, join(lib, "node"))
  cpSync(join(dirname(node.command), "../LICENSE"), join(lib, "node.LICENSE"))
  mkdirSync(join(content, "bin"))
  writeFileSync(join(content, "bin/serac"), startScript)
  chmodSync(join(content, "bin/serac"), 0o755)
  cpSync(join(lib, "node_modules/@serac/cli/deploy"), join(content, "deploy"), { recursive: true })
  cpSync(join(repository, "LICENSE"), join(content, "LICENSE"))
  writeFileSync(join(content, "README.md"), tarballReadme(version, node.version))
  const file = join(folder, `${name}.tar.gz`)
  // Owners and order of files say nothing of the machine that made it.
  const settings = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--use-compress-program=gzip -9n"]
  await mustRun("tar", [...settings, "-cf", file, "-C", folder, name], { cwd: folder })
  return { name, file, bytes: statSync(file).size }
}
