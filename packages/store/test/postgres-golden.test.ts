import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { describeGolden } from "./golden/describe-golden.ts"
import { goldenOf } from "./golden/golden.ts"
import { makeDatabase } from "./postgres-database.ts"

async function makeEmpty() {
  const { url, query, close } = await makeDatabase()
  return { location: { kind: "postgres", url } as const, query, dispose: close }
}

describeGolden(
  "PostgreSQL",
  async (version) => {
    const place = await makeEmpty()
    await place.query(await readFile(join(goldenOf(version), "postgres.sql"), "utf8"))
    return place
  },
  makeEmpty,
)
