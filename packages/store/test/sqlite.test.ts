import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { conformance } from "./conformance.ts"

conformance(
  "SQLite",
  async () => {
    const directory = await mkdtemp(join(tmpdir(), "serac-store-"))
    return { location: { kind: "sqlite", directory }, dispose: () => rm(directory, { recursive: true }) }
  },
  0.4,
)
