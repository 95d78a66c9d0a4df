import type { AddressBook } from "../address/address-book.ts"
import { knownPeersOf } from "../address/known-peers.ts"
import type { PeerConnection } from "../connection/peer-connection.ts"
import { abortable } from "./abortable.ts"

/** The node that is asked for its peers. */
export interface DiscoverQuery {
  /** 20 bytes. */
  readonly nodeId: Uint8Array
  /** Its address: `127.0.0.1:9651`. */
  readonly address: string
  /** The BLS key of the node, 48 bytes: then the node must have signed its address with it. Default: any key. */
  readonly publicKey?: Uint8Array | undefined
  /** Milliseconds without a new validator after which the search ends. Default: 1,000. */
  readonly quiet?: number | undefined
  /** Total time limit in milliseconds. Default: 30,000. */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Requests validators from a peer until it sends no new ones. @returns the number of learned validators */
export async function discoverPeers(
  connection: PeerConnection,
  book: AddressBook,
  { quiet = 1000, signal }: { readonly quiet?: number | undefined; readonly signal: AbortSignal },
): Promise<number> {
  const atFirst = book.size
  for (;;) {
    const before = book.size
    await abortable(atMost(connection.askForPeers(knownPeersOf(book.places())), quiet), signal)
    if (connection.error) throw connection.error
    if (book.size === before) return before - atFirst
  }
}

function atMost(promise: Promise<void>, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    void promise.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
