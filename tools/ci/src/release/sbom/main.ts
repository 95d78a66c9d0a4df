import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { Command } from "commander"
import { withPnpm } from "../../smoke/pack.ts"
import { published, repository } from "../../smoke/packages.ts"
import { mustRun } from "../../smoke/run.ts"
import { addBundled, type Bundled } from "./add-bundled.ts"

const { out } = new Command("release:sbom")
  .description(
    "Writes the bill of materials (CycloneDX) of what npm installs with @serac/cli, and of the packages that are built into ours. " +
      "`pnpm build` has to run before.",
  )
  .requiredOption("--out <file>", "the file")
  .parse()
  .opts<{ out: string }>()

const bundledIn: Record<string, readonly Bundled[]> = {}
for (const { name, folder } of published) {
  const dist = join(repository, folder, "dist")
  const lists = globSync("**/bundled-packages.json", { cwd: dist })
  const found = lists.flatMap((file) => JSON.parse(readFileSync(join(dist, file), "utf8")) as readonly Bundled[])
  if (found.length > 0) bundledIn[name] = found
}
if (Object.keys(bundledIn).length === 0) throw new Error("nothing is built: run pnpm build")

const scratch = mkdtempSync(join(tmpdir(), "serac-sbom-"))
try {
  const file = join(scratch, "sbom.json")
  const options = ["--sbom-format", "cyclonedx", "--prod", "--filter", "@serac/cli", "--out", file]
  await mustRun("pnpm", ["sbom", ...options], { cwd: repository, env: await withPnpm() })
  const bill = addBundled(JSON.parse(readFileSync(file, "utf8")), bundledIn)
  writeFileSync(resolve(out), `${JSON.stringify(bill, null, 2)}\n`)
  const count = Object.values(bundledIn).reduce((sum, { length }) => sum + length, 0)
  console.log(`${bill.components.length} components, with ${count} that are built into packages`)
} finally {
  rmSync(scratch, { recursive: true })
}
