import { World } from "../../simulation/chain/world.ts"
import type { Harness } from "../harness.ts"
import { firstTimestamp } from "../nodes/evm-node.ts"
import { runSerac } from "../process/serac-process.ts"
import type { Scenario } from "../scenario.ts"

const waits = ["stuck", "stopped"]

/** The message to an operator must contain a remedy. */
const operatorAdvice = /serac reset|delete|correct|--rpc|--node/

async function needsOperator(harness: Harness, subject: string): Promise<void> {
  await harness.until(`${subject} waits for an operator`, () =>
    waits.includes(harness.watch.newest.get(subject)?.state ?? ""),
  )
  const reason = harness.watch.newest.get(subject)?.reason ?? ""
  if (!operatorAdvice.test(reason)) throw new Error(`${subject} does not say what to do: ${reason}`)
}

async function resetNetwork(harness: Harness): Promise<void> {
  const { random, primary } = harness
  harness.start()
  await harness.recovers()
  await primary?.server.kill()
  primary?.showsForeign(true)
  await primary?.server.restart()
  harness.grow()
  // Its C-Chain is also an EVM chain, which starts again with it.
  harness.facts.blocked(/^network |^chain 43112$/)
  for (const subject of ["network 43119 P", "chain 43112"]) await needsOperator(harness, subject)
  await harness.wait(random.between(1_000, 3_000))
  await harness.stop()
  primary?.showsForeign(false)
  harness.facts.unblocked()
  harness.start()
}

export const genesisScenarios: readonly Scenario[] = [
  {
    name: "chain-reset",
    description:
      "The node's chain begins anew: serac stops it and serves the old one, until the node is the old one again.",
    setup: { length: 200 },
    async run(harness) {
      const { random, evm } = harness
      harness.start()
      await harness.recovers()
      const old = evm.world
      await evm.server.kill()
      const length = random.pick([3, old.tip.number, old.tip.number + 100])
      evm.reset(new World(random.branch("anew"), length, firstTimestamp))
      await evm.server.restart()
      harness.grow()
      harness.facts.blocked(/^chain 43118$/)
      await needsOperator(harness, `chain ${evm.chainId}`)
      await harness.wait(3_000)
      if (random.chance(0.5)) {
        harness.log("serac is started again over the chain that began anew")
        await harness.stop()
        harness.start()
        await needsOperator(harness, `chain ${evm.chainId}`)
      }
      await harness.stop()
      evm.reset(old)
      harness.facts.unblocked()
      harness.start()
      harness.grow()
    },
  },
  {
    name: "chain-reset-and-deleted",
    description:
      "The node's chain begins anew, and an operator runs the command that serac names: the new one is indexed.",
    setup: { length: 150 },
    async run(harness) {
      const { random, evm } = harness
      harness.isFinal = false
      harness.start()
      await harness.recovers()
      await evm.server.kill()
      const anew = new World(random.branch("anew"), random.pick([3, 150, 300]), firstTimestamp)
      evm.reset(anew)
      harness.facts.knows(anew)
      await evm.server.restart()
      harness.facts.blocked(/^chain 43118$/)
      const subject = `chain ${evm.chainId}`
      await needsOperator(harness, subject)
      const command = /"serac ([^"]+)"/.exec(harness.watch.newest.get(subject)?.reason ?? "")?.[1]
      if (command === undefined) throw new Error(`no command is named: ${harness.watch.newest.get(subject)?.reason}`)
      await harness.stop()
      const { code, out, error } = await runSerac(
        [...command.split(" "), "--yes", ...harness.store.flags],
        harness.folder,
      )
      if (code !== 0) throw new Error(`serac ${command} ended by ${code}: ${out}${error}`)
      harness.facts.unblocked()
      harness.start()
      harness.grow()
    },
  },
  {
    name: "network-reset",
    needsNetwork: true,
    description:
      "The network begins anew under its ID, lower than what is stored: serac stops it, until the nodes are the old ones again.",
    setup: { hasNetwork: true, length: 100 },
    run: resetNetwork,
  },
  {
    name: "network-reset-and-grown",
    needsNetwork: true,
    description: "The same, but the new network is as far as the old one by then.",
    setup: { hasNetwork: true, length: 100, foreignLength: 200 },
    run: resetNetwork,
  },
]
