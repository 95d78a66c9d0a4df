import { join } from "node:path"
import { reportLasts, type Scenario } from "../scenario.ts"

export const standbyScenarios: readonly Scenario[] = [
  {
    name: "indexer-killed-beside-serve",
    description:
      "serac index is killed by SIGKILL beside serac serve, which says that nobody indexes, and is started again.",
    setup: { length: 200 },
    async run(harness) {
      const { random, evm } = harness
      harness.facts.grace += reportLasts
      const first = harness.index()
      await first.isUp(harness.store.directory)
      harness.serve()
      await harness.stored(random.pick([20, evm.head]))
      await first.kill()
      harness.facts.blocked()
      await harness.until("nobody is said to index", () => harness.areAll("stopped"), reportLasts + harness.facts.grace)
      await harness.wait(2_000)
      harness.facts.unblocked()
      harness.index()
    },
  },
  {
    name: "second-indexer-takes-over",
    description: "Two indexers are at one database: the second stands by, and takes over when the first is killed.",
    stores: ["postgres"],
    setup: { length: 300 },
    async run(harness) {
      const { random, evm, folder } = harness
      harness.facts.grace += reportLasts
      const directories = ["one", "other"].map((name) => join(folder, name))
      const first = harness.index(directories[0])
      await first.isUp(directories[0] ?? "")
      harness.serve()
      await harness.stored(random.pick([0, 20, evm.head]))
      const second = harness.index(directories[1])
      await second.isUp(directories[1] ?? "")
      await harness.wait(random.between(2_000, 5_000))
      const before = evm.head
      await first.kill()
      harness.log("the first indexer is killed")
      await harness.stored(before + 1)
      // The same in the opposite direction.
      const third = harness.index(directories[0])
      await third.isUp(directories[0] ?? "")
      await harness.wait(random.between(0, 2_000))
      await second.kill()
    },
  },
]
