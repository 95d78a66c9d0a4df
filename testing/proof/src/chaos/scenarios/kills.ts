import { on } from "node:events"
import { watch } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"
import type { Harness } from "../harness.ts"
import { slowness } from "../load.ts"
import type { Scenario } from "../scenario.ts"
import type { Setup } from "../setup.ts"

/** Kills `serac` by SIGKILL at a phase of its run and restarts it, sometimes together with its database or its node. */
function killedAt(
  phase: string,
  description: string,
  reach: (harness: Harness) => Promise<void>,
  { hasNetwork = false, length = 400 }: Setup = {},
): Scenario {
  return {
    name: `killed-at-${phase}`,
    description,
    setup: { hasNetwork, length },
    async run(harness) {
      const { random, evm, primary } = harness
      for (let count = random.between(2, 4); count > 0; count--) {
        harness.start()
        await reach(harness)
        await delay(random.between(0, 60))
        const others = random.pick(["nobody", "nobody", "node", "database"] as const)
        harness.log(`serac is killed, and ${others}`)
        await harness.kill()
        if (others === "database") await harness.store.cluster?.restart()
        if (others === "node") {
          await Promise.all([evm.server.kill(), primary?.server.kill()])
          evm.grow(random.between(0, 20))
          await Promise.all([evm.server.restart(), primary?.server.restart()])
        }
      }
      harness.start()
    },
  }
}

/** Resolves when the write-ahead log or the journal of a SQLite file is first written. */
async function touched(directory: string): Promise<void> {
  const watcher = watch(directory, { recursive: true })
  try {
    for await (const [, file] of on(watcher, "change") as AsyncIterable<[string, string | null]>)
      if (/\.sqlite-(wal|journal)$/.test(file ?? "")) return
  } finally {
    watcher.close()
  }
}

export const killScenarios: readonly Scenario[] = [
  killedAt(
    "start",
    "Killed while it starts, before anything is stored or just then.",
    ({ random }) => delay(random.between(0, 2_500 * slowness())),
    { hasNetwork: true },
  ),
  {
    ...killedAt(
      "tables",
      "Killed while its tables are made.",
      ({ store }) => Promise.race([touched(store.directory), delay(20_000)]),
      { hasNetwork: true, length: 100 },
    ),
    stores: ["sqlite"],
  },
  killedAt(
    "backfill",
    "Killed in the middle of a backfill.",
    async (harness) => {
      const before = harness.headOf() ?? -1
      harness.evm.grow(300)
      await harness.stored(before + harness.random.pick([1, 10, 50, 150]))
    },
    { hasNetwork: true, length: 800 },
  ),
  killedAt("head", "Killed at the moment at which it has caught up.", async (harness) => {
    const { head } = harness.evm
    await harness.stored(head)
  }),
  killedAt("following", "Killed while it follows.", async (harness) => {
    await harness.stored(harness.evm.head)
    await harness.wait(harness.random.between(500, 2_000))
  }),
  killedAt("rollback", "Killed while its chain forks, again and again.", async (harness) => {
    const { random, evm } = harness
    harness.isFinal = false
    await harness.stored(evm.head)
    for (let count = random.between(1, 4); count > 0; count--) {
      const depth = random.between(1, 60)
      evm.reorganise(depth, depth + random.between(1, 3))
      await delay(random.between(0, 400))
    }
  }),
]
