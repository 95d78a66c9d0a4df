import { formatHex, formatId, parseId } from "@serac/chain"
import { type Encoding, list, read, struct } from "@serac/node-wire"
import { cb58Error } from "../addresses/cb58-error.ts"
import { type ChainNames, noSuchAlias } from "../addresses/chain-names.ts"
import type { LocalAddresses } from "../addresses/local-addresses.ts"
import { bytesOfKey, keyOf } from "../keys.ts"

/** The arguments of `getUTXOs`, on every chain. */
export const utxoPageParameters = {
  addresses: list(read.addressText),
  sourceChain: read.text,
  limit: read.uint32,
  startIndex: struct({ address: read.addressText, utxo: read.text }),
  encoding: read.encoding,
}

/** What they are read as. */
export interface UtxoPageArguments {
  readonly addresses: readonly string[]
  readonly sourceChain: string
  readonly limit: number
  readonly startIndex: { readonly address: string; readonly utxo: string }
  readonly encoding: Encoding
}

/** Outputs by owner; ids and addresses are keys: lower-case hexadecimal. */
export interface OwnedUtxos {
  /** Newest first. */
  idsOf(address: string): readonly string[]
  /** The bytes of an output. */
  encode(id: string): Uint8Array
}

/** Whose page it is. */
export interface UtxoPageChain {
  readonly chainID: Uint8Array
  readonly names: ChainNames
  readonly addresses: LocalAddresses
  /** What is on the chain itself, or on its way to it from another. */
  utxosFrom(source: Uint8Array): OwnedUtxos
  /** Whether the source has to be given: on C. */
  readonly needsSource?: boolean
  /** What the node says that it cannot encode UTXOs as: `string` on X, `json` on P. */
  readonly refusedEncoding: string
}

const most = 1024
const noUtxo = formatId(new Uint8Array(32))

/**
 * One page of `getUTXOs`: each output that belongs to one of the addresses, in the order of the addresses' bytes.
 *
 * @throws {Error} with the node's text.
 */
export function pageOfUtxos(chain: UtxoPageChain, given: UtxoPageArguments) {
  const { addresses, limit, encoding, startIndex } = given
  if (addresses.length === 0) throw new Error("no addresses provided")
  if (addresses.length > most)
    throw new Error(`number of addresses given, ${addresses.length}, exceeds maximum, ${most}`)
  const source = sourceOf(chain, given.sourceChain)
  const owners = [...new Set(addresses.map((one) => keyOf(chain.addresses.parse(one))))].sort()
  const start = startOf(chain, startIndex)
  const utxos = chain.utxosFrom(source)
  const found = new Set<string>()
  const wanted = limit === 0 || limit > most ? most : limit
  let [lastOwner, lastUtxo] = [start.owner, start.utxo]
  search: for (const owner of owners) {
    if (owner < start.owner) continue
    const ids = utxos.idsOf(owner)
    lastOwner = owner
    for (const id of owner === start.owner ? ids.slice(ids.indexOf(start.utxo) + 1) : ids) {
      lastUtxo = id
      found.add(id)
      if (found.size >= wanted) break search
    }
  }
  const shown = [...found].map((id) => {
    if (encoding !== "json") return formatHex(utxos.encode(id), encoding)
    const refused = `couldn't encode UTXO ${idText(id)} as ${chain.refusedEncoding}`
    throw new Error(`${refused}: unsupported encoding in method`)
  })
  return {
    numFetched: String(shown.length),
    utxos: shown,
    endIndex: {
      address: chain.addresses.format(bytesOfKey(lastOwner || "00".repeat(20))),
      utxo: lastUtxo === "" ? noUtxo : idText(lastUtxo),
    },
    encoding,
  }
}

function sourceOf({ chainID, names, needsSource }: UtxoPageChain, name: string): Uint8Array {
  if (name === "") {
    if (needsSource) throw new Error("no source chain provided")
    return chainID
  }
  const source = names.lookup(name)
  if (source) return source
  throw new Error(`problem parsing source chainID ${JSON.stringify(name)}: ${noSuchAlias(name).message}`)
}

function startOf({ addresses }: UtxoPageChain, { address, utxo }: UtxoPageArguments["startIndex"]) {
  if (address === "" && utxo === "") return { owner: "", utxo: "" }
  const owner = within(`couldn't parse start index address ${JSON.stringify(address)}`, () => addresses.parse(address))
  const id = within("couldn't parse start index utxo", () => {
    try {
      return parseId(utxo)
    } catch {
      throw cb58Error(utxo, 32)
    }
  })
  return { owner: keyOf(owner), utxo: keyOf(id) }
}

function within<T>(around: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw new Error(`${around}: ${(error as Error).message}`)
  }
}

const idText = (key: string): string => formatId(bytesOfKey(key))
