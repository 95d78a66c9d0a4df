import { setTimeout as delay } from "node:timers/promises"
import type { Harness } from "../harness.ts"
import type { EvmNode } from "../nodes/evm-node.ts"
import {
  anotherChainId,
  anotherFork,
  emptyReceipts,
  type Lie,
  lowerHead,
  mixedUp,
  twoBlocksOneHash,
  wrongHashes,
} from "../nodes/lies.ts"
import type { Scenario } from "../scenario.ts"

/** A node gives false answers about blocks that are not stored yet for a while, so that nothing can be stored meanwhile. */
function lies(name: string, description: string, lie: (node: EvmNode, harness: Harness) => Lie): Scenario {
  return {
    name: `node-lies-${name}`,
    description,
    setup: { length: 150 },
    async run(harness) {
      const { random, evm } = harness
      harness.start()
      await harness.recovers()
      evm.tells(lie(evm, harness))
      // At least one block exists for the false answers.
      evm.grow(2)
      harness.grow()
      harness.facts.blocked(/^chain 43118$/)
      harness.log("the node lies")
      await harness.wait(random.between(10_500, 13_000))
      evm.tells(undefined)
      harness.facts.unblocked()
      harness.log("the node tells the truth")
    },
  }
}

export const nodeLieScenarios: readonly Scenario[] = [
  lies("wrong-hash", "New blocks have another hash than their receipts and children say.", ({ head }) =>
    wrongHashes(head),
  ),
  lies("empty-receipts", "Blocks have transactions and no receipts.", () => emptyReceipts()),
  lies("mixed-up", "The node answers with another block than the one that is asked for.", () => mixedUp()),
  lies("one-hash", "A new block has the hash of one that is long stored.", ({ world }, { random }) =>
    twoBlocksOneHash(world, random),
  ),
  {
    name: "node-lies-garbled",
    description: "What the nodes answer is cut, is HTML, is nothing, or is null.",
    setup: { length: 200 },
    async run(harness) {
      const { random, evm, primary } = harness
      harness.start()
      await harness.stored(random.pick([0, 50, evm.head]))
      const conduct = { garbles: 1 }
      evm.server.conduct = conduct
      if (primary) primary.server.conduct = conduct
      harness.facts.blocked()
      await harness.wait(random.between(10_500, 13_000))
      evm.server.conduct = {}
      if (primary) primary.server.conduct = {}
      harness.facts.unblocked()
    },
  },
  {
    name: "node-lies-lower-head",
    description: "The node's head is lower than it was, as behind a balancer with one that lags.",
    setup: { length: 200 },
    async run(harness) {
      const { random, evm } = harness
      harness.start()
      await harness.stored(random.pick([50, evm.head]))
      evm.tells(lowerHead(random.between(5, 60)))
      await harness.wait(random.between(5_000, 8_000))
      evm.tells(undefined)
    },
  },
  {
    name: "node-lies-another-fork",
    description: "The node shows a fork that nobody else knows, and returns to the chain.",
    setup: { length: 200 },
    async run(harness) {
      const { random, evm } = harness
      harness.isFinal = false
      harness.start()
      await harness.recovers()
      evm.tells(anotherFork(evm.world, random.between(1, 60), random.between(61, 70)))
      await harness.wait(random.between(4_000, 7_000))
      harness.grow()
      evm.tells(undefined)
    },
  },
  {
    name: "node-lies-another-chain",
    description:
      "The node names another chain's ID: this waits for an operator, who starts serac again when the node is right.",
    setup: { length: 150 },
    async run(harness) {
      const { random, evm } = harness
      harness.start()
      await harness.recovers()
      evm.tells(anotherChainId(evm.chainId + 1))
      evm.grow(1)
      // A node that is replaced by another one also loses its connections.
      await evm.server.restart()
      harness.grow()
      harness.facts.blocked(/^chain 43118$/)
      await harness.wait(random.between(10_500, 13_000))
      evm.tells(undefined)
      harness.facts.unblocked()
      await delay(500)
      await restartIfItWaits(harness)
    },
  },
]

/** Restarts `serac` as its message advises the operator. */
export async function restartIfItWaits(harness: Harness): Promise<void> {
  const state = harness.watch.newest.get(`chain ${harness.evm.chainId}`)?.state
  if (state !== "stuck" && state !== "stopped") return
  await harness.stop()
  harness.start()
}
