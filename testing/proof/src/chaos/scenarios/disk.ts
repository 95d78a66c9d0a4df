import type { Harness } from "../harness.ts"
import type { Scenario } from "../scenario.ts"

const MiB = 1024 * 1024

/** Fills the disk while blocks are stored, and frees it again; all stored data is served throughout. */
async function fillAndFree(harness: Harness, left: () => number): Promise<void> {
  const { random, evm, store, disk } = harness
  harness.start()
  await harness.stored(random.pick([20, 100, evm.head]))
  for (let count = random.between(1, 2); count > 0; count--) {
    await disk.fill(left())
    harness.log("the disk is full")
    // Blocks that still fit are stored; storing counts as blocked once the head stops advancing.
    const head = harness.headOf() ?? 0
    await harness.wait(3_000)
    if ((harness.headOf() ?? 0) === head) harness.facts.blocked()
    await harness.wait(random.between(9_000, 12_000))
    await disk.free()
    harness.facts.unblocked()
    // A database server that could not write its own log has ended, and an operator restarts it.
    if (store.cluster && !store.cluster.isUp) await store.cluster.restart()
    harness.log("the disk is freed")
    await harness.wait(random.between(1_000, 3_000))
  }
}

export const diskScenarios: readonly Scenario[] = [
  {
    name: "disk-full",
    description: "The disk of the database is full to the last byte while blocks are stored, and is freed.",
    disk: 320 * MiB,
    setup: { hasNetwork: true, length: 600, flags: ["--indexer-min-free-space", "0"] },
    run: (harness) => fillAndFree(harness, () => harness.random.pick([0, 0, 64 * 1024])),
  },
  {
    name: "disk-nearly-full",
    description: "A little is free on the disk of the database, which blocks fill up, and it is freed.",
    disk: 320 * MiB,
    setup: { length: 600, flags: ["--indexer-min-free-space", "0"] },
    run: (harness) => fillAndFree(harness, () => harness.random.between(MiB / 4, 2 * MiB)),
  },
  {
    name: "disk-below-its-mark",
    description:
      "Less is free on the disk than the setting asks for: indexing pauses before anything fails, and goes on.",
    stores: ["sqlite"],
    disk: 320 * MiB,
    setup: { length: 300, flags: ["--indexer-min-free-space", String(64 * MiB)] },
    async run(harness) {
      const { random, evm, disk } = harness
      harness.start()
      await harness.stored(random.pick([20, evm.head]))
      await disk.fill(random.between(1, 60) * MiB)
      harness.facts.blocked()
      await harness.until("all pause", () => harness.areAll("paused"), 15_000)
      await harness.wait(random.between(9_000, 11_000))
      await disk.free()
      harness.facts.unblocked()
    },
  },
]
