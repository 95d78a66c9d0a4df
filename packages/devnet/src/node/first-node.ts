import { formatNodeId } from "@serac/chain"
import { toHex } from "../evm/index.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import type { ValidatorIdentity } from "../network/validator-identity.ts"
import { pPart } from "../parts/p-part.ts"
import { xPart } from "../parts/x-part.ts"
import type { PeerTable } from "../peers/peer-table.ts"
import { Random } from "../random/random.ts"
import { createNode, type DevnetNode, type DevnetNodeOptions } from "./create-node.ts"

/** Options of a devnet's node. */
export interface FirstNodeOptions extends Pick<DevnetNodeOptions, "intercept" | "onFault"> {
  readonly network: PrimaryNetwork
  readonly peers: PeerTable
  readonly seed: string
  readonly allowedHosts: DevnetNodeOptions["allowedHosts"] | undefined
  /** Called after a transaction of X or P was issued. */
  readonly onIssue: () => void
}

/** The node that serves a devnet: its first validator, with P and X. The EVM chains are added when they start. */
export function firstNode(given: FirstNodeOptions): DevnetNode {
  const { network, peers, seed, allowedHosts, onIssue, ...options } = given
  const [{ nodeID, bls }] = network.validators as [ValidatorIdentity]
  const random = new Random(seed).branch("node")
  return createNode({
    ...options,
    ...(allowedHosts === undefined ? {} : { allowedHosts }),
    networkID: network.genesis.networkID,
    fees: network.x.rules,
    identity: {
      nodeID: formatNodeId(nodeID),
      nodePOP: { publicKey: toHex(bls.publicKey), proofOfPossession: toHex(bls.proofOfPossession) },
    },
    clock: network.clock,
    chains: [pPart({ network, nodeID, random, onIssue }), xPart(network, onIssue)],
    upgrades: network.upgrades,
    ip: () => peers.addressOf(nodeID),
    peers: () => peers.peersOf(nodeID),
  })
}
