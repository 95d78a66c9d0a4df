import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { judgeTarball } from "./judge-tarball.ts"
import { tarballs } from "./pack.ts"

/*
 * Packs every published package and checks the tarballs with publint and attw: `pnpm check:packages`; or checks the named packages.
 * In one process, since each of the two loads a compiler.
 */

const packFolder = mkdtempSync(join(tmpdir(), "serac-pack-"))
try {
  const named = process.argv.slice(2).map((file) => ({ name: file, file }))
  for (const { name, file } of named.length > 0 ? named : await tarballs(packFolder)) {
    const objections = await judgeTarball(file)
    console.log([`${objections.length === 0 ? "ok  " : "FAIL"} ${name}`, ...objections].join("\n     "))
    if (objections.length > 0) process.exitCode = 1
  }
} finally {
  rmSync(packFolder, { recursive: true, force: true })
}
