import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { packAll } from "./pack.ts"
import { mustRun } from "./run.ts"

/** A project of a user's, with our packages installed from their tarballs by npm. */
export async function makeConsumer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "serac-consumer-"))
  const tarballs = await packAll(join(folder, "tarballs"))
  const project = join(folder, "project")
  mkdirSync(project)
  const dependencies = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]))
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module", dependencies }),
  )
  await mustRun("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: project })
  return project
}
