const networkLabels: Readonly<Record<number, string>> = { 1: "mainnet", 5: "fuji", 12345: "local network" }

/** The display name of a primary network: `mainnet`, `fuji`, `local network`, else `network <ID>`. */
export function networkName(networkId: number): string {
  return networkLabels[networkId] ?? `network ${networkId}`
}
