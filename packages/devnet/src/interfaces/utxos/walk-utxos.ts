/** Outputs by owner; ids and addresses are keys: lower-case hexadecimal. */
export interface OwnedUtxos {
  /** Whether they are on their way from another chain. A node keeps those otherwise: a page begins with its start, not behind it. */
  readonly isOnItsWay: boolean
  /** Newest first. */
  idsOf(address: string): readonly string[]
}

/** A place among outputs: an owner, and one of its outputs. Empty texts stand before all. */
export interface UtxoPlace {
  readonly owner: string
  readonly utxo: string
}

/** Outputs that were found, each once, and the place where the search ended. */
export interface UtxoWalk {
  readonly ids: readonly string[]
  readonly last: UtxoPlace
}

/** Looks for outputs of owners, in the order of the owners' bytes, until there are enough; a start that is none is before all. */
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
    // A node that leaves an owner for the next forgets where it was only among outputs that are on their way.
    last = { owner, utxo: isOnItsWay && owner !== start.owner ? "" : last.utxo }
    for (const utxo of ids.slice(isOnItsWay ? Math.max(at, 0) : at + 1)) {
      last = { owner, utxo }
      found.add(utxo)
      if (found.size >= wanted) return { ids: [...found], last }
    }
  }
  return { ids: [...found], last }
}
