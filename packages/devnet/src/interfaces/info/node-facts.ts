/** A virtual machine that a node runs. */
export interface VirtualMachine {
  /** The text of its id. */
  readonly id: string
  /** `avm`, `evm`, `platform`; a plugin has none. */
  readonly aliases: readonly string[]
  readonly version: string
}

/** Another node that this one is connected with, as `info.peers` writes it. */
export interface Peer {
  readonly ip: string
  readonly publicIP: string
  readonly nodeID: string
  readonly version: string
  /** Of the last upgrade that it knows, in seconds since 1970. */
  readonly upgradeTime: number
  /** RFC 3339. */
  readonly lastSent: string
  readonly lastReceived: string
  /** Hundredths, as a decimal text. */
  readonly observedUptime: string
  readonly trackedSubnets: readonly string[]
  readonly supportedACPs: readonly number[]
  readonly objectedACPs: readonly number[]
  readonly benched: readonly string[]
}

/** What transactions of the X-Chain cost, in nAVAX. */
export interface FixedFees {
  readonly txFee: bigint
  readonly createAssetTxFee: bigint
}

/** What `info.*` tells of a node. */
export interface NodeFacts {
  readonly networkID: number
  readonly nodeID: string
  /** The key that it signs with and the proof that it has it, as `0x` and digits. */
  readonly nodePOP: { readonly publicKey: string; readonly proofOfPossession: string }
  /** Where peers reach it: `127.0.0.1:9651`. */
  readonly ip: () => string
  readonly version: string
  readonly databaseVersion: string
  readonly rpcProtocolVersion: string
  readonly gitCommit: string
  readonly virtualMachines: () => readonly VirtualMachine[]
  /** Feature extensions by the texts of their ids. */
  readonly fxs: Readonly<Record<string, string>>
  /** When each upgrade came or comes, in the node's order. */
  readonly upgrades: () => Readonly<Record<string, unknown>>
  /** What the stake of others says of this node's uptime, in hundredths. */
  readonly uptime: () => { readonly rewarding: number; readonly weighted: number }
  readonly peers: () => readonly Peer[]
  readonly fees: FixedFees
  /** Whether a chain has caught up; `undefined` where a name or id stands for no chain. */
  readonly isBootstrapped: (chain: string) => boolean | undefined
  /** The text of the id that a name stands for. */
  readonly blockchainID: (alias: string) => string | undefined
}
