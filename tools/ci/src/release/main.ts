import { mkdirSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, dirname, join } from "node:path"
import { startMocks } from "@serac/mock"
import { Command, Option } from "commander"
import { tarballs } from "../smoke/pack.ts"
import { callEverything } from "../smoke/programs/calls.mjs"
import { mustRun } from "../smoke/run.ts"
import { runtimes } from "../smoke/runtimes.ts"
import { removeAtEnd } from "../temporary-folder.ts"
import { guides, runGuides, templatesTrial } from "./guides/run-guides.ts"
import { packageManagers } from "./package-managers.ts"
import { publishPackages } from "./publish-packages.ts"
import { type CheckOutcome, outcomeLine } from "./release-check.ts"
import { servedText } from "./served-text.ts"
import { startRegistry } from "./start-registry.ts"
import { extendedPackages, scopedPackages, tryCommand, tryLibraries } from "./try-release.ts"

const managerNames = packageManagers.map(({ name }) => name)
/** The versions of Node.js that npm packages carry, by major version. */
const nodes = new Map(
  runtimes
    .filter(({ name }) => name.startsWith("Node "))
    .map(({ name, command }) => [name.replace("Node ", ""), command]),
)

const guideNames = [...guides.keys(), templatesTrial]

const {
  manager,
  node,
  keep,
  serve,
  guides: chosenGuides,
} = new Command("release:dry")
  .description(
    "Packs every published package, publishes them to a registry of its own on this machine, installs them from there in empty " +
      "folders, and tries what users do. Ends with 1 when something fails.",
  )
  .addOption(new Option("--manager <names...>", "package managers").choices(managerNames).default(managerNames))
  .addOption(
    new Option("--node <majors...>", "versions of Node.js").choices([...nodes.keys()]).default([...nodes.keys()]),
  )
  .addOption(
    new Option(
      "--guides [names...]",
      "instead, run the guides that begin in an empty folder, with npm and Node.js 24",
    ).choices(guideNames),
  )
  .option("--serve", "instead, keep the registry running until Ctrl-C, and print the lines that install from it")
  .option("--keep", "keep the folder with the projects, and print its path")
  .parse()
  .opts<{
    manager: readonly string[]
    node: readonly string[]
    keep?: boolean
    serve?: boolean
    guides?: true | readonly string[]
  }>()

const releaseFolder = mkdtempSync(join(tmpdir(), "serac-release-"))
if (keep) console.log(releaseFolder)
else removeAtEnd(releaseFolder)
// Programs that were started are killed at the exit.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130))
const registry = await startRegistry(join(releaseFolder, "registry"))
const version = `0.1.0-dry.${Date.now()}`
try {
  const files = (await tarballs(join(releaseFolder, "tarballs"))).map(({ file }) => file)
  await publishPackages(files, registry, version, join(releaseFolder, "published"))
  if (serve) await serveUntilStopped()
  else if (chosenGuides !== undefined) await followGuides(chosenGuides === true ? guideNames : chosenGuides)
  else await tryPackageManagers()
} finally {
  await registry.close()
}

function printOutcome(outcome: CheckOutcome): void {
  console.log(outcomeLine(outcome))
  if (outcome.failure !== undefined) process.exitCode = 1
}

async function serveUntilStopped(): Promise<never> {
  console.log(servedText(registry.url))
  return new Promise(() => {})
}

async function followGuides(names: readonly string[]): Promise<void> {
  const path = [dirname(nodes.get("24") ?? ""), process.env.PATH].join(delimiter)
  const folder = join(releaseFolder, "guides")
  mkdirSync(folder)
  await runGuides(names, { folder, path, registry: registry.url }, printOutcome)
}

async function tryPackageManagers(): Promise<void> {
  const mocks = await startMocks({ port: 0 })
  try {
    const urls = Object.fromEntries(Object.values(mocks.mocks).map(({ api, url }) => [api, url]))
    const expected = await callEverything(urls)
    for (const packageManager of packageManagers.filter(({ name }) => manager.includes(name)))
      for (const major of node) {
        const command = nodes.get(major) ?? ""
        const { stdout } = await mustRun(command, ["--version"], { cwd: releaseFolder })
        const tried = { command, version: stdout.trim().slice(1) }
        console.log(`\n${packageManager.name}, Node ${tried.version}`)
        const trial = { manager: packageManager, node: tried, registry: registry.url, version }
        const dependencies = { ...scopedPackages(version), ...extendedPackages(tried) }
        const folderOf = (name: string) => join(releaseFolder, `${packageManager.name}-${tried.version}-${name}`)
        await tryCommand(trial, folderOf("command"), printOutcome)
        await tryLibraries(trial, folderOf("everything"), { dependencies, expected }, printOutcome)
      }
  } finally {
    await mocks.close()
  }
}
