import { formatId, formatNodeId } from "@serac/chain"
import { type ByNameMethods, byNameMethod, read } from "@serac/wire/node"
import { keyOf } from "../interfaces/keys.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import type { Snapshots } from "../network/snapshots.ts"
import type { Upkeep } from "../network/upkeep.ts"
import { shareReader } from "./share.ts"

/** The objects that the methods for the primary network work with. */
export interface CheatOptions {
  readonly network: PrimaryNetwork
  readonly snapshots: Snapshots
  readonly upkeep: Pick<Upkeep, "workBefore">
  /** Makes the blocks that are due, on all chains. */
  readonly mine: () => Promise<void>
}

/**
 * The devnet's own methods for the primary network, at `/ext/devnet`: time, stakers' ends, rewards, uptimes, snapshots. The EVM interfaces have
 * `evm_*`, `anvil_*` and `hardhat_*` methods as well.
 */
export function primaryCheats({ network, snapshots, upkeep, mine }: CheatOptions): ByNameMethods {
  const { clock, p } = network
  const timeOf = () => ({ time: new Date(clock.now()).toISOString() })
  return {
    "devnet.getTime": byNameMethod({}, timeOf),
    "devnet.increaseTime": byNameMethod({ seconds: read.uint64 }, async ({ seconds }) => {
      clock.advance(Number(seconds) * 1000)
      await mine()
      return timeOf()
    }),
    "devnet.stopTime": byNameMethod({}, () => {
      clock.stop()
      return timeOf()
    }),
    "devnet.continueTime": byNameMethod({}, () => {
      clock.go()
      return timeOf()
    }),
    "devnet.mine": byNameMethod({}, async () => {
      await mine()
      return { heights: { P: String(p.last.height), X: String(network.x.last.height) } }
    }),
    "devnet.endStaker": byNameMethod({ txID: read.id, decision: read.text }, async ({ txID, decision }) => {
      const staker = p.state.stakers.get(txID)
      if (!staker) throw new Error(`no staker of ${formatId(txID)} stakes now`)
      if (decision !== "" && decision !== "commit" && decision !== "abort")
        throw new Error(`a decision is commit or abort, not ${decision}`)
      clock.advanceTo(Number(staker.end) * 1000)
      upkeep.workBefore(staker.end)
      let rewarded: Uint8Array | undefined
      const isThere = () => p.state.stakers.get(txID)?.end === staker.end
      const isIts = () => {
        const { unsigned } = p.state.proposal?.transaction ?? {}
        return unsigned !== undefined && "txID" in unsigned && keyOf(unsigned.txID) === keyOf(txID)
      }
      // Stakers that end earlier or at the same time are handled first, with the node's preferred decision.
      while (isThere()) {
        if (isIts()) rewarded = p.state.proposal?.transaction.id
        const wanted = isIts() && decision !== "" ? decision : undefined
        if (!network.workOnP(wanted)) break
      }
      await mine()
      // A validator of a permissioned subnet leaves without a proposal, so it has no status.
      const status = rewarded && p.state.blocks.transaction(rewarded)?.status
      return { nodeID: formatNodeId(staker.nodeID), ended: !isThere(), status, ...timeOf() }
    }),
    "devnet.setUptime": byNameMethod({ nodeID: read.nodeId, uptime: shareReader }, ({ nodeID, uptime }) => {
      network.setUptime(nodeID, uptime)
      return { nodeID: formatNodeId(nodeID), uptime }
    }),
    "devnet.snapshot": byNameMethod({}, async () => ({ snapshot: await snapshots.take() })),
    "devnet.revert": byNameMethod({ snapshot: read.uint32 }, async ({ snapshot }) => {
      if (!(await snapshots.revert(snapshot))) throw new Error(`there is no snapshot ${snapshot}`)
      return { reverted: true, ...timeOf() }
    }),
  }
}
