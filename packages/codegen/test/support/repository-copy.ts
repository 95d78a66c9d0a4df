import { cpSync, mkdtempSync, realpathSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { repository } from "./program.ts"

/** What services say of the operations that they answer. */
const services = ["data", "metrics"].map((name) => `packages/services/${name}-service/src/support.ts`)

/** Copies what `generate` reads and writes to a temporary folder. Installed packages are linked, not copied. */
export function copyRepository(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "serac-copy-")))
  for (const folder of ["specs", "packages", "packages/clients", "packages/integrations", "api.md", ...services])
    cpSync(join(repository, folder), join(root, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/[\\/](node_modules|dist)$/.test(path),
    })
  return root
}
