import { spawn } from "node:child_process"
import { once } from "node:events"

const mark = "SERAC_CHAOS_NAMESPACE"

/**
 * Runs this program again in its own mount namespace, in which it may mount file systems that are invisible outside and removed with it;
 * for users other than root, this is done in a user namespace.
 *
 * @param needsAccounts - whether a child program refuses to run as root, as which every user appears in a user namespace
 * @returns false if this is already that program, or if namespaces are not available; the caller then does the work itself
 */
export async function inOwnMountNamespace(needsAccounts: boolean): Promise<boolean> {
  if (process.platform !== "linux" || process.env[mark] !== undefined) return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && needsAccounts) return false
  const flags = isRoot ? ["-m"] : ["-Urm"]
  if (!(await ends("unshare", [...flags, "true"]))) return false
  const child = spawn("unshare", [...flags, process.execPath, ...process.argv.slice(1)], {
    stdio: "inherit",
    env: { ...process.env, [mark]: "1" },
  })
  const [code] = await once(child, "exit")
  process.exitCode = code ?? 1
  return true
}

/** Whether a program exits with code 0. */
async function ends(program: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(program, args, { stdio: "ignore" })
  const [code] = await Promise.race([once(child, "exit"), once(child, "error").then(() => [1])])
  return code === 0
}
