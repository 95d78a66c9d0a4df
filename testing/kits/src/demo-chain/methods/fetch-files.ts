import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { promisify } from "node:util"
import type { PublishedPackage } from "./published-packages.ts"

const runProgram = promisify(execFile)

/** The text of a package's files that contain ABIs. Nothing of it is installed or run. */
export async function fetchFiles({ name, version, integrity, files }: PublishedPackage): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "serac-abis-"))
  try {
    await runProgram("npm", ["pack", `${name}@${version}`, "--ignore-scripts", "--silent"], { cwd: folder })
    const [tarball = ""] = await readdir(folder)
    const digest = createHash("sha512")
      .update(await readFile(join(folder, tarball)))
      .digest("base64")
    if (`sha512-${digest}` !== integrity) throw new Error(`${name}@${version} has the digest sha512-${digest}`)
    await runProgram("tar", ["xzf", tarball], { cwd: folder })
    const found = await readdir(join(folder, "package"), { recursive: true, withFileTypes: true })
    const paths = found
      .filter((one) => one.isFile())
      .map((one) => relative(join(folder, "package"), join(one.parentPath, one.name)))
    return await Promise.all(
      paths
        .filter((path) => files.test(path))
        .sort()
        .map((path) => readFile(join(folder, "package", path), "utf8")),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
