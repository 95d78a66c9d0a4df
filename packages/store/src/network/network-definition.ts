/** A primary network as it is indexed and served. Plain data, so that it can be passed to a worker thread. */
export interface NetworkDefinition {
  /** 1 is mainnet, 5 the public test network, 12345 the local one. */
  readonly networkId: number
  /** The network's name in requests; `testnet` includes `fuji`. */
  readonly network: "mainnet" | "testnet"
  /**
   * Base URLs of nodes, such as `http://127.0.0.1:9650`. The first is preferred at the head; all of them share the reading of older blocks.
   * May contain secrets.
   */
  readonly nodeUrls: readonly string[]
  /** The human-readable part of addresses: `avax`, `fuji`, `local` or `custom`. */
  readonly hrp: string
  /** The X-Chain's ID in cb58. */
  readonly xChainId: string
  readonly cChainId: string
  readonly avaxAssetId: string
}
