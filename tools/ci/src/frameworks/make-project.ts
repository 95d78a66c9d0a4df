import { cpSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { tarballs } from "../smoke/pack.ts"
import { mustRun } from "../smoke/run.ts"

/** What npm installs beside the packed clients. */
const frameworks = {
  jest: "^30.4.0",
  next: "^16.2.0",
  react: "^19.2.0",
  "react-dom": "^19.2.0",
  typescript: "~5.9.3",
  vite: "^8.0.0",
  workerd: "^1.20261117.0",
}

/** Fills a folder with the fixtures, the packed clients and the frameworks. */
export async function makeFrameworkProject(project: string): Promise<void> {
  const packed = await tarballs(join(project, "tarballs"))
  const clients = packed.filter(({ name }) => ["@serac/client", "@serac/data"].includes(name))
  const own = Object.fromEntries(clients.map(({ name, file }) => [name, `file:${file}`]))
  cpSync(join(import.meta.dirname, "fixture"), project, { recursive: true })
  const manifest = { name: "frameworks", private: true, dependencies: { ...own, ...frameworks } }
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest))
  const quiet = ["--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]
  await mustRun("npm", ["install", ...quiet], { cwd: project })
}
