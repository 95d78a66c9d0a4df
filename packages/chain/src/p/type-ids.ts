/** The type ids of the P-Chain's codecs. 40 to 42 are those of the Helicon upgrade. */
export const pTypeIDs = {
  ApricotProposalBlock: 0,
  ApricotAbortBlock: 1,
  ApricotCommitBlock: 2,
  ApricotStandardBlock: 3,
  ApricotAtomicBlock: 4,
  "secp256k1fx.TransferInput": 5,
  "secp256k1fx.TransferOutput": 7,
  "secp256k1fx.Credential": 9,
  "secp256k1fx.Input": 10,
  "secp256k1fx.OutputOwners": 11,
  AddValidatorTx: 12,
  AddSubnetValidatorTx: 13,
  AddDelegatorTx: 14,
  CreateChainTx: 15,
  CreateSubnetTx: 16,
  ImportTx: 17,
  ExportTx: 18,
  AdvanceTimeTx: 19,
  RewardValidatorTx: 20,
  "stakeable.LockIn": 21,
  "stakeable.LockOut": 22,
  RemoveSubnetValidatorTx: 23,
  TransformSubnetTx: 24,
  AddPermissionlessValidatorTx: 25,
  AddPermissionlessDelegatorTx: 26,
  "signer.Empty": 27,
  "signer.ProofOfPossession": 28,
  BanffProposalBlock: 29,
  BanffAbortBlock: 30,
  BanffCommitBlock: 31,
  BanffStandardBlock: 32,
  TransferSubnetOwnershipTx: 33,
  BaseTx: 34,
  ConvertSubnetToL1Tx: 35,
  RegisterL1ValidatorTx: 36,
  SetL1ValidatorWeightTx: 37,
  IncreaseL1ValidatorBalanceTx: 38,
  DisableL1ValidatorTx: 39,
  AddAutoRenewedValidatorTx: 40,
  SetAutoRenewedValidatorConfigTx: 41,
  RewardAutoRenewedValidatorTx: 42,
} as const

/** A type of transaction of the P-Chain. */
export type PTransactionType = Extract<keyof typeof pTypeIDs, `${string}Tx`>

/** The properties of a type of transaction. */
export interface PTransactionKind {
  /** The issuer: a user, who pays for it, or the network itself. */
  readonly issuer: "user" | "network"
  /** The kind of object that it adds or changes: a staker with its stake, a validator of a permissioned subnet, L1 validators, or other objects. */
  readonly changes: "staker" | "permissioned validator" | "L1 validator" | "other"
  /** Its intrinsic database accesses without those of inputs and outputs (ACP-103); null if it pays no dynamic fee. */
  readonly cost: { readonly dbRead: number; readonly dbWrite: number } | null
}

/** The properties of each type of P-Chain transaction, from which lists of stakers, L1 validators and fees elsewhere derive. */
export const pTransactionKinds = {
  AddValidatorTx: { issuer: "user", changes: "staker", cost: null },
  AddSubnetValidatorTx: { issuer: "user", changes: "permissioned validator", cost: { dbRead: 3, dbWrite: 3 } },
  AddDelegatorTx: { issuer: "user", changes: "staker", cost: null },
  CreateChainTx: { issuer: "user", changes: "other", cost: { dbRead: 3, dbWrite: 1 } },
  CreateSubnetTx: { issuer: "user", changes: "other", cost: { dbRead: 0, dbWrite: 1 } },
  ImportTx: { issuer: "user", changes: "other", cost: { dbRead: 0, dbWrite: 0 } },
  ExportTx: { issuer: "user", changes: "other", cost: { dbRead: 0, dbWrite: 0 } },
  AdvanceTimeTx: { issuer: "network", changes: "other", cost: null },
  RewardValidatorTx: { issuer: "network", changes: "other", cost: null },
  RemoveSubnetValidatorTx: { issuer: "user", changes: "other", cost: { dbRead: 1, dbWrite: 3 } },
  TransformSubnetTx: { issuer: "user", changes: "other", cost: null },
  AddPermissionlessValidatorTx: { issuer: "user", changes: "staker", cost: { dbRead: 1, dbWrite: 3 } },
  AddPermissionlessDelegatorTx: { issuer: "user", changes: "staker", cost: { dbRead: 1, dbWrite: 2 } },
  TransferSubnetOwnershipTx: { issuer: "user", changes: "other", cost: { dbRead: 1, dbWrite: 1 } },
  BaseTx: { issuer: "user", changes: "other", cost: { dbRead: 0, dbWrite: 0 } },
  ConvertSubnetToL1Tx: { issuer: "user", changes: "L1 validator", cost: { dbRead: 3, dbWrite: 2 } },
  RegisterL1ValidatorTx: { issuer: "user", changes: "L1 validator", cost: { dbRead: 5, dbWrite: 6 } },
  SetL1ValidatorWeightTx: { issuer: "user", changes: "L1 validator", cost: { dbRead: 3, dbWrite: 5 } },
  IncreaseL1ValidatorBalanceTx: { issuer: "user", changes: "L1 validator", cost: { dbRead: 1, dbWrite: 5 } },
  DisableL1ValidatorTx: { issuer: "user", changes: "L1 validator", cost: { dbRead: 1, dbWrite: 6 } },
  AddAutoRenewedValidatorTx: { issuer: "user", changes: "staker", cost: { dbRead: 0, dbWrite: 3 } },
  SetAutoRenewedValidatorConfigTx: { issuer: "user", changes: "other", cost: { dbRead: 1, dbWrite: 1 } },
  RewardAutoRenewedValidatorTx: { issuer: "network", changes: "other", cost: null },
} as const satisfies Readonly<Record<PTransactionType, PTransactionKind>>

/** The types of transactions that change a kind of object. */
export type PTransactionTypesThatChange<What extends PTransactionKind["changes"]> = {
  [Type in PTransactionType]: (typeof pTransactionKinds)[Type]["changes"] extends What ? Type : never
}[PTransactionType]

/**
 * The types of transactions that change objects of a kind.
 *
 * @example
 * import { pTransactionTypesThatChange } from "@serac/chain"
 *
 * const isOfL1: ReadonlySet<string> = new Set(pTransactionTypesThatChange("L1 validator"))
 * console.log(isOfL1.has("DisableL1ValidatorTx"))
 */
export function pTransactionTypesThatChange<What extends PTransactionKind["changes"]>(
  ...what: readonly What[]
): readonly PTransactionTypesThatChange<What>[] {
  return Object.entries<PTransactionKind>(pTransactionKinds).flatMap(([type, { changes }]) =>
    (what as readonly string[]).includes(changes) ? [type as PTransactionTypesThatChange<What>] : [],
  )
}
