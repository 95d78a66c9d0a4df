import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "@serac/kits/postgres"
import { InvalidArgumentError, Option } from "commander"
import { commandOf, countOption, storeOption } from "../command-line.ts"
import { IndexedDevnet } from "./indexed-devnet.ts"

const indexedCommand = commandOf(
  "indexed",
  "Indexes devnets with days of history, and compares what is stored with their own ledgers.",
)
  .addOption(storeOption().default("sqlite"))
  .addOption(countOption("--days <days>", "days of history of each").default(1))
  .addOption(countOption("--seeds <count>", "how many devnets").default(3))
  .option("--seed <seed>", "only the devnet of this seed")
  .addOption(
    new Option(
      "--helicon <share>",
      "after which share of the history Helicon becomes active (default: never)",
    ).argParser(parseShare),
  )
  .parse()
const { helicon: heliconAfter, ...indexedOptions } = indexedCommand.opts<{
  store: "sqlite" | "postgres"
  days: number
  seeds: number
  seed?: string
  helicon?: number
}>()

const indexedFolder = await mkdtemp(join(tmpdir(), "serac-indexed-"))
const cluster = indexedOptions.store === "postgres" ? await startPostgres() : undefined
const seeds =
  indexedOptions.seed === undefined
    ? Array.from({ length: indexedOptions.seeds }, (_, at) => `seed ${at + 1}`)
    : [indexedOptions.seed]
let [lines, different] = [0, 0]
try {
  for (const seed of seeds) {
    const location = cluster
      ? ({ kind: "postgres", url: await cluster.createDatabase() } as const)
      : ({ kind: "sqlite", directory: join(indexedFolder, seed) } as const)
    const indexed = await IndexedDevnet.start({ location, seed, days: indexedOptions.days, heliconAfter })
    try {
      await indexed.settled()
      const [{ network, chains }, stored] = [await indexed.ledger(), await indexed.stored()]
      const parts = [
        ["network", network, stored.network],
        ...Object.entries(chains).map(([id, one]) => [id, one, stored.chains[id]]),
      ]
      for (const [name, ours, theirs] of parts as [string, object, Record<string, unknown>][])
        for (const [kind, list] of Object.entries(ours)) {
          const found = [list, theirs[kind]].map((some) => (Array.isArray(some) ? some : [some]) as unknown[])
          const [there = [], kept = []] = found
          const isSame = JSON.stringify(there) === JSON.stringify(kept)
          lines += there.length
          if (!isSame) different++
          console.log(`${seed}, ${name}, ${kind}: ${there.length}${isSame ? "" : " DIFFERENT"}`)
          if (isSame) continue
          console.log("  only of the ledger:", there.filter((line) => !kept.includes(line)).slice(0, 3))
          console.log("  only stored:", kept.filter((line) => !there.includes(line)).slice(0, 3))
        }
    } finally {
      await indexed.close()
    }
  }
} finally {
  await cluster?.stop()
  await rm(indexedFolder, { recursive: true, force: true })
}
console.log(`${lines} lines of ${seeds.length} devnets; ${different} lists are different`)
if (different > 0) process.exitCode = 1

function parseShare(text: string): number {
  const share = Number(text)
  if (/^[01](\.\d{1,3})?$/.test(text) && share <= 1) return share
  throw new InvalidArgumentError("It must be a number from 0 to 1.")
}
