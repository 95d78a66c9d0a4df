import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { tarballs } from "./pack.ts"
import { root } from "./packages.ts"
import { mustRun } from "./run.ts"

/** What our users have beside our packages, in the versions of the workspace. */
const beside = ["@tanstack/react-query", "@types/node", "@types/react", "react", "undici"]

/** A project of a user's, with our packages installed from their tarballs by npm. */
export async function makeConsumer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "serac-consumer-"))
  const packed = await tarballs(join(folder, "tarballs"))
  const project = join(folder, "project")
  mkdirSync(project)
  const dependencies = Object.fromEntries([
    ...packed.map(({ name, file }) => [name, `file:${file}`]),
    ...beside.map((name) => [name, versionOf(join(root, "node_modules", name))]),
    ["viem", versionOf(join(root, "tools/smoke/node_modules/viem"))],
  ])
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module", dependencies }),
  )
  await mustRun("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"], { cwd: project })
  return project
}

const versionOf = (folder: string): string => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version
