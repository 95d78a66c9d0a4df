import { createDatabase } from "@serac/kits/postgres"
import { inject, test } from "vitest"
import { followThroughCuts } from "./random-cuts.ts"

test("over PostgreSQL, too, each change comes once, in order, whatever happens to connections", async () => {
  await followThroughCuts(3, { kind: "postgres", url: await createDatabase(inject("postgresUrl")) })
})
