import { RpcError } from "@serac/kits/nodes"
import { utxoBytes } from "../oracle/output.ts"
import { type ChainAlias, chains, isUnspent, type Utxo } from "../oracle/utxo.ts"
import { fromCb58, ownerHex, toAddress, toHex, zeroIdText } from "../recording/text.ts"
import type { Arguments } from "./arguments.ts"
import type { NodeState } from "./state.ts"

const maxAddresses = 1024

/**
 * `getUTXOs` of any chain: the chain's own UTXOs if `sourceChain` is absent or the chain itself, else those that wait for import.
 * Each address's come newest first, as the node has them in a list that grows at its head; within a block by id, where the
 * node's order is random.
 */
export function pageOfUtxos(state: NodeState, chain: ChainAlias, given: Arguments): string {
  const { recording, utxos } = state.world
  const encoding = given.encoding()
  const asked = given.texts("addresses")
  if (asked.length === 0) throw new RpcError(-32000, "no addresses provided")
  if (asked.length > maxAddresses)
    throw new RpcError(-32000, `number of addresses given, ${asked.length}, exceeds maximum, ${maxAddresses}`)
  const source = sourceChain(state, chain, given.text("sourceChain"))
  const owners = [...new Set(asked.map(parseOwner))].sort()
  const start = pageStart(given.get("startIndex"))
  const wanted = given.integer("limit")
  let left = wanted <= 0 || wanted > maxAddresses ? maxAddresses : wanted

  const found = new Map<string, Utxo>()
  let [lastOwner, lastUtxo] = [start.owner, start.utxo]
  search: for (const owner of owners) {
    if (owner < start.owner) continue
    const own = [...utxos.values()]
      .filter((utxo) => utxo.consumedOn === chain && utxo.made.chain === source && isUnspent(utxo, state.heights))
      .filter(({ output }) => output.owners.includes(owner))
      .sort(compareNewest)
    const after = owner === start.owner ? own.findIndex(({ id }) => id === start.utxo) + 1 : 0
    lastOwner = owner
    for (const utxo of own.slice(after)) {
      lastUtxo = utxo.id
      if (found.has(utxo.id)) continue
      found.set(utxo.id, utxo)
      if (--left <= 0) break search
    }
  }
  if (encoding === "json" && found.size > 0) {
    const [first] = found.keys()
    throw new RpcError(
      -32000,
      `couldn't encode UTXO ${first} as ${chain === "P" ? "json" : "string"}: unsupported encoding in method`,
    )
  }
  const shown = [...found.values()].map(({ txID, outputIndex, assetID, output }) =>
    toHex(utxoBytes(txID, outputIndex, assetID, output), encoding),
  )
  const address = `${chain}-${toAddress(Buffer.from(lastOwner || "00".repeat(20), "hex"), recording.hrp)}`
  const endIndex = { address, utxo: lastUtxo }
  return JSON.stringify({ numFetched: `${shown.length}`, utxos: shown, endIndex, encoding })
}

function compareNewest(one: Utxo, other: Utxo): number {
  // A stake is listed once it is returned.
  const [a, b] = [one, other].map((utxo) => utxo.stake?.returned?.height ?? utxo.made.height) as [number, number]
  return b - a || Buffer.compare(fromCb58(one.id), fromCb58(other.id))
}

function sourceChain({ world: { recording } }: NodeState, chain: ChainAlias, text: string): ChainAlias {
  if (text === "") {
    if (chain === "C") throw new RpcError(-32000, "no source chain provided")
    return chain
  }
  const known = new Map<string, ChainAlias>([
    [zeroIdText, "P"],
    [recording.xChainID, "X"],
    [recording.cChainID, "C"],
    ...chains.map((name): [string, ChainAlias] => [name, name]),
  ])
  const source = known.get(text)
  if (source === undefined)
    throw new RpcError(-32000, `problem parsing source chainID "${text}": there is no ID with alias: ${text}`)
  return source
}

function parseOwner(address: string): string {
  try {
    return ownerHex(address)
  } catch {
    throw new RpcError(-32000, `couldn't parse address "${address}"`)
  }
}

function pageStart(value: unknown): { readonly owner: string; readonly utxo: string } {
  const { address = "", utxo = "" } = (value ?? {}) as { address?: string; utxo?: string }
  if (address === "" && utxo === "") return { owner: "", utxo: zeroIdText }
  try {
    return { owner: ownerHex(address), utxo }
  } catch {
    throw new RpcError(-32000, `couldn't parse start index address "${address}": couldn't parse address "${address}"`)
  }
}
