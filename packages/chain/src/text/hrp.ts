const knownHrps: Readonly<Record<number, string>> = {
  1: "avax",
  2: "cascade",
  3: "denali",
  4: "everest",
  5: "fuji",
  10: "testing",
  12345: "local",
}

/**
 * The human-readable prefix of a network's Bech32 addresses: `avax` for the main network, `fuji` for the test network, `local`
 * for 12345, `custom` for every other network.
 *
 * @example
 * import { hrpOf } from "@serac/chain"
 *
 * hrpOf(1) // "avax"
 * hrpOf(1337) // "custom"
 */
export function hrpOf(networkID: number): string {
  return knownHrps[networkID] ?? "custom"
}
