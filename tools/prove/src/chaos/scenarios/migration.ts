import { on } from "node:events"
import { watch } from "node:fs"
import { cp, readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { dump, openStore } from "@serac/store"
import { failUnless } from "../../simulation/failure.ts"
import type { Harness } from "../harness.ts"
import type { Scenario } from "../scenario.ts"

const golden = fileURLToPath(new URL("../../../../../packages/services/store/test/golden", import.meta.url))
const goldenChainId = "43114"

/** Resolves when the first file of the database is written to. */
async function touched(directory: string): Promise<void> {
  const watcher = watch(directory, { recursive: true })
  try {
    for await (const [, file] of on(watcher, "change") as AsyncIterable<[string, string | null]>)
      if (/\.sqlite-(wal|journal)$/.test(file ?? "")) return
  } finally {
    watcher.close()
  }
}

/** What was stored by the older version is there as it was. */
async function keepsOldRows(harness: Harness, version: number): Promise<void> {
  const store = await openStore(harness.store.location)
  try {
    let lines = ""
    for await (const line of dump(store, goldenChainId)) lines += `${line}\n`
    const expected = await readFile(join(golden, `version-${version}`, "dump.txt"), "utf8")
    failUnless(lines === expected, () => `what version ${version} had stored is not what is there now:\n${lines}`)
  } finally {
    await store.close()
  }
}

export const migrationScenarios: readonly Scenario[] = [
  {
    name: "killed-at-migration",
    description: "Killed while tables of an older version are migrated, or are made.",
    stores: ["sqlite"],
    setup: { hasNetwork: true, length: 100 },
    async run(harness) {
      const { random } = harness
      const { directory } = harness.store
      const version = random.between(1, 3)
      await cp(join(golden, `version-${version}`), directory, { recursive: true })
      for (let count = random.between(2, 4); count > 0; count--) {
        const isTouched = touched(directory)
        harness.start()
        await Promise.race([isTouched, delay(20_000)])
        await delay(random.between(0, 40))
        harness.log("serac is killed")
        await harness.kill()
      }
      harness.start()
      await harness.stored(harness.evm.head)
      await keepsOldRows(harness, version)
    },
  },
]
