import { openPrimaryProof } from "/work/main/tools/prove/src/primary/compare/prove-primary.ts"
import { startPostgres } from "@serac/postgres"
const pg = await startPostgres()
try {
const p = await openPrimaryProof("/work/main/tools/prove/fixtures")
for (const steps of [1, 9, 30, 134]) {
  const v = await p.against({ location: { kind: "postgres", url: await pg.createDatabase() }, thorough: false, index: false, steps })
  console.log(steps, v.indexedAfter, v.comparison.differences.map(x=>x.where.slice(0,90)))
}
} finally { await pg.stop() }
