import { createSecureContext } from "node:tls"
import { formatHex, formatNodeId } from "@serac/chain"
import { AddressBook } from "../address/address-book.ts"
import { parseSocketAddress } from "../address/socket-address.ts"
import { PeerConnection } from "../connection/peer-connection.ts"
import { PeerError } from "../errors/peer-error.ts"
import { createPeerIdentity } from "../identity/identity.ts"
import { secureContextOf } from "../identity/secure-context.ts"
import { assertZstd } from "../messages/compression.ts"
import { encodeAppBytes, signatureHandler, signatureRequest, signatureResponse } from "../messages/signature-request.ts"
import { abortable } from "./abortable.ts"
import { ConnectionPool } from "./connection-pool.ts"
import { Deadline } from "./deadline.ts"
import { dial } from "./dial.ts"
import { type DiscoverQuery, discoverPeers } from "./discover-peers.ts"
import type { PeerNetworkOptions } from "./peer-network-options.ts"
import { assertPeerQuery, assertSignatureQuery, type SignatureQuery } from "./signature-query.ts"

/** A client of validators on the peer network. */
export interface PeerNetwork {
  /**
   * Requests a node's signature of a message (ACP-118): 96 bytes. The signature is not verified; only the node's identity is.
   *
   * @throws {PeerError} when the node gives no signature
   * @throws {TypeError} for an invalid query
   * @throws the reason of the signal, when it is aborted
   */
  requestSignature(query: SignatureQuery): Promise<Uint8Array>
  /**
   * Repeatedly requests validators of all subnets that are not known yet. Nodes send 15 at a time, and no
   * message for none: the search ends when the node has sent no new one for `quiet` milliseconds.
   *
   * @returns the number of learned validators
   * @throws {PeerError} when the node cannot be reached
   * @throws the reason of the signal, when it is aborted
   */
  discover(query: DiscoverQuery): Promise<number>
  /** Addresses that nodes have signed and peers have passed on: `ip:port` by node ID. */
  addresses(): ReadonlyMap<string, string>
  /** Number of connections that are open or connecting. */
  readonly connections: number
  /** Closes all connections. Running requests fail with `closed`. */
  close(): void
}

/**
 * Creates a client of the peer network, which is no validator and only sends requests. Connections are made on demand, shared, and kept
 * for a while.
 *
 * @throws {Error} in a Node.js before 22.15, which has no zstd
 * @example
 * import { parseId, parseNodeId } from "@serac/chain"
 * import { createPeerNetwork } from "@serac/wire/peer"
 *
 * const network = createPeerNetwork({ networkId: 12345 })
 * const signatureOf = (message: Uint8Array) =>
 *   network.requestSignature({
 *     nodeId: parseNodeId("NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"),
 *     address: "127.0.0.1:9651",
 *     chainId: parseId("2owdGqyG6FFzTHy5qhenDXQcEghvr571KZE3gSfRJERSJinuwC"),
 *     message,
 *   })
 * network.close()
 */
export function createPeerNetwork(options: PeerNetworkOptions): PeerNetwork {
  assertZstd()
  const requester = new SignatureRequester(options)
  return {
    requestSignature: (query) => requester.request(query),
    discover: (query) => requester.discover(query),
    addresses: () => requester.book.all(),
    get connections() {
      return requester.pool.size
    },
    close: () => requester.pool.close(),
  }
}

interface PeerTarget {
  readonly nodeId: Uint8Array
  readonly address: string
  readonly publicKey: Uint8Array | undefined
}

const signatureBytes = 96
const rememberedAddresses = 20_000
const noBytes = new Uint8Array(0)

class SignatureRequester {
  readonly book = new AddressBook(rememberedAddresses)
  readonly pool: ConnectionPool<PeerTarget>
  readonly #options: PeerNetworkOptions
  readonly #now: () => number

  constructor(options: PeerNetworkOptions) {
    const { identity = createPeerIdentity(), connections = 256, idleTimeout = 60_000, now = Date.now } = options
    const { connectTimeout: timeout = 10_000 } = options
    this.#options = options
    this.#now = now
    const secureContext = createSecureContext(secureContextOf(identity))
    this.pool = new ConnectionPool<PeerTarget>({
      // A connection that was made for any key cannot serve a request for a certain key.
      keyOf: ({ nodeId, address, publicKey }) =>
        [formatNodeId(nodeId), address, publicKey && formatHex(publicKey, "hexnc")].join(" "),
      most: connections,
      idleTimeout,
      open: async ({ nodeId, address, publicKey }, { signal, onEnd }) => {
        const { socket, peer } = await dial(parseSocketAddress(address), nodeId, { secureContext, timeout, signal })
        const onPeers = this.book.learn.bind(this.book)
        const { networkId, address: own, client, upgradeTime, trackedSubnets, limits } = options
        const handshake = { identity, networkId, address: own, client, upgradeTime, trackedSubnets }
        const remote = { ...peer, publicKey }
        const connection = new PeerConnection({ ...handshake, socket, peer: remote, onPeers, onEnd, limits, now })
        signal.addEventListener("abort", () => connection.close())
        await connection.ready
        return connection
      },
    })
  }

  async request(query: SignatureQuery): Promise<Uint8Array> {
    assertSignatureQuery(query)
    const deadline = new Deadline(query.timeout ?? 10_000, query.signal, this.#now)
    try {
      deadline.signal.throwIfAborted()
      const address = query.address ?? (await this.#find(query.nodeId, deadline.signal))
      return signatureIn(await this.#ask({ ...query, address }, deadline))
    } finally {
      deadline.release()
    }
  }

  async discover(query: DiscoverQuery): Promise<number> {
    assertPeerQuery(query)
    const { nodeId, address, publicKey, timeout = 30_000, quiet } = query
    const deadline = new Deadline(timeout, query.signal, this.#now)
    const { signal } = deadline
    try {
      return await this.pool.use({ nodeId, address, publicKey }, signal, (connection) => {
        deadline.isConnected = true
        return discoverPeers(connection, this.book, { quiet, signal })
      })
    } finally {
      deadline.release()
    }
  }

  async #ask(query: SignatureQuery & { readonly address: string }, deadline: Deadline): Promise<Uint8Array> {
    const { nodeId, address, publicKey, chainId, message, justification = noBytes } = query
    const { signal } = deadline
    const appBytes = encodeAppBytes(signatureHandler, signatureRequest.encode({ message, justification }))
    for (;;) {
      const answer = await this.pool.use({ nodeId, address, publicKey }, signal, async (connection, isReused) => {
        deadline.isConnected = true
        return connection.request({ chainId, appBytes, timeout: deadline.left, signal }).catch((error: unknown) => {
          // Nodes close connections too: a request on a connection that was just closed is retried on a new one.
          if (isReused && error instanceof PeerError && error.code === "unreachable") return undefined
          throw error
        })
      })
      if (answer) return answer
    }
  }

  async #find(nodeId: Uint8Array, signal: AbortSignal): Promise<string> {
    const name = formatNodeId(nodeId)
    const address = this.book.find(nodeId) ?? (await this.#askForAddress(name, signal))
    if (address === undefined) throw new PeerError("no-address", `Nobody tells where ${name} is`)
    return address
  }

  async #askForAddress(name: string, signal: AbortSignal): Promise<string | undefined> {
    const { peers } = this.#options
    if (!peers) return undefined
    try {
      return (await abortable(peers([name], { signal }), signal)).get(name)
    } catch (cause) {
      signal.throwIfAborted()
      throw new PeerError("no-address", `Nobody tells where ${name} is: ${String(cause)}`, { cause })
    }
  }
}

function signatureIn(answer: Uint8Array): Uint8Array {
  const { length } = answer
  try {
    const { signature } = signatureResponse.decode(answer)
    // A copy, so that the rest of the response can be garbage collected.
    if (signature.length === signatureBytes) return signature.slice()
  } catch {
    // It is no message, and no signature either.
  }
  throw new PeerError("protocol", `The peer answered ${length} bytes that are no signature`)
}
