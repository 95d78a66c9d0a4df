import { parseArgs } from "node:util"
import { startPostgres } from "@serac/postgres"
import type { StoreLocation } from "@serac/store"
import { shapeFor } from "./chain-shape.ts"
import { chainSubject } from "./chain-subject.ts"
import { networkSubject } from "./network-subject.ts"
import { proveKills } from "./prove-kills.ts"
import { makeTemporaryFolder } from "./temporary-folder.ts"

// `pnpm prove:kill [--kills COUNT] [--store sqlite|postgres] [--chain big|forking|primary] [--seed N]`
const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "50" },
    store: { type: "string", default: "sqlite" },
    chain: { type: "string", default: "big" },
    seed: { type: "string", default: "1" },
  },
})
const kills = Number(values.kills)
const seed = Number(values.seed)
const folder = await makeTemporaryFolder("serac-killed")
const postgres = values.store === "postgres" ? await startPostgres() : undefined
const location: StoreLocation = postgres
  ? { kind: "postgres", url: postgres.url }
  : { kind: "sqlite", directory: folder.path }
const began = performance.now()
try {
  const report = await proveKills({
    subject:
      values.chain === "primary"
        ? networkSubject(kills, seed)
        : chainSubject(shapeFor(values.chain === "forking" ? "forking" : "big", kills, seed)),
    kills,
    location,
    log: (line) => console.log(`${((performance.now() - began) / 1000).toFixed(1)} s ${line}`),
  })
  console.log({ ...report, seconds: Math.round((performance.now() - began) / 1000) })
  if (report.difference !== undefined || (report.integrity ?? "ok") !== "ok") process.exitCode = 1
} finally {
  await postgres?.stop()
  await folder.remove()
}
