import { mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { published, root } from "./packages.ts"
import { mustRun } from "./run.ts"

export interface Tarball {
  readonly name: string
  readonly folder: string
  readonly file: string
}

/** Builds every published package and packs it as it would be uploaded. */
export async function packAll(destination: string): Promise<Tarball[]> {
  const env = await withPnpm()
  await mustRun("turbo", ["run", "build"], { cwd: root, env })
  const tarballs: Tarball[] = []
  for (const { name, folder } of published) {
    const into = join(destination, name.slice("@serac/".length))
    mkdirSync(into, { recursive: true })
    await mustRun("pnpm", ["pack", "--pack-destination", into], { cwd: join(root, folder), env })
    const [file] = readdirSync(into)
    if (file === undefined) throw new Error(`packing ${name} made no tarball`)
    tarballs.push({ name, folder: join(root, folder), file: join(into, file) })
  }
  return tarballs
}

/** An environment in which pnpm is found in the workspace's version, installed or not. turbo looks for it as well. */
async function withPnpm(): Promise<{ PATH: string }> {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { packageManager: string }
  const { stdout } = await mustRun("npx", ["-y", "-p", packageManager, "-c", "echo $PATH"], { cwd: root })
  return { PATH: stdout.trim() }
}
