/** An EVM chain as the operator configures it: what is indexed, and what `GET /v1/chains` returns for it. */
export interface ChainDefinition {
  /** EVM chain ID in decimal digits without leading zeros. */
  readonly chainId: string
  readonly name: string
  /** `testnet` includes `fuji`. */
  readonly network: "mainnet" | "testnet"
  readonly description?: string
  /**
   * HTTP JSON-RPC endpoints. The first is preferred at the head, where the others are used when it fails; all of them share the reading of
   * older blocks. May contain secrets.
   */
  readonly rpcUrls: readonly string[]
  /** WebSocket endpoint for `newHeads`; without it the node is polled. May contain secrets. */
  readonly wsUrl?: string
  /** The public RPC URL shown to users; no node URL is shown by default. */
  readonly publicRpcUrl?: string
  /** The public WebSocket URL shown to users; none by default. */
  readonly publicWsUrl?: string
  /** Name and symbol are empty if unknown. */
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
