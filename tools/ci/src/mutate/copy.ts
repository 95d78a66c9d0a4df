import { constants, existsSync, rmSync } from "node:fs"
import { copyFile, cp, mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { git, zeroSeparated } from "./git.ts"

/** A copy of the workspace. */
export interface Copy {
  readonly root: string
  /** The copied paths, relative to the root. */
  readonly files: readonly string[]
  remove(): Promise<void>
}

/**
 * Copies the workspace in its current state, without ignored files, into a temporary folder, so that no mutant is ever in the code that
 * is being edited.
 *
 * Installed packages are not copied: npm packages are linked, and each package's links to others of the workspace lead
 * to the copied ones, since they are relative.
 */
export async function copyWorkspace(root: string): Promise<Copy> {
  const to = await realpath(await mkdtemp(join(tmpdir(), "serac-mutate-")))
  // Removes the copy on interruption too.
  const removeNow = () => rmSync(to, { recursive: true, force: true })
  const leave = () => process.exit(130)
  process.once("exit", removeNow).once("SIGINT", leave).once("SIGTERM", leave)
  const listed = zeroSeparated(git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"))
  const files = [...new Set(listed)].filter((file) => existsSync(join(root, file)))
  const folders = [...new Set(files.map(dirname))]
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true })
  for (const file of files) await copyFile(join(root, file), join(to, file), constants.COPYFILE_FICLONE)
  await symlink(join(root, "node_modules"), join(to, "node_modules"))
  const own = files.filter((file) => file.endsWith("/package.json")).map((file) => join(dirname(file), "node_modules"))
  for (const installed of own.filter((folder) => existsSync(join(root, folder))))
    await cp(join(root, installed), join(to, installed), { recursive: true, verbatimSymlinks: true })
  const remove = async () => {
    await rm(to, { recursive: true, force: true })
    process.off("exit", removeNow).off("SIGINT", leave).off("SIGTERM", leave)
  }
  return { root: to, files, remove }
}
