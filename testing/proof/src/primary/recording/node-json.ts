// The node's JSON of blocks and transactions, limited to the members that the proof reads. There are no type tags: the members identify the type.

export type Integer = number | bigint

export interface NodeOwner {
  readonly addresses: readonly string[]
  readonly locktime?: Integer
  readonly threshold: number
}

/** Any output: its members and the fx identify its kind. */
export interface NodeOutput extends NodeOwner {
  readonly amount?: Integer
  readonly groupID?: number
  readonly payload?: string
}

/** `stakeable.LockOut`. */
export interface NodeLockedOutput {
  readonly locktime: Integer
  readonly output: NodeOutput
}

export interface NodeTransferableOutput {
  readonly assetID: string
  readonly fxID: string
  readonly output: NodeOutput | NodeLockedOutput
}

export interface NodeInputLocation {
  readonly txID: string
  readonly outputIndex: number
}

export interface NodeTransferableInput extends NodeInputLocation {
  readonly assetID: string
  readonly input: { readonly amount?: Integer; readonly input?: { readonly amount: Integer } }
}

export interface NodeOperation {
  readonly assetID: string
  readonly fxID: string
  readonly inputIDs: readonly NodeInputLocation[]
  readonly operation: {
    readonly mintOutput?: NodeOutput
    readonly transferOutput?: NodeOutput
    readonly ownedOutput?: NodeOutput
    readonly output?: NodeOutput
    readonly groupID?: number
    readonly payload?: string
    readonly outputs?: readonly NodeOwner[]
  }
}

export interface NodeSigner {
  readonly publicKey?: string
  readonly proofOfPossession?: string
}

export interface NodeUnsigned {
  readonly networkID?: number
  readonly blockchainID?: string
  readonly outputs?: readonly NodeTransferableOutput[] | null
  readonly inputs?: readonly NodeTransferableInput[] | null
  readonly memo?: string | null
  readonly sourceChain?: string
  readonly importedInputs?: readonly NodeTransferableInput[]
  readonly destinationChain?: string
  readonly exportedOutputs?: readonly NodeTransferableOutput[]
  readonly name?: string
  readonly symbol?: string
  readonly denomination?: number
  readonly initialStates?: readonly {
    readonly fxIndex: number
    readonly fxID: string
    readonly outputs: readonly NodeOutput[]
  }[]
  readonly operations?: readonly NodeOperation[]
  readonly validator?: {
    readonly nodeID: string
    readonly start: number
    readonly end: number
    readonly weight: Integer
    readonly subnetID?: string
  }
  readonly nodeID?: string
  readonly subnetID?: string
  readonly subnetAuthorization?: unknown
  readonly signer?: NodeSigner
  readonly stake?: readonly NodeTransferableOutput[]
  readonly shares?: number
  readonly delegationShares?: number
  readonly validatorAuthority?: NodeOwner
  readonly autoCompoundRewardShares?: number
  /** Seconds. */
  readonly period?: number
  readonly auth?: unknown
  /** The end of a past period. */
  readonly timestamp?: number
  readonly rewardsOwner?: NodeOwner
  readonly validationRewardsOwner?: NodeOwner
  readonly delegationRewardsOwner?: NodeOwner
  readonly owner?: NodeOwner
  readonly newOwner?: NodeOwner
  readonly chainName?: string
  readonly vmID?: string
  readonly genesisData?: string
  readonly txID?: string
  readonly time?: number
  readonly chainID?: string
  readonly address?: string
  readonly validators?: readonly {
    readonly nodeID: string
    readonly weight: Integer
    readonly balance: Integer
    readonly signer: NodeSigner
    readonly remainingBalanceOwner: NodeOwner
    readonly deactivationOwner: NodeOwner
  }[]
  readonly validationID?: string
  readonly balance?: Integer
  readonly message?: string
  readonly disableAuthorization?: unknown
  readonly initialSupply?: Integer
}

export interface NodeCredential {
  readonly signatures?: readonly string[]
  readonly credential?: { readonly signatures: readonly string[] }
}

export interface NodeTransaction {
  readonly id: string
  readonly unsignedTx: NodeUnsigned
  readonly credentials: readonly NodeCredential[] | null
}

export interface NodeBlock {
  readonly id: string
  readonly parentID: string
  readonly height: number
  /** Unix seconds; absent in the P-Chain's block 0. */
  readonly time?: number
  readonly txs?: readonly NodeTransaction[] | null
  /** A proposal's own transaction. */
  readonly tx?: NodeTransaction
}

export const signaturesOf = ({ signatures, credential }: NodeCredential): readonly string[] =>
  signatures ?? credential?.signatures ?? []
