import type { Scenario } from "../scenario.ts"

export const nodeOutageScenarios: readonly Scenario[] = [
  {
    name: "node-killed",
    description: "The nodes of the chain and of the network are killed and come back with more blocks.",
    setup: { hasNetwork: true, length: 300 },
    async run(harness) {
      const { random, evm, primary } = harness
      harness.start()
      await harness.stored(random.pick([0, 50, evm.head]))
      for (let count = random.between(1, 2); count > 0; count--) {
        await harness.wait(random.between(0, 1_500))
        await Promise.all([evm.server.kill(), primary?.server.kill()])
        harness.facts.blocked()
        harness.facts.silent(true)
        harness.log("the nodes are killed")
        await harness.wait(random.between(9_500, 12_000))
        await Promise.all([evm.server.restart(), primary?.server.restart()])
        harness.facts.unblocked()
        harness.facts.silent(false)
      }
    },
  },
  {
    name: "node-slow",
    description: "The node answers after a second or three, and hangs up before or in the middle of some answers.",
    setup: { length: 120 },
    async run(harness) {
      const { random, evm } = harness
      harness.start()
      await harness.stored(random.pick([0, 60, evm.head]))
      evm.server.conduct = { delay: [1_000, 3_000], drops: 0.2 }
      await harness.wait(random.between(8_000, 12_000))
      evm.server.conduct = {}
    },
  },
  {
    name: "node-hangs",
    description: "The node takes requests and does not answer them for a while.",
    setup: { length: 120 },
    async run(harness) {
      const { random, evm } = harness
      harness.start()
      await harness.stored(random.pick([0, 60, evm.head]))
      evm.server.conduct = { delay: [60_000, 60_000] }
      await harness.wait(random.between(8_000, 12_000))
      evm.server.conduct = {}
      // Pending requests fail.
      await evm.server.restart()
    },
  },
  {
    name: "node-drops",
    description: "Most connections to the nodes end before or in the middle of an answer.",
    setup: { length: 300 },
    async run(harness) {
      const { random, evm, primary } = harness
      harness.start()
      await harness.stored(random.pick([0, 60]))
      const conduct = { drops: 0.6 }
      evm.server.conduct = conduct
      if (primary) primary.server.conduct = conduct
      await harness.wait(random.between(6_000, 9_000))
      evm.server.conduct = {}
      if (primary) primary.server.conduct = {}
    },
  },
]
