import { existsSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { createDataClient } from "@serac/data"
import { type Mock, startMock } from "@serac/mock"
import { afterAll, beforeAll, expect, test } from "vitest"
import { bundleCheck, requirable, requireCheck } from "../../src/release/library-checks.ts"
import { packageManagers } from "../../src/release/package-managers.ts"
import { type CheckOutcome, outcomeLine, runChecks } from "../../src/release/release-check.ts"
import { type Registry, startRegistry } from "../../src/release/start-registry.ts"
import { type ReleaseTrial, tryCommand } from "../../src/release/try-release.ts"
import { uploadPackages } from "../../src/release/upload-packages.ts"
import { tarballs } from "../../src/smoke/pack.ts"
import { published } from "../../src/smoke/packages.ts"
import { removeAtEnd } from "../../src/temporary-folder.ts"

const testFolder = mkdtempSync(join(tmpdir(), "serac-release-"))
removeAtEnd(testFolder)
const project = join(testFolder, "project")
let registry: Registry | undefined
let mock: Mock | undefined
let trial: ReleaseTrial

beforeAll(async () => {
  const [npm] = packageManagers
  if (npm === undefined) throw new Error("no package manager")
  ;[registry, mock] = await Promise.all([startRegistry(join(testFolder, "registry")), startMock("data")])
  const files = (await tarballs(join(testFolder, "tarballs"))).map(({ file }) => file)
  // `pnpm release:dry` publishes with pnpm, a process for each package.
  await uploadPackages(files, registry)
  const node = { command: process.execPath, version: process.version.slice(1) }
  trial = { manager: npm, node, registry: registry.url, version: "latest" }
  // All packages are packed, where `npm test` has not packed them before.
}, 300_000)

afterAll(() => Promise.all([registry?.close(), mock?.close()]))

const printOutcome = (outcome: CheckOutcome) => console.log(outcomeLine(outcome))

/** The lines of the checks that failed. */
const failuresOf = (outcomes: readonly CheckOutcome[]) =>
  outcomes.filter(({ failure }) => failure !== undefined).map(outcomeLine)

test("the command, installed alone by npm from a registry, serves, and names the packages that it can do without", async () => {
  const outcomes = await tryCommand(trial, project, printOutcome)
  expect(failuresOf(outcomes)).toEqual([])
  expect(outcomes.map(({ name }) => name)).toContain("devnet, up")
}, 300_000)

test("the clients that came with it are loaded by require, and bundled for a browser", async () => {
  const names = published.map(({ name }) => name).filter((name) => existsSync(join(project, "node_modules", name)))
  const { url: data = "" } = mock ?? {}
  const { blockHash } = await createDataClient({ baseUrl: data }).getBlock({ chainId: "43114", blockId: "1" })
  const at = { folder: project, path: [dirname(process.execPath), process.env.PATH].join(delimiter) }
  const required = requirable(names, false).filter((name) => name !== "@serac/cli")
  const checks = [requireCheck({ ...at, required, data, blockHash }), bundleCheck(project)]
  expect(required).toContain("@serac/x-chain")
  expect(failuresOf(await runChecks(checks, printOutcome))).toEqual([])
}, 60_000)
