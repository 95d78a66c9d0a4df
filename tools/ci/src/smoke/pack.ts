import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildPackages } from "./build-packages.ts"
import { published, repository } from "./packages.ts"
import { mustRun } from "./run.ts"

export interface Tarball {
  readonly name: string
  readonly folder: string
  readonly file: string
}

/** The output of `pnpm pack --json` for a package. */
interface Packed {
  readonly name: string
  readonly filename: string
}

/**
 * Every published package, packed as for publication: once for all callers if PACKED_PACKAGES names a folder, as in `npm test`;
 * otherwise for the caller alone.
 *
 * @param destination the folder if they are packed for the caller alone
 */
export async function tarballs(destination: string): Promise<Tarball[]> {
  const shared = process.env.PACKED_PACKAGES
  if (!shared) return packAll(destination)
  const list = join(shared, "tarballs.json")
  if (existsSync(list)) return JSON.parse(readFileSync(list, "utf8")) as Tarball[]
  const packed = await packAll(shared)
  writeFileSync(list, JSON.stringify(packed))
  return packed
}

/** Builds and packs. */
async function packAll(destination: string): Promise<Tarball[]> {
  const [env] = await Promise.all([withPnpm(), buildPackages()])
  mkdirSync(destination, { recursive: true })
  const selected = published.flatMap(({ name }) => ["--filter", name])
  // One pnpm process for all: pnpm takes longer to start than to pack.
  const packing = ["--recursive", ...selected, "pack", "--json", "--pack-destination", destination]
  const { stdout } = await mustRun("pnpm", packing, { cwd: repository, env })
  const files = new Map((JSON.parse(stdout) as readonly Packed[]).map(({ name, filename }) => [name, filename]))
  return published.map(({ name, folder }) => {
    const file = files.get(name)
    if (file === undefined) throw new Error(`packing ${name} made no tarball`)
    return { name, folder: join(repository, folder), file }
  })
}

/** An environment in which pnpm is found in the workspace's version, installed or not. */
export async function withPnpm(): Promise<{ PATH: string }> {
  const { packageManager } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
    packageManager: string
  }
  const { stdout } = await mustRun("npx", ["--prefer-offline", "-y", "-p", packageManager, "-c", "echo $PATH"], {
    cwd: repository,
  })
  return { PATH: stdout.trim() }
}
