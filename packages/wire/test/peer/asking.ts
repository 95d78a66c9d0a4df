import {
  createPeerIdentity,
  createPeerNetwork,
  PeerError,
  type PeerNetwork,
  type PeerNetworkOptions,
} from "../../src/peer/index.ts"
import type { AppRequest } from "../../src/peer/messages/app.ts"
import type { Message } from "../../src/peer/messages/message.ts"
import { signatureResponse } from "../../src/peer/messages/signature-request.ts"
import { networkId, type Script, type ScriptedNode, type ScriptedPeer, startScriptedNode } from "./scripted-node.ts"

/** The identity of the tested node. */
export const identity = createPeerIdentity()
const asker = createPeerIdentity()
export const chainId = new Uint8Array(32).fill(7)
export const signature = new Uint8Array(96).fill(9)

export const answerTo = ({ requestId }: AppRequest, appBytes = signatureResponse.encode({ signature })): Message => ({
  type: "appResponse",
  value: { chainId, requestId, appBytes },
})

export type Query = Parameters<PeerNetwork["requestSignature"]>[0]

/** The nodes and clients of one test. */
export class Asking {
  readonly #open: { close(): unknown }[] = []

  /** Closes everything in reverse order. */
  async close(): Promise<void> {
    for (const one of this.#open.splice(0).reverse()) await one.close()
  }

  /** Adds an object to close at the end. */
  add(one: { close(): unknown }): void {
    this.#open.push(one)
  }

  /** A node that performs the handshake, and then handles each request with the given function. */
  async node(
    onRequest: (request: AppRequest, peer: ScriptedPeer) => void,
    shakeHands = (peer: ScriptedPeer) => peer.shakeHands(),
  ): Promise<ScriptedNode> {
    const script: Script = (message, peer) => {
      if (message.type === "appRequest") onRequest(message.value, peer)
    }
    const started = await startScriptedNode(identity, script, shakeHands)
    this.add(started)
    return started
  }

  client(options: Partial<PeerNetworkOptions> = {}): PeerNetwork {
    const network = createPeerNetwork({ networkId, identity: asker, ...options })
    this.add(network)
    return network
  }
}

/** The outcome of a request: the code and message of its error, or its result. */
export async function ends(
  network: PeerNetwork,
  query: Partial<Query> & { readonly address: string },
): Promise<unknown> {
  const whole = { nodeId: identity.nodeId, chainId, message: new Uint8Array([0, 0]), timeout: 60_000, ...query }
  const given = await network.requestSignature(whole).catch((error: unknown) => error)
  return given instanceof PeerError ? [given.code, given.message] : given
}
