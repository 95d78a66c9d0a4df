import { execFileSync, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** The PgBouncer program, and the libraries that it needs and the machine lacks. */
export interface PgBouncerProgram {
  readonly path: string
  readonly libraries: string
  readonly version: string
}

const cache = fileURLToPath(new URL("../../../../node_modules/.cache/pgbouncer", import.meta.url))
const unpacked = join(cache, "unpacked")

/**
 * PgBouncer as Debian or Ubuntu packages it, downloaded and unpacked without installation; root is not required.
 *
 * Throws an Error on a machine without apt.
 */
export function findPgBouncer(): PgBouncerProgram {
  const path = join(unpacked, "usr/sbin/pgbouncer")
  if (!existsSync(path)) download()
  const libraries = librariesIn(join(unpacked, "usr/lib")).join(":")
  const { stdout, stderr, status } = spawnSync(path, ["--version"], {
    env: { LD_LIBRARY_PATH: libraries },
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(`PgBouncer does not run here: ${stderr}`)
  return { path, libraries, version: stdout.split("\n")[0] ?? "" }
}

function download(): void {
  const packages = join(cache, "packages")
  mkdirSync(packages, { recursive: true })
  fetchPackage("pgbouncer", packages)
  const [bouncer] = readdirSync(packages).filter((name) => name.startsWith("pgbouncer_"))
  if (bouncer === undefined) throw new Error("apt has downloaded no pgbouncer")
  const needs = execFileSync("dpkg", ["-f", join(packages, bouncer), "Depends"], { encoding: "utf8" })
  const libraries = Array.from(needs.matchAll(/\b(lib(?!c6|pam|systemd)[a-z0-9.+-]+)/g), ([, name = ""]) => name)
  for (const name of new Set(libraries)) fetchPackage(name, packages)
  for (const name of readdirSync(packages)) {
    if (name.endsWith(".deb")) execFileSync("dpkg", ["-x", join(packages, name), unpacked])
  }
}

/** Downloads with the machine's package lists, then with lists in a private folder, which needs no root. */
function fetchPackage(name: string, folder: string): void {
  const apt = (...args: string[]) =>
    spawnSync("apt-get", ["-o", "APT::Sandbox::User=", ...args], { cwd: folder, encoding: "utf8" })
  if (apt("download", name).status === 0) return
  const own = ["-o", `Dir::State::lists=${join(folder, "lists")}`, "-o", `Dir::Cache=${join(folder, "cache")}`]
  mkdirSync(join(folder, "lists/partial"), { recursive: true })
  mkdirSync(join(folder, "cache/archives/partial"), { recursive: true })
  const updated = apt(...own, "update")
  const { status, stderr, error } = apt(...own, "download", name)
  if (status !== 0) throw new Error(`apt-get cannot download ${name}: ${error?.message ?? updated.stderr + stderr}`)
}

/** Folders that hold shared libraries. */
function librariesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.so(\.|$)/.test(name))
  return [...new Set(found.map((name) => dirname(join(folder, name))))]
}
