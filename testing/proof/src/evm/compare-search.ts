import { search } from "@serac/data"
import { getAddress } from "viem"
import type { ContractFact } from "../oracle/contract-fact.ts"
import type { ServiceClients } from "../stack/start-stack.ts"
import type { ProvenChain } from "./compare-all.ts"
import type { Comparison } from "./comparison.ts"

type Result = Readonly<Record<string, unknown>>

/** The maximum number of contracts that a search by name returns for a chain. */
const maxNamed = 10

/** Searches for every name and symbol of the chains, prefixes of names, and every height, hash and address, or a sample of those. */
export async function compareSearch(
  stack: ServiceClients,
  chains: readonly ProvenChain[],
  comparison: Comparison,
): Promise<void> {
  const searched = chains.map((chain) => new SearchedChain(chain))
  const queries = new Set(
    searched.flatMap((chain) => [
      ...chain.names,
      ...Object.entries(chain.ids).flatMap(([kind, ids]) => ids.filter(() => comparison.isOfSample(`search ${kind}`))),
    ]),
  )
  for (const query of [...queries, "999999999", `0x${"d".repeat(64)}`, `0x${"d".repeat(40)}`, "no such name"]) {
    const found = searched.flatMap((chain) => chain.find(query))
    const results = found.length === 0 ? searched.flatMap((chain) => chain.unused(query)) : found
    const served = await search(stack.data, { query })
    // An indexed primary network has blocks and transactions with the same names; they are left out.
    const own = served.results.filter((one) => !("network" in one))
    comparison.value("search", query, { results }, { ...served, results: own })
  }
}

/** The expected search results on a chain, found by comparing every item. */
class SearchedChain {
  /** Names and symbols, their prefixes, and the chain's ID. */
  readonly names: readonly string[]
  /** The heights, hashes and addresses, by kind of item. */
  readonly ids: Readonly<Record<string, readonly string[]>>
  readonly #chain: ProvenChain
  readonly #named: readonly (readonly [string, ContractFact])[]

  constructor(chain: ProvenChain) {
    const { oracle, definition } = chain
    const named = [...oracle.facts].sort(([one], [other]) => (one < other ? -1 : 1))
    const words = named.flatMap(([, { name = "", symbol = "" }]) => [name, symbol, name.slice(0, 2).toUpperCase()])
    this.#chain = chain
    this.#named = named
    this.names = [definition.chainId, definition.name, ...words.filter((word) => word.trim() !== "")]
    const blocks = oracle.blocks.map(({ item }) => item as { readonly blockNumber: string; readonly blockHash: string })
    this.ids = {
      height: blocks.map(({ blockNumber }) => blockNumber),
      block: blocks.map(({ blockHash }) => blockHash),
      transaction: oracle.transactions.map(({ item }) => item.txHash as string),
      address: [...oracle.addresses],
    }
  }

  /** The page of an address of which nothing is indexed; empty for another text. */
  unused(query: string): readonly Result[] {
    if (!/^0x[0-9a-f]{40}$/i.test(query)) return []
    const { chainId } = this.#chain.definition
    const id = getAddress(query.toLowerCase())
    return [
      { kind: "address", chainId, id, isUnused: true, path: `/v1/chains/${chainId}/addresses/${id}/transactions` },
    ]
  }

  find(query: string): readonly Result[] {
    const { definition, oracle } = this.#chain
    const text = query.trim().toLowerCase()
    const found = (kind: string, id: string, path: string, more: Result = {}): Result => ({
      kind,
      chainId: definition.chainId,
      id,
      ...more,
      path: `/v1/chains/${definition.chainId}${path}`,
    })
    const contract = ([address, { name, symbol, ercType = "UNKNOWN" }]: readonly [string, ContractFact]) => {
      const id = getAddress(address)
      const told = { ...(name && { name }), ...(symbol && { symbol }) }
      if (ercType === "UNKNOWN") return found("contract", id, `/addresses/${id}`, told)
      return found("token", id, `/addresses/${id}`, { ...told, ercType })
    }
    const isHash = /^0x[0-9a-f]{64}$/.test(text)
    const isAddress = /^0x[0-9a-f]{40}$/.test(text)
    const isName = !isHash && !isAddress
    const results: Result[] = []
    if (text === definition.chainId || (isName && definition.name.toLowerCase().startsWith(text)))
      results.push(found("chain", definition.chainId, "", { name: definition.name }))
    for (const { item } of oracle.blocks) {
      const { blockNumber, blockHash } = item as { blockNumber: string; blockHash: string }
      if (text === blockNumber || text === blockHash)
        results.push(found("block", blockNumber, `/blocks/${blockNumber}`))
    }
    for (const { item } of oracle.transactions)
      if (item.txHash === text) results.push(found("transaction", text, `/transactions/${text}`))
    const fact = oracle.facts.get(text)
    if (fact !== undefined) results.push(contract([text, fact]))
    else if ((oracle.about.details.get(text) ?? []).length > 0)
      results.push(found("address", getAddress(text), `/addresses/${getAddress(text)}/transactions`))
    if (isName) results.push(...this.#contractsNamed(text).map(contract))
    return results
  }

  #contractsNamed(text: string) {
    const by = (member: "symbol" | "name", isFound = (name: string) => name.startsWith(text)) =>
      this.#named
        .filter(([, fact]) => isFound(lowered(fact[member])))
        .sort(([, one], [, other]) =>
          Buffer.compare(Buffer.from(lowered(one[member])), Buffer.from(lowered(other[member]))),
        )
        .slice(0, maxNamed)
    const begun = [...by("symbol"), ...by("name")]
    const inner = begun.length < maxNamed ? by("name", (name) => name.includes(` ${text}`)) : []
    return [...new Set([...begun, ...inner])].slice(0, maxNamed)
  }
}

/** The searchable prefix of a name: A to Z become lower case, and the first 32 characters count. */
const lowered = (text = "") => [...text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())].slice(0, 32).join("")
