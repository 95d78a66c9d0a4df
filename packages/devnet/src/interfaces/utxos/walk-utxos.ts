/** UTXOs by owner; ids and addresses are keys: lower-case hexadecimal. */
export interface OwnedUtxos {
  /** Whether they are exported from another chain and not imported yet. For these a node's page includes its start position. */
  readonly isOnItsWay: boolean
  /** The ids of an address's UTXOs, newest first. */
  idsOf(address: string): readonly string[]
}

/** A position in the list of UTXOs: an owner and one of its UTXOs. Empty strings come before all others. */
export interface UtxoPlace {
  readonly owner: string
  readonly utxo: string
}

/** The found UTXOs, each once, and the position at which the search ended. */
export interface UtxoWalk {
  readonly ids: readonly string[]
  readonly last: UtxoPlace
}

/** Collects UTXOs of owners, sorted by the owners' bytes, until there are enough. A start that does not exist means the beginning. */
export function walkUtxos(
  { isOnItsWay, idsOf }: OwnedUtxos,
  owners: readonly string[],
  start: UtxoPlace,
  wanted: number,
): UtxoWalk {
  const found = new Set<string>()
  let last = start
  for (const owner of [...new Set(owners)].sort()) {
    if (owner < start.owner) continue
    const ids = idsOf(owner)
    const at = owner === start.owner ? ids.indexOf(start.utxo) : -1
    // When a node continues with the next owner, it resets the UTXO of its position only for exported UTXOs.
    last = { owner, utxo: isOnItsWay && owner !== start.owner ? "" : last.utxo }
    for (const utxo of ids.slice(isOnItsWay ? Math.max(at, 0) : at + 1)) {
      last = { owner, utxo }
      found.add(utxo)
      if (found.size >= wanted) return { ids: [...found], last }
    }
  }
  return { ids: [...found], last }
}
