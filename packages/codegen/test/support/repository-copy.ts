import { cpSync, mkdtempSync, realpathSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { repository } from "./program.ts"

/** The services' declarations of the operations that they support. */
const services = ["data", "metrics"].map((name) => `packages/api/src/${name}/support.ts`)

/** The manifests that depend on each API's client, in addition to the packages that are copied as a whole. */
const manifests = ["packages/cli", "packages/mock", "testing/proof", "tools/contract"].map(
  (folder) => `${folder}/package.json`,
)

/** Copies the files that `generate` reads and writes to a temporary folder. Installed packages are linked, not copied. */
export function copyRepository(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "serac-copy-")))
  const packages = ["packages/client", "packages/chain", "packages/clients", "packages/integrations"]
  for (const folder of ["specs", ...packages, "api.md", "README.md", "redocly.yaml", ...services, ...manifests])
    cpSync(join(repository, folder), join(root, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
    })
  return root
}
