import { cpSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { mustRun } from "../smoke/run.ts"
import { devnetClients, otherPackages } from "./programs.ts"

/** A project in a temporary folder with the fixture and the clients that npm installs. @returns its folder */
export async function makeClientsProject(): Promise<string> {
  const project = realpathSync(mkdtempSync(join(tmpdir(), "serac-devnet-clients-")))
  cpSync(join(import.meta.dirname, "fixture"), project, { recursive: true })
  const dependencies = {
    ...Object.fromEntries(devnetClients.map(({ name, version }) => [name, version])),
    ...otherPackages,
  }
  const manifest = { name: "devnet-clients", private: true, type: "module", dependencies }
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest))
  const quiet = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]
  await mustRun("npm", ["install", ...quiet], { cwd: project })
  return project
}
