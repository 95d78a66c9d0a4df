import { toArray, toRecord } from "../../core/node/index.ts"
import { bytesArgument, toText } from "./answers.ts"

/** UTXOs that a node returns in one answer, which take half a megabyte. */
const utxosPerAnswer = 1024

/** A page of the UTXOs of addresses; the first page if `startIndex` is absent. */
export interface UtxoPage {
  /** Addresses as text, with the chain's prefix. */
  readonly addresses: string[]
  readonly limit: number
  readonly encoding: "hex"
  readonly startIndex?: { readonly address: string; readonly utxo: string }
}

/**
 * Bytes of the UTXOs of addresses, requested page by page; undefined if there are more than `mostPages`.
 *
 * @param ask - requests a page from a node.
 * @throws NodeFault
 */
export async function askPages(
  addresses: string[],
  mostPages: number,
  ask: (page: UtxoPage) => Promise<unknown>,
): Promise<readonly Uint8Array[] | undefined> {
  const found: Uint8Array[] = []
  let page: UtxoPage = { addresses, limit: utxosPerAnswer, encoding: "hex" }
  for (let pages = 0; pages < mostPages; pages++) {
    const { utxos, endIndex } = toRecord(await ask(page), "the answer")
    const bytes = toArray(utxos, "utxos").map((utxo) => bytesArgument(utxo, "a UTXO"))
    for (const one of bytes) found.push(one)
    if (bytes.length < utxosPerAnswer) return found
    const { address, utxo } = toRecord(endIndex, "endIndex")
    page = { ...page, startIndex: { address: toText(address, "address"), utxo: toText(utxo, "utxo") } }
  }
  return undefined
}
