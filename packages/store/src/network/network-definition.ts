/** A primary network as it is indexed and served. Plain data, so that it can go to a worker thread. */
export interface NetworkDefinition {
  /** 1 is mainnet, 5 the public test network, 12345 the local one. */
  readonly networkId: number
  /** What requests call it; `testnet` stands for `fuji` too. */
  readonly network: "mainnet" | "testnet"
  /** Base URLs of nodes, such as `http://127.0.0.1:9650`; the first is preferred. May hold secrets. */
  readonly nodeUrls: readonly string[]
  /** What addresses begin with: `avax`, `fuji`, `local` or `custom`. */
  readonly hrp: string
  /** cb58. */
  readonly xChainId: string
  readonly cChainId: string
  readonly avaxAssetId: string
}
