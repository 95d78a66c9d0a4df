/** The names of a network's chains: `X`, `avm`, `C`, an id. A chain is known by the 32 bytes of its id. */
export interface ChainNames {
  /** The chain that a name or the text of an id stands for. */
  lookup(name: string): Uint8Array | undefined
  /** The first of a chain's names; the text of its id where it has none. */
  primaryAlias(chainID: Uint8Array): string
}

/** Go's words where a name stands for no chain. */
export const noSuchAlias = (name: string): Error => new Error(`there is no ID with alias: ${name}`)
