import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { publishPackages } from "./publish-packages.ts"
import { startRegistry } from "./start-registry.ts"

test("packages are published to the given registry alone, whatever registry and token the user has for their scope", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serac-publish-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [usual, given] = await Promise.all(["usual", "given"].map((name) => startRegistry(join(folder, name))))
  if (usual === undefined || given === undefined) throw new Error("no registry")
  onTestFinished(async () => void (await Promise.all([usual.close(), given.close()])))
  const settings = join(folder, "npmrc")
  writeFileSync(
    settings,
    `@serac:registry=${usual.url}\n${usual.url.replace(/^http:/, "")}:_authToken=${usual.token}\n`,
  )
  vi.stubEnv("NPM_CONFIG_USERCONFIG", settings)
  onTestFinished(() => void vi.unstubAllEnvs())
  mkdirSync(join(folder, "package"))
  const manifest = { name: "@serac/one", version: "0.1.0", dependencies: { "@serac/two": "^0.1.0", ox: "1.0.0" } }
  writeFileSync(join(folder, "package/package.json"), JSON.stringify(manifest))
  execFileSync("tar", ["-czf", "one.tgz", "package"], { cwd: folder })
  await publishPackages([join(folder, "one.tgz")], given, "0.1.0-dry.1", join(folder, "published"))
  expect((await fetch(`${usual.url}@serac/one`)).status).toBe(404)
  const published = await (await fetch(`${given.url}@serac/one`)).json()
  expect(published.versions["0.1.0-dry.1"].dependencies).toEqual({ "@serac/two": "^0.1.0-dry.1", ox: "1.0.0" })
}, 120_000)
