import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describeGolden } from "./golden/describe-golden.ts"
import { goldenOf } from "./golden/golden.ts"

async function makeEmpty() {
  const directory = await mkdtemp(join(tmpdir(), "serac-store-"))
  return { location: { kind: "sqlite", directory } as const, dispose: () => rm(directory, { recursive: true }) }
}

describeGolden(
  "SQLite",
  async (version) => {
    const place = await makeEmpty()
    await cp(goldenOf(version), place.location.directory, { recursive: true })
    return place
  },
  makeEmpty,
)
