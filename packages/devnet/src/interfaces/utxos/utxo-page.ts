import { formatHex, formatId, parseId } from "@serac/chain"
import { type Encoding, listReader, read, struct } from "@serac/wire/node"
import { cb58Error } from "../addresses/cb58-error.ts"
import { type ChainNames, noSuchAlias } from "../addresses/chain-names.ts"
import type { LocalAddresses } from "../addresses/local-addresses.ts"
import { bytesOfKey, keyOf } from "../keys.ts"
import { withErrorContext } from "../within.ts"
import { type OwnedUtxos, walkUtxos } from "./walk-utxos.ts"

/** The arguments of `getUTXOs`, on every chain. */
export const utxoPageParameters = {
  addresses: listReader(read.addressText),
  sourceChain: read.text,
  limit: read.uint32,
  startIndex: struct({ address: read.addressText, utxo: read.text }),
  encoding: read.encoding,
}

/** The parsed arguments of `getUTXOs`. */
export interface UtxoPageArguments {
  readonly addresses: readonly string[]
  readonly sourceChain: string
  readonly limit: number
  readonly startIndex: { readonly address: string; readonly utxo: string }
  readonly encoding: Encoding
}

/** The chain that a page of UTXOs is read from. */
export interface UtxoPageChain {
  readonly chainID: Uint8Array
  readonly names: ChainNames
  readonly addresses: LocalAddresses
  /** The UTXOs of the chain itself, or those exported to it from another one. */
  utxosFrom(source: Uint8Array): OwnedUtxos & {
    /** The encoded UTXO with an id. */
    encode(id: string): Uint8Array
  }
  /** Whether it is the C-Chain before Helicon, which requires the source chain and has its own error texts. */
  readonly isCoreth?: boolean
  /** The encoding that the node's error names as unsupported for UTXOs: `string` on X, `json` on P. */
  readonly refusedEncoding?: string
}

const maxRequestedAddresses = 1024
const noUtxo = formatId(new Uint8Array(32))

/**
 * One page of `getUTXOs`: each UTXO of the addresses, sorted by the addresses' bytes.
 *
 * @throws {Error} with the node's text.
 */
export function pageOfUtxos(chain: UtxoPageChain, given: UtxoPageArguments) {
  const { addresses, limit, encoding, startIndex } = given
  if (addresses.length === 0) throw new Error("no addresses provided")
  if (addresses.length > maxRequestedAddresses)
    throw new Error(`number of addresses given, ${addresses.length}, exceeds maximum, ${maxRequestedAddresses}`)
  const source = sourceChainId(chain, given.sourceChain)
  const owners = addresses.map((one) => keyOf(chain.addresses.parse(one)))
  const start = startPosition(chain, startIndex)
  const utxos = chain.utxosFrom(source)
  const { ids, last } = walkUtxos(
    utxos,
    owners,
    start,
    limit === 0 || limit > maxRequestedAddresses ? maxRequestedAddresses : limit,
  )
  const shown = ids.map((id) => {
    if (encoding !== "json") return formatHex(utxos.encode(id), encoding)
    const refused = chain.isCoreth
      ? "problem encoding utxo"
      : `couldn't encode UTXO ${idText(id)} as ${chain.refusedEncoding}`
    throw new Error(`${refused}: unsupported encoding in method`)
  })
  return {
    numFetched: String(shown.length),
    utxos: shown,
    endIndex: {
      address: chain.addresses.format(bytesOfKey(last.owner || "00".repeat(20))),
      utxo: last.utxo === "" ? noUtxo : idText(last.utxo),
    },
    encoding,
  }
}

function sourceChainId({ chainID, names, isCoreth }: UtxoPageChain, name: string): Uint8Array {
  if (name === "") {
    if (isCoreth) throw new Error("no source chain provided")
    return chainID
  }
  const source = names.lookup(name)
  if (source) return source
  throw new Error(`problem parsing source chainID ${JSON.stringify(name)}: ${noSuchAlias(name).message}`)
}

function startPosition({ addresses, isCoreth }: UtxoPageChain, { address, utxo }: UtxoPageArguments["startIndex"]) {
  if (address === "" && utxo === "") return { owner: "", utxo: "" }
  const owner = withErrorContext(`couldn't parse start index address ${JSON.stringify(address)}`, () =>
    isCoreth ? addresses.bytesOf(address) : addresses.parse(address),
  )
  const id = withErrorContext("couldn't parse start index utxo", () => parseUtxoId(utxo))
  return { owner: keyOf(owner), utxo: keyOf(id) }
}

/** Parses the id of a UTXO, 32 bytes. @throws {Error} with the node's text. */
export function parseUtxoId(text: string): Uint8Array {
  try {
    return parseId(text)
  } catch {
    throw cb58Error(text, 32)
  }
}

const idText = (key: string): string => formatId(bytesOfKey(key))
