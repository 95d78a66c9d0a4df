import { formatAddress, formatId, hrpOf, parseAddress, parseShortId } from "@serac/chain"
import { withErrorContext } from "../within.ts"
import { bech32Error } from "./bech32-error.ts"
import { type ChainNames, noSuchAlias } from "./chain-names.ts"

/** Addresses as one chain's interface reads and writes them. */
export class LocalAddresses {
  readonly #chainID: Uint8Array
  readonly #names: ChainNames
  readonly #hrp: string
  readonly #mismatched: (expected: string, got: string) => string

  /** @param options.mismatched The node's text where an address is of another chain. Default: that of the X- and the P-Chain */
  constructor(options: {
    readonly networkID: number
    readonly chainID: Uint8Array
    readonly names: ChainNames
    readonly mismatched?: (expected: string, got: string) => string
  }) {
    this.#chainID = options.chainID
    this.#names = options.names
    this.#hrp = hrpOf(options.networkID)
    this.#mismatched =
      options.mismatched ?? ((expected, got) => `mismatched chainIDs: expected "${expected}" but got "${got}"`)
  }

  /** The text of an address of 20 bytes, with the chain's name before it. */
  format(address: Uint8Array): string {
    return formatAddress(address, this.#hrp, this.#names.primaryAlias(this.#chainID))
  }

  /**
   * The 20 bytes of an address of this chain, or of the cb58 of bare bytes.
   *
   * @throws {Error} with the node's text.
   */
  parse(text: string): Uint8Array {
    return withErrorContext(`couldn't parse address ${JSON.stringify(text)}`, () => this.bytesOf(text))
  }

  /**
   * The same, and what it throws does not name the address.
   *
   * @throws {Error} with the node's text.
   */
  bytesOf(text: string): Uint8Array {
    return bareBytes(text) ?? this.#parseLocal(text)
  }

  #parseLocal(text: string): Uint8Array {
    const hyphen = text.indexOf("-")
    if (hyphen < 0) throw new Error("no separator found in address")
    const [name, encoded] = [text.slice(0, hyphen), text.slice(hyphen + 1)]
    const wrong = bech32Error(encoded)
    if (wrong) throw wrong
    const chainID = this.#names.lookup(name)
    if (!chainID) throw noSuchAlias(name)
    const { hrp } = parseShownAddress(text)
    if (hrp !== this.#hrp) throw new Error(`expected hrp "${this.#hrp}" but got "${hrp}"`)
    const { bytes } = parseShownAddress(text)
    const [expected, got] = [formatId(this.#chainID), formatId(chainID)]
    if (expected !== got) throw new Error(this.#mismatched(expected, got))
    return bytes
  }
}

function parseShownAddress(text: string) {
  try {
    return parseAddress(text)
  } catch {
    // It is Bech32, so that only its length can be wrong.
    const words = text.length - text.lastIndexOf("1") - 1 - 6
    throw new Error(`invalid hash length: expected 20 bytes but got ${Math.ceil((words * 5) / 8)}`)
  }
}

function bareBytes(text: string): Uint8Array | undefined {
  try {
    return parseShortId(text)
  } catch {
    return undefined
  }
}
