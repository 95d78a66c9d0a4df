import { formatAddress, formatId, hrpOf, parseAddress, parseShortId } from "@serac/chain"
import { withErrorContext } from "../within.ts"
import { bech32Error } from "./bech32-error.ts"
import { type ChainNames, noSuchAlias } from "./chain-names.ts"

/** Reads and writes addresses for the interface of one chain. */
export class LocalAddresses {
  readonly #chainID: Uint8Array
  readonly #names: ChainNames
  readonly #hrp: string
  readonly #mismatched: (expected: string, got: string) => string

  /** @param options.mismatched The node's text for an address of another chain. Default: that of the X- and the P-Chain */
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

  /** Formats an address of 20 bytes, with the chain's name before it. */
  format(address: Uint8Array): string {
    return formatAddress(address, this.#hrp, this.#names.primaryAlias(this.#chainID))
  }

  /**
   * Parses an address of this chain, or cb58 of bare bytes. @returns 20 bytes.
   *
   * @throws {Error} with the node's text.
   */
  parse(text: string): Uint8Array {
    return withErrorContext(`couldn't parse address ${JSON.stringify(text)}`, () => this.bytesOf(text))
  }

  /**
   * Like `parse`, but its errors do not contain the address.
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
    // The text is valid Bech32, so only its length can be wrong.
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
