/** The paths at which a node or a gateway serves a document's server URL; several paths where several chains match. */
export function placesAt(l1: string): (url: string) => readonly string[] {
  const places: Readonly<Record<string, readonly string[]>> = {
    "/ext/bc/{blockchainID}": ["/ext/bc/X"],
    "/ext/bc/{blockchainID}/wallet": ["/ext/bc/X/wallet"],
    "/ext/bc/{blockchainID}/proposervm": ["P", "C", l1].map((chain) => `/ext/bc/${chain}/proposervm`),
    "/ext/bc/{blockchainID}/rpc": ["C", l1].map((chain) => `/ext/bc/${chain}/rpc`),
    "/ext/bc/{blockchainID}/validators": [`/ext/bc/${l1}/validators`],
    "/ext/bc/{blockchainID}/avax": ["/ext/bc/C/avax"],
    "/ext/index/{blockchainID}/{index}": ["P", "X", "C"].map((chain) => `/ext/index/${chain}/block`),
  }
  return (url) => {
    const path = url.replace("{nodeUrl}", "")
    return places[path] ?? [path]
  }
}
