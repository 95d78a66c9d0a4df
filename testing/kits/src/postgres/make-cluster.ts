import { spawn } from "node:child_process"
import { createHash, randomBytes } from "node:crypto"
import { once } from "node:events"
import { chmodSync, chownSync, cpSync, existsSync, readdirSync } from "node:fs"
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import type { SystemAccount } from "./account.ts"
import { binaryPath } from "./binaries.ts"
import { processOptions, user } from "./process-options.ts"

// A costly password hash would take milliseconds for each of thousands of connections; the password is random and only used on this machine.
const flags = [
  `--username=${user}`,
  "--set=scram_iterations=1",
  "--auth=scram-sha-256",
  "--encoding=UTF8",
  "--locale=C",
  "--no-sync",
  "--no-instructions",
]

/** The path of the cached cluster that later ones are copied from, in the folder of other derived files of the packages. */
export function keptClusterPath(binaries: string): string {
  const name = createHash("sha256")
    .update(JSON.stringify([binaries, flags]))
    .digest("hex")
    .slice(0, 16)
  return fileURLToPath(new URL(`../../../node_modules/.cache/postgres-${name}`, import.meta.url))
}

/**
 * Creates a cluster in `folder`/data, owned by `account`, and resolves to the password of its superuser. It is a copy of the
 * cached one, if there is one: initdb takes a second of processor time, a copy a tenth of that.
 *
 * @param kept - see {@link keptClusterPath}; if it cannot be written, nothing is cached
 */
export async function makeCluster(
  binaries: string,
  folder: string,
  account: SystemAccount | undefined,
  kept: string,
): Promise<string> {
  const data = join(folder, "data")
  if (existsSync(kept)) {
    cpSync(join(kept, "data"), data, { recursive: true })
    give(data, account)
    return readFile(join(kept, "password"), "utf8")
  }
  const password = randomBytes(16).toString("hex")
  await initialise(binaries, folder, password, account)
  await keep(data, password, kept).catch(() => {})
  return password
}

/** Caches a copy. If another process does so at the same time, its copy is equivalent. */
async function keep(data: string, password: string, kept: string): Promise<void> {
  const made = `${kept}.${randomBytes(6).toString("hex")}`
  await mkdir(dirname(kept), { recursive: true })
  await mkdir(made, { mode: 0o700 })
  try {
    cpSync(data, join(made, "data"), { recursive: true })
    await writeFile(join(made, "password"), password, { mode: 0o600 })
    await rename(made, kept)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

/** PostgreSQL requires that only its own account can access its data. */
function give(data: string, account: SystemAccount | undefined): void {
  chmodSync(data, 0o700)
  if (account === undefined) return
  chownSync(data, account.uid, account.gid)
  for (const { parentPath, name } of readdirSync(data, { withFileTypes: true, recursive: true })) {
    chownSync(join(parentPath, name), account.uid, account.gid)
  }
}

async function initialise(binaries: string, folder: string, password: string, account: SystemAccount | undefined) {
  const passwordFile = join(folder, "password")
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account !== undefined) await chown(passwordFile, account.uid, account.gid)
  const args = [`--pgdata=${join(folder, "data")}`, `--pwfile=${passwordFile}`, ...flags]
  const child = spawn(binaryPath(binaries, "initdb"), args, { ...account, ...processOptions(folder) })
  let log = ""
  child.stderr.on("data", (chunk) => {
    log += chunk
  })
  const [status] = await once(child, "close")
  if (status !== 0) throw new Error(`initdb failed:\n${log}`)
}
