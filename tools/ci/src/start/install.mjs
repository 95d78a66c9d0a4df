import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** The folders of all packages of a lockfile; `.` is the root. */
const importersIn = (lockfile) => {
  const [, importers = ""] = /^importers:\n([\s\S]*?)^\S/m.exec(lockfile) ?? []
  return [...importers.matchAll(/^ {2}(\S+):/gm)].map(([, folder]) => folder)
}

/** A checkout on Windows may have other line ends. */
const textOf = (file) => (existsSync(file) ? readFileSync(file, "utf8").replaceAll("\r\n", "\n") : "")

/**
 * The inputs of an installation and its result: lockfile, settings, manifests, and the last installed lockfile.
 *
 * @returns undefined if a folder of dependencies is missing, which forces an installation
 */
export function fingerprint(root) {
  const lockfile = textOf(join(root, "pnpm-lock.yaml"))
  const installed = textOf(join(root, "node_modules/.pnpm/lock.yaml"))
  if (installed === "") return undefined
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}\n${lockfile}\n${installed}\n`)
  for (const name of ["pnpm-workspace.yaml", ".npmrc"]) hash.update(textOf(join(root, name)))
  for (const folder of importersIn(lockfile)) {
    const manifest = textOf(join(root, folder, "package.json"))
    const hasDependencies = /"(?:dev|optional)?[dD]ependencies"/.test(manifest)
    if (hasDependencies && !existsSync(join(root, folder, "node_modules"))) return undefined
    hash.update(manifest)
  }
  return hash.digest("hex")
}

/**
 * Installs the lockfile's packages unless nothing changed since the last installation: pnpm takes seconds to detect that.
 *
 * @param run - installs, and returns the exit code
 * @returns the exit code; 0 if no installation was needed
 */
export function install(root, run = () => runPnpm(root)) {
  const note = join(root, "node_modules/.serac-installed")
  const before = fingerprint(root)
  if (before !== undefined && textOf(note) === before) return 0
  const code = run()
  const after = fingerprint(root)
  if (code === 0 && after !== undefined) writeFileSync(note, after)
  return code
}

function runPnpm(root) {
  const { packageManager } = JSON.parse(textOf(join(root, "package.json")))
  // npx is a shell script on Windows.
  const options = { cwd: root, stdio: "inherit", shell: process.platform === "win32" }
  const { status, error } = spawnSync(
    "npx",
    ["--prefer-offline", "-y", packageManager, "install", "--frozen-lockfile", "--prefer-offline"],
    options,
  )
  if (error !== undefined) console.error(`error: npx does not run: ${error.message}`)
  return status ?? 1
}
