import { cpSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, resolve } from "node:path"
import { Command } from "commander"
import { tarballs } from "../../smoke/pack.ts"
import { repository } from "../../smoke/packages.ts"
import { mustRun } from "../../smoke/run.ts"
import { runtimes } from "../../smoke/runtimes.ts"
import { removeAtEnd } from "../../temporary-folder.ts"
import { commandChecks } from "../command-checks.ts"
import { packageManagers } from "../package-managers.ts"
import { outcomeLine, runChecks } from "../release-check.ts"
import { startRegistry } from "../start-registry.ts"
import { uploadPackages } from "../upload-packages.ts"
import { buildTarball, requireGnuTar } from "./build-tarball.ts"

/** What a tarball may take, in MB of a million bytes. */
const sizeLimit = 60

const { out } = new Command("release:tarball")
  .description(
    "Makes a tarball of the command with Node.js inside for this platform, unpacks it, and tries it with an environment in which there " +
      "is no Node.js. Ends with 1 when something fails.",
  )
  .option("--out <folder>", "where it is put", "dist")
  .parse()
  .opts<{ out: string }>()

await requireGnuTar()
const tarballFolder = mkdtempSync(join(tmpdir(), "serac-tarball-"))
removeAtEnd(tarballFolder)
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130))
const npm = packageManagers.find(({ name }) => name === "npm")
const runtime = runtimes.find(({ name }) => name === "Node 24")
if (npm === undefined || runtime === undefined) throw new Error("there is no npm, or no Node.js 24")
const { version } = JSON.parse(readFileSync(join(repository, "packages/cli/package.json"), "utf8"))
const { stdout } = await mustRun(runtime.command, ["--version"], { cwd: tarballFolder })
const node = { command: runtime.command, version: stdout.trim().slice(1) }
const registry = await startRegistry(join(tarballFolder, "registry"))
try {
  const files = (await tarballs(join(tarballFolder, "packages"))).map(({ file }) => file)
  await uploadPackages(files, registry)
  const built = await buildTarball({ npm, node, registry: registry.url, version }, join(tarballFolder, "made"))
  const megabytes = built.bytes / 1e6
  console.log(`${basename(built.file)}: ${megabytes.toFixed(1)} MB`)
  if (megabytes > sizeLimit) throw new Error(`${megabytes.toFixed(1)} MB are more than ${sizeLimit}`)
  const unpacked = join(tarballFolder, "unpacked")
  mkdirSync(unpacked)
  await mustRun("tar", ["-xf", built.file, "-C", unpacked], { cwd: unpacked })
  const content = join(unpacked, built.name)
  const checks = commandChecks({
    installed: join(content, "lib"),
    folder: unpacked,
    bin: join(content, "bin/serac"),
    environment: {},
    nodeVersion: node.version,
  })
  const outcomes = await runChecks(checks, (outcome) => console.log(outcomeLine(outcome)))
  if (outcomes.some(({ failure }) => failure !== undefined)) process.exitCode = 1
  else {
    mkdirSync(resolve(out), { recursive: true })
    cpSync(built.file, join(resolve(out), basename(built.file)))
    console.log(join(resolve(out), basename(built.file)))
  }
} finally {
  await registry.close()
}
