import { execFile } from "node:child_process"
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

const runFile = promisify(execFile)
const unpack = `console.log(await (await import("@sparticuz/chromium")).default.executablePath())`

/**
 * The Chromium that npm carries, unpacked once in a folder of temporary files.
 *
 * Several processes may ask at the same time, and one that starts a file which another still writes fails with ETXTBSY: each
 * unpacks into a folder of its own, the first gives it the name that all use, and the others drop theirs.
 *
 * @param folder - default that of the system.
 * @returns the path of the executable.
 */
export async function carriedChromium(folder = tmpdir()): Promise<string> {
  const whole = join(folder, "serac-chromium")
  const executable = join(whole, "chromium")
  if (existsSync(executable)) return executable
  const own = mkdtempSync(`${whole}-`)
  try {
    // It unpacks to the folder of temporary files: another one for this process would hold for all that runs in it.
    await runFile(process.execPath, ["--input-type=module", "--eval", unpack], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: own },
    })
    renameSync(own, whole)
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (!existsSync(executable)) throw error
  }
  return executable
}
