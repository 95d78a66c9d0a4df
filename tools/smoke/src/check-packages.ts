import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { packAll } from "./pack.ts"
import { root } from "./packages.ts"
import { run } from "./run.ts"

/*
 * Packs every published package and lets publint and attw judge the tarballs: `pnpm check:packages`.
 * Our packages are ESM only, so attw's complaint about require() from CommonJS is not asked.
 */

const folder = mkdtempSync(join(tmpdir(), "serac-pack-"))
let failed = 0
try {
  for (const { name, file } of await packAll(folder)) {
    for (const [command, ...args] of [
      ["publint", "run", file, "--strict"],
      ["attw", file, "--profile", "esm-only", "--no-color"],
    ] as const) {
      const { code, stdout, stderr } = await run(command, args, { cwd: root })
      if (code !== 0) {
        failed++
        console.log(`FAIL ${name}: ${command}\n${stdout}\n${stderr}`)
      } else console.log(`ok   ${name}: ${command}`)
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = failed === 0 ? 0 : 1
