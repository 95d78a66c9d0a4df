import type { AddressBook } from "../address/address-book.ts"
import { knownPeersOf } from "../address/known-peers.ts"
import type { PeerConnection } from "../connection/peer-connection.ts"
import { abortable } from "./abortable.ts"

/** Which node is asked for others. */
export interface DiscoverQuery {
  /** 20 bytes. */
  readonly nodeId: Uint8Array
  /** Where it listens: `127.0.0.1:9651`. */
  readonly address: string
  /** The BLS key of the node, 48 bytes: then it has to have signed its address. Default: any key. */
  readonly publicKey?: Uint8Array | undefined
  /** For how long the node has nothing new to tell, in milliseconds, before it is believed to know no others. Default: 1,000. */
  readonly quiet?: number | undefined
  /** How long all of it may take, in milliseconds. Default: 30,000. */
  readonly timeout?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Asks a peer for others until it tells of nobody new. @returns how many were learned */
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
