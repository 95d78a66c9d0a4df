import { formatId, formatNodeId } from "@serac/chain"
import { goTime } from "../interfaces/go-time.ts"
import type { Peer } from "../interfaces/info/node-facts.ts"
import { keyOf } from "../interfaces/keys.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { versions } from "../node/node-identity.ts"

/** The addresses at which the devnet's simulated nodes listen for peers; empty unless `servePeers` runs. */
export class PeerTable {
  readonly #network: PrimaryNetwork
  readonly #places = new Map<string, { readonly nodeID: Uint8Array; readonly address: string }>()

  constructor(network: PrimaryNetwork) {
    this.#network = network
  }

  /** Sets the address of a node, as `ip:port`. */
  set(nodeID: Uint8Array, address: string): void {
    this.#places.set(keyOf(nodeID), { nodeID, address })
  }

  /** Removes all addresses. */
  clear(): void {
    this.#places.clear()
  }

  /** The address of a node, as `ip:port`. */
  addressOf(nodeID: Uint8Array): string | undefined {
    return this.#places.get(keyOf(nodeID))?.address
  }

  /** The other nodes as a node reports its peers: all are connected, with a message just now. */
  peersOf(own: Uint8Array): readonly Peer[] {
    const { clock, uptimes, upgrades } = this.#network
    const now = goTime(Math.floor(clock.now() / 1000) * 1000)
    return [...this.#places.values()]
      .filter(({ nodeID }) => keyOf(nodeID) !== keyOf(own))
      .map(({ nodeID, address }) => ({
        ip: address,
        publicIP: address,
        nodeID: formatNodeId(nodeID),
        version: versions.version,
        upgradeTime: upgrades.last,
        lastSent: now,
        lastReceived: now,
        observedUptime: String(Math.round(uptimes.of(nodeID) * 100)),
        trackedSubnets: this.#subnetsOf(nodeID),
        supportedACPs: [],
        objectedACPs: [],
        benched: [],
      }))
  }

  #subnetsOf(nodeID: Uint8Array): readonly string[] {
    const { subnets, l1Validators, stakers } = this.#network.p.state
    return subnets.ids
      .filter(
        (subnetID) =>
          stakers.validator(subnetID, nodeID) !== undefined ||
          l1Validators.of(subnetID).some((one) => keyOf(one.nodeID) === keyOf(nodeID)),
      )
      .map(formatId)
  }
}
