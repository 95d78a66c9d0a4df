import { createPeerIdentity, formatSocketAddress, type PeerIdentity } from "@serac/wire/peer"
import { type ListeningPeer, listenPeer } from "@serac/wire/peer/server"
import type { Devnet } from "../devnet.ts"
import { keyOf } from "../interfaces/keys.ts"
import type { ValidatorIdentity } from "../network/validator-identity.ts"
import { validatorAnswers } from "./validator-answers.ts"

/** Options of `PeerListeners`. */
export interface ServePeersOptions {
  /** The current devnet. */
  readonly devnet: () => Devnet
  /** The IP address of this machine to listen at. */
  readonly host: string
  /** Receives the error of a validator that cannot listen. */
  readonly onFault?: ((error: unknown) => void) | undefined
}

/** The peer listeners of a devnet's validators, each on a port of its own, for the life of the devnet. */
export class PeerListeners {
  readonly #options: ServePeersOptions
  /** The listeners of the current devnet by node. */
  #listening = new Map<string, Promise<ListeningPeer | undefined>>()
  /** The last port of each node, which it reuses after a reset. */
  readonly #ports = new Map<string, number>()
  /** The peers that the validators announce to their peers. */
  readonly #told = new Map<string, ListeningPeer>()
  #isClosed = false

  constructor(options: ServePeersOptions) {
    this.#options = options
  }

  /** Starts listeners for all simulated validators, and for those that are added later. */
  async serve(): Promise<void> {
    const devnet = this.#options.devnet()
    devnet.keyring.onAdded((identity) => void this.#listen(devnet, identity))
    await Promise.all(devnet.keyring.identities.map((identity) => this.#listen(devnet, identity)))
  }

  /** Replaces the listeners after the devnet was replaced. */
  async replace(): Promise<void> {
    await this.#end()
    await this.serve()
  }

  /** Closes all connections and stops. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#end()
  }

  async #end(): Promise<void> {
    const listening = [...this.#listening.values()]
    this.#listening = new Map()
    this.#told.clear()
    this.#options.devnet().peers.clear()
    await Promise.all(listening.map(async (one) => (await one)?.close()))
  }

  async #listen(devnet: Devnet, identity: ValidatorIdentity): Promise<void> {
    const key = keyOf(identity.nodeID)
    if (this.#isClosed || devnet !== this.#options.devnet() || this.#listening.has(key)) return
    const listening = this.#open(devnet, identity, this.#ports.get(key)).catch((error: unknown) => {
      this.#options.onFault?.(error)
      return undefined
    })
    const all = this.#listening.set(key, listening)
    const peer = await listening
    // The listener may have been stopped before it had started.
    if (!peer || all !== this.#listening) return
    this.#ports.set(key, peer.address.port)
    this.#told.set(key, peer)
    devnet.peers.set(identity.nodeID, formatSocketAddress(peer.address))
  }

  async #open(devnet: Devnet, identity: ValidatorIdentity, port = 0): Promise<ListeningPeer> {
    const { networkID } = devnet.network.genesis
    const answer = validatorAnswers(devnet, identity)
    const options = { identity: peerIdentity(identity), networkId: networkID, host: this.#options.host, answer }
    const peers = () => [...this.#told].filter(([key]) => key !== keyOf(identity.nodeID)).map(([, peer]) => peer.claim)
    try {
      return await listenPeer({ ...options, peers, port })
    } catch (error) {
      // Another process uses the previous port now.
      if (port === 0) throw error
      return listenPeer({ ...options, peers })
    }
  }
}

const peerIdentity = ({ tls, bls }: ValidatorIdentity): PeerIdentity =>
  createPeerIdentity({ tlsSecretKey: tls.secretKey, blsSecretKey: bls.secretKey })
