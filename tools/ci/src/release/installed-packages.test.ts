import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { exactBesideRange, readInstallation, repeatedPackages } from "./installed-packages.ts"

function project(): string {
  const folder = mkdtempSync(join(tmpdir(), "serac-installed-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function install(folder: string, name: string, version: string, license: unknown = "MIT"): void {
  const file = join(folder, "node_modules", name, "package.json")
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ name, version, license }))
}

test("packages are found in scopes and inside others, with those of two versions", () => {
  const folder = project()
  install(folder, "fastify", "5.0.0")
  install(folder, "@noble/hashes", "2.0.0")
  install(join(folder, "node_modules/ox"), "@noble/hashes", "1.8.0", { type: "ISC" })
  install(folder, "ox", "1.0.0", null)
  mkdirSync(join(folder, "node_modules/.bin"))
  const installation = readInstallation(folder)
  expect(installation.packages.map(({ name, version, license }) => `${name} ${version} ${license}`).sort()).toEqual([
    "@noble/hashes 1.8.0 ISC",
    "@noble/hashes 2.0.0 MIT",
    "fastify 5.0.0 MIT",
    "ox 1.0.0 none",
  ])
  expect(repeatedPackages(installation)).toEqual(["@noble/hashes 1.8.0 2.0.0"])
})

test("packages in pnpm's store of a project count once, and so does a file with two names", () => {
  const folder = project()
  const store = join(folder, "node_modules/.pnpm/ox@1.0.0")
  install(store, "ox", "1.0.0")
  symlinkSync(join(store, "node_modules/ox"), join(folder, "node_modules/ox"))
  const { packages, bytes } = readInstallation(folder)
  linkSync(join(store, "node_modules/ox/package.json"), join(store, "node_modules/ox/again.json"))
  expect(packages).toEqual([{ name: "ox", version: "1.0.0", license: "MIT", dependencies: {} }])
  expect(readInstallation(folder).bytes).toBe(bytes)
})

test("a version of ours that is exact where another package takes any is named", () => {
  const packageWith = (name: string, dependencies: Readonly<Record<string, string>>) => ({
    ...{ name, version: "1.0.0", license: "MIT" },
    dependencies,
  })
  const packages = [
    packageWith("@serac/cli", { ajv: "8.20.0", fastify: "5.12.8", pino: "^10.4.0" }),
    packageWith("fastify", { ajv: "^8.12.0", pino: "^10.1.0", "fast-uri": "3.0.0" }),
    packageWith("ajv", { "fast-uri": "^3.0.0" }),
  ]
  expect(exactBesideRange({ packages, bytes: 0, bytesOnDisk: 0 })).toEqual([
    "@serac/cli needs exactly ajv 8.20.0, of which another package takes any",
  ])
})
