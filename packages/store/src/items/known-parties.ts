/** Provides the known metadata of addresses. */
export interface KnownParties {
  /** Members of a party: name, symbol, decimals and logo, each after a comma, or nothing. @param address - with its checksum. */
  party(address: string): string
}
