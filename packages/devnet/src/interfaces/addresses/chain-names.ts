/** The names of a network's chains, such as `X`, `avm`, `C`, or an id. A chain is identified by the 32 bytes of its id. */
export interface ChainNames {
  /** The chain with a name or an id in text form. */
  lookup(name: string): Uint8Array | undefined
  /** The first name of a chain; its id in text form if it has none. */
  primaryAlias(chainID: Uint8Array): string
}

/** Go's error for an unknown chain name. */
export const noSuchAlias = (name: string): Error => new Error(`there is no ID with alias: ${name}`)
