import { spawn } from "node:child_process"
import { once } from "node:events"

const mark = "SERAC_CHAOS_NAMESPACE"

/**
 * Runs this program again where it may mount file systems that nobody else sees and that go with it: in a mount namespace of
 * its own, for who is not root in a user namespace, too.
 *
 * @param needsAccounts - whether something runs that refuses to be root, which everybody is in a user namespace.
 * @returns false where this is that program already, or where there is no such thing; then it has to work itself.
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

/** Whether a program ends in good order. */
async function ends(program: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(program, args, { stdio: "ignore" })
  const [code] = await Promise.race([once(child, "exit"), once(child, "error").then(() => [1])])
  return code === 0
}
