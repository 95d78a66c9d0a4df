import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chmod, mkdir, mkdtemp, readlink, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { binaryPath, packagedBinaries, runnableBinaries } from "./binaries.ts"

const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
let folder: string
let binaries: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-binaries-"))
  binaries = join(folder, "native")
  await mkdir(join(binaries, "bin"), { recursive: true })
  await mkdir(join(binaries, "lib"))
  await writeFile(binaryPath(binaries, "postgres"), "#!/bin/sh\nexit 0\n", { mode: 0o755 })
  await writeFile(join(binaries, "lib", "libpq.so.5.18"), "")
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so" }]
  await writeFile(join(binaries, "pg-symlinks.json"), JSON.stringify(links))
})

afterEach(() => rm(folder, { recursive: true }))

test("the package has the programs for this machine", () => {
  const found = packagedBinaries()
  expect([existsSync(binaryPath(found, "initdb")), existsSync(binaryPath(found, "postgres"))]).toEqual([true, true])
})

test("binaries that the account can run are used where they are", async () => {
  expect(await runnableBinaries(binaries, self, folder)).toBe(binaries)
  expect(await runnableBinaries(binaries, undefined, folder)).toBe(binaries)
})

test("binaries that it cannot run are copied to where it can", async () => {
  await chmod(binaryPath(binaries, "postgres"), 0o600)
  const copy = await runnableBinaries(binaries, self, folder)
  expect(copy).toBe(join(folder, "postgres"))
  expect(spawnSync(binaryPath(copy, "postgres")).status).toBe(0)
  expect(await readlink(join(copy, "lib", "libpq.so"))).toBe("libpq.so.5.18")
})

test("links that the package's install script did not make are made", async () => {
  await runnableBinaries(binaries, undefined, folder)
  await runnableBinaries(binaries, undefined, folder)
  expect(await readlink(join(binaries, "lib", "libpq.so"))).toBe("libpq.so.5.18")
})
