/** A virtual machine that a node runs. */
export interface VirtualMachine {
  /** Its id in text form. */
  readonly id: string
  /** Such as `avm`, `evm` and `platform`; a plugin has none. */
  readonly aliases: readonly string[]
  readonly version: string
}

/** A connected peer, in the format of `info.peers`. */
export interface Peer {
  readonly ip: string
  readonly publicIP: string
  readonly nodeID: string
  readonly version: string
  /** Time of the last upgrade that the peer knows, in seconds since 1970. */
  readonly upgradeTime: number
  /** Time in RFC 3339. */
  readonly lastSent: string
  readonly lastReceived: string
  /** Uptime in percent, as a decimal string. */
  readonly observedUptime: string
  readonly trackedSubnets: readonly string[]
  readonly supportedACPs: readonly number[]
  readonly objectedACPs: readonly number[]
  readonly benched: readonly string[]
}

/** Fees of X-Chain transactions, in nAVAX. */
export interface FixedFees {
  readonly txFee: bigint
  readonly createAssetTxFee: bigint
}

/** The values that `info.*` reports about a node. */
export interface NodeFacts {
  readonly networkID: number
  readonly nodeID: string
  /** The node's BLS public key and its proof of possession, as `0x` and digits. */
  readonly nodePOP: { readonly publicKey: string; readonly proofOfPossession: string }
  /** The address at which peers reach the node, such as `127.0.0.1:9651`. */
  readonly ip: () => string
  readonly version: string
  readonly databaseVersion: string
  readonly rpcProtocolVersion: string
  readonly gitCommit: string
  readonly virtualMachines: () => readonly VirtualMachine[]
  /** Feature extensions by their ids in text form. */
  readonly fxs: Readonly<Record<string, string>>
  /** The time of each upgrade, in the node's order. */
  readonly upgrades: () => Readonly<Record<string, unknown>>
  /** The node's uptime as observed by other validators, weighted by stake, in percent. */
  readonly uptime: () => { readonly rewarding: number; readonly weighted: number }
  readonly peers: () => readonly Peer[]
  readonly fees: FixedFees
  /** Whether a chain has bootstrapped; `undefined` for an unknown name or id. */
  readonly isBootstrapped: (chain: string) => boolean | undefined
  /** The id, in text form, of the chain with a name. */
  readonly blockchainID: (alias: string) => string | undefined
}
