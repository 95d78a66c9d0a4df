/** An EVM chain as an operator describes it: what is indexed, and what `GET /v1/chains` says of it. */
export interface ChainDefinition {
  /** EVM chain ID in decimal digits without leading zeros. */
  readonly chainId: string
  readonly name: string
  /** `testnet` stands for `fuji` too. */
  readonly network: "mainnet" | "testnet"
  readonly description?: string
  /** HTTP JSON-RPC endpoints; the first is preferred, the others take over when it fails. May hold secrets. */
  readonly rpcUrls: readonly string[]
  /** WebSocket endpoint for `newHeads`; polled without it. May hold secrets. */
  readonly wsUrl?: string
  /** The RPC URL to show to users: never one of a node by itself. Without it users are shown none. */
  readonly publicRpcUrl?: string
  /** The WebSocket URL to show to users. Without it users are shown none. */
  readonly publicWsUrl?: string
  /** Name and symbol are empty where nobody knows them. */
  readonly nativeToken: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly logoUri?: string
    readonly description?: string
  }
  readonly logoUri?: string
  readonly explorerUrl?: string
  /** Blockchain ID in cb58; another spelling of `chainId` in requests. */
  readonly platformChainId?: string
  readonly subnetId?: string
  readonly vmId?: string
  /** `EVM` when absent. */
  readonly vmName?: string
  readonly multicall?: string
  readonly private?: boolean
}
