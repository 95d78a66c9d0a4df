import { serveByName } from "@serac/wire/node"
import { pMethods } from "../interfaces/p/p-interface.ts"
import { zeroID } from "../ledger/index.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import type { ChainPart } from "../node/chain-part.ts"
import type { Random } from "../random/random.ts"

/** The part of the devnet's node that serves the P-Chain. */
export function pPart(options: {
  readonly network: PrimaryNetwork
  /** The answering node's id, 20 bytes. */
  readonly nodeID: Uint8Array
  readonly random: Random
  readonly onIssue: () => void
}): ChainPart {
  const { network, nodeID, random, onIssue } = options
  const { p, memory, chains, clock, uptimes, consensus } = network
  const observations = {
    uptimeOf: (one: Uint8Array) => uptimes.of(one),
    isConnected: (one: Uint8Array) => uptimes.of(one) > 0,
  }
  const methods = pMethods({
    chain: p,
    memory,
    names: chains,
    clock,
    nodeID,
    observations,
    random: () => random.next(),
    onIssue,
  })
  return {
    id: zeroID,
    aliases: chains.aliasesOf(zeroID),
    subnetID: zeroID,
    endpoints: { "": { handle: serveByName(methods) } },
    lastAccepted: () => p.last,
    containers: { block: consensus.P },
    proposedHeights: {
      proposedHeight: () => consensus.P.proposedHeight(),
      // The P-Chain verifies messages at this height, so signatures aggregated for a new L1 are from the right validators.
      currentEpoch: () => ({ ...consensus.P.currentEpoch(), pChainHeight: BigInt(p.minimumHeight) }),
    },
  }
}
