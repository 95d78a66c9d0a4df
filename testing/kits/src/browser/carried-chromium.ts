import { execFile } from "node:child_process"
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

const runFile = promisify(execFile)
const unpack = `console.log(await (await import("@sparticuz/chromium")).default.executablePath())`

/**
 * The Chromium from an npm package, unpacked once into a temporary folder.
 *
 * Several processes may call this at the same time, and starting a file while another process writes it fails with ETXTBSY. Therefore each
 * unpacks into a separate folder; the first renames it to the shared name, and the others delete theirs.
 *
 * @param folder - default: that of the system
 * @returns the path of the executable
 */
export async function carriedChromium(folder = tmpdir()): Promise<string> {
  const whole = join(folder, "serac-chromium")
  const executable = join(whole, "chromium")
  if (existsSync(executable)) return executable
  const own = mkdtempSync(`${whole}-`)
  try {
    // It unpacks to the system's temporary folder. A child process is used, since changing that folder would affect this whole process.
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
