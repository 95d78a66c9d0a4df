import { existsSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { missingImports } from "./missing-imports.ts"
import { published, root } from "./packages.ts"
import { mustRun } from "./run.ts"

/** Where the compiler writes: one program has the modules of many packages. Both configurations name it as `outDir`. */
const compiled = join(root, "node_modules/.cache/build")

/**
 * Both name every module that is to be written: the compiler leaves out what it reaches over `node_modules` first, as the sources of one
 * package are for another, and which way it goes first is chance.
 *
 * What runs anywhere is compiled without the types of Node.js, and checked: that is what no other check of types does. The rest is checked
 * by `pnpm typecheck`, and emitted only.
 */
const programs = ["tsconfig.portable.json", "tsconfig.services.json"]

/** What is served to browsers, and where its package has it. */
const sites = [
  { folder: "packages/web/src/explorer", output: "dist/app" },
  { folder: "packages/web/src/reference", output: "dist/page" },
]

/**
 * Builds every published package into its folder `dist`. One compiler run for many: each of its own would read what it imports once more.
 *
 * @throws with what the compiler objects to, and where a package has no modules in any program
 */
export async function buildPackages(): Promise<void> {
  rmSync(compiled, { recursive: true, force: true })
  const tsc = join(root, "node_modules/@typescript/native/bin/tsc")
  for (const program of programs)
    await mustRun(process.execPath, [tsc, "-p", program, "--checkers", "1"], { cwd: root })
  for (const { name, folder } of published) {
    const [from, to] = [join(compiled, folder, "src"), join(root, folder, "dist")]
    rmSync(to, { recursive: true, force: true })
    if (!existsSync(from)) throw new Error(`${name} is compiled by none of ${programs.join(", ")}`)
    renameSync(from, to)
    const missing = missingImports(to)
    if (missing.length > 0) throw new Error(`${name} was compiled without ${missing.join(", ")}`)
  }
  for (const { folder, output } of sites)
    await mustRun(process.execPath, ["src/site/build.ts", output], { cwd: join(root, folder) })
  rmSync(compiled, { recursive: true, force: true })
}
