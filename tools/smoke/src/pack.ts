import { mkdirSync, readdirSync } from "node:fs"
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
  await mustRun("turbo", ["run", "build"], { cwd: root })
  const tarballs: Tarball[] = []
  for (const { name, folder } of published) {
    const into = join(destination, name.slice("@serac/".length))
    mkdirSync(into, { recursive: true })
    await mustRun("pnpm", ["pack", "--pack-destination", into], { cwd: join(root, folder) })
    const [file] = readdirSync(into)
    if (file === undefined) throw new Error(`packing ${name} made no tarball`)
    tarballs.push({ name, folder: join(root, folder), file: join(into, file) })
  }
  return tarballs
}
