import { createPeerIdentity, formatSocketAddress, type PeerIdentity } from "@serac/wire/peer"
import { type ListeningPeer, listenPeer } from "@serac/wire/peer/server"
import type { Devnet } from "../devnet.ts"
import { keyOf } from "../interfaces/keys.ts"
import type { ValidatorIdentity } from "../network/validator-identity.ts"
import { validatorAnswers } from "./validator-answers.ts"

/** Whose validators listen, and where. */
export interface ServePeersOptions {
  /** The devnet that is there now. */
  readonly devnet: () => Devnet
  /** An IP address of this machine. */
  readonly host: string
  /** Is told why a validator cannot listen. */
  readonly onFault?: ((error: unknown) => void) | undefined
}

/** The validators of a devnet, each listening for peers on a port of its own, while the devnet is there. */
export class PeerListeners {
  readonly #options: ServePeersOptions
  /** Of the devnet that is there now, by node. */
  #listening = new Map<string, Promise<ListeningPeer | undefined>>()
  /** Which ports they had: a node that comes again listens where it did. */
  readonly #ports = new Map<string, number>()
  /** Of whom they tell each other's peers. */
  readonly #told = new Map<string, ListeningPeer>()
  #isClosed = false

  constructor(options: ServePeersOptions) {
    this.#options = options
  }

  /** Lets all validators that the devnet plays listen, and from now on whoever comes. */
  async serve(): Promise<void> {
    const devnet = this.#options.devnet()
    devnet.keyring.onAdded((identity) => void this.#listen(devnet, identity))
    await Promise.all(devnet.keyring.identities.map((identity) => this.#listen(devnet, identity)))
  }

  /** Another devnet is in the place of the one before, whose validators are gone. */
  async replace(): Promise<void> {
    await this.#end()
    await this.serve()
  }

  /** Ends all connections and stops. */
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
    // It may have been told to stop before it had begun.
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
      // The port that it had is another's now.
      if (port === 0) throw error
      return listenPeer({ ...options, peers })
    }
  }
}

const peerIdentity = ({ tls, bls }: ValidatorIdentity): PeerIdentity =>
  createPeerIdentity({ tlsSecretKey: tls.secretKey, blsSecretKey: bls.secretKey })
