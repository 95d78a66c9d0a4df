import {
  formatHex,
  formatId,
  formatNodeId,
  formatText,
  type OutputOwners,
  type PChainUnsignedTransaction,
} from "@serac/chain"
import { jsonObjectIn } from "../p/evm-genesis.ts"
import { toSafeNumber } from "../p/keys.ts"
import { isStakerTx, rewardOwnersOf, type StakerTx, sharesOf, stakeOf, stakerSubnet, stakingOf } from "../p/staking.ts"
import { AssetSums } from "./asset-sums.ts"
import { type L1ValidatorChange, l1ValidatorChangeJson } from "./l1-validator-change.ts"
import type { Names } from "./names.ts"

/** A transaction with its block. */
export interface TransactionInBlock {
  readonly height: number
  readonly blockId: Uint8Array
  /** Unix seconds. */
  readonly timestamp: number
  readonly id: Uint8Array
  readonly unsigned: PChainUnsignedTransaction
}

/** Details that follow from the chain's state when the transaction was applied. */
export interface TransactionDetails {
  /** Only for a staker's transaction: when the staking starts, in Unix seconds. */
  readonly start?: number
  /** The node that the transaction concerns, if it does not contain it. 20 bytes. */
  readonly nodeId?: Uint8Array
  readonly l1Validators?: readonly L1ValidatorChange[]
  /** The amount added to balances of L1 validators: the asset and nAVAX. */
  readonly l1Balance?: { readonly assetId: Uint8Array; readonly amount: bigint }
}

/** The JSON of a P-Chain transaction, without its UTXOs, later details and the closing brace. */
export function transactionFragment(
  { height, blockId, timestamp, id, unsigned }: TransactionInBlock,
  details: TransactionDetails,
  names: Names,
): string {
  const { l1Validators } = details
  return (
    `{"txHash":"${names.id(id)}","txType":"${unsigned.type}","blockTimestamp":${timestamp}` +
    `,"blockNumber":"${height}","blockHash":"${names.id(blockId)}"` +
    amountMembers(unsigned, details, names) +
    ("memo" in unsigned ? `,"memo":"${formatHex(unsigned.memo, "hexnc")}"` : "") +
    (isStakerTx(unsigned) ? stakerMembers(unsigned, details, names) : otherMembers(id, unsigned, names)) +
    (details.nodeId === undefined ? "" : `,"nodeId":"${formatNodeId(details.nodeId)}"`) +
    (l1Validators === undefined ? "" : l1Members(unsigned, l1Validators))
  )
}

function amountMembers(unsigned: PChainUnsignedTransaction, details: TransactionDetails, names: Names): string {
  const [value, burned, staked, balance] = [0, 1, 2, 3].map(() => new AssetSums(names)) as [
    AssetSums,
    AssetSums,
    AssetSums,
    AssetSums,
  ]
  if ("outputs" in unsigned) {
    const imported = unsigned.type === "ImportTx" ? unsigned.importedInputs : []
    for (const { assetID, input } of [...unsigned.inputs, ...imported]) {
      burned.add(assetID, input.type === "stakeable.LockIn" ? input.input.amount : input.amount)
    }
    const stake = isStakerTx(unsigned) ? stakeOf(unsigned) : []
    const exported = unsigned.type === "ExportTx" ? unsigned.exportedOutputs : []
    for (const { assetID, output } of [...unsigned.outputs, ...exported, ...stake]) {
      const { amount } = output.type === "stakeable.LockOut" ? output.output : output
      value.add(assetID, amount)
      burned.add(assetID, -amount)
    }
    for (const { assetID, output } of stake) {
      staked.add(assetID, output.type === "stakeable.LockOut" ? output.output.amount : output.amount)
    }
  }
  if (details.l1Balance) balance.add(details.l1Balance.assetId, details.l1Balance.amount)
  return (
    `,"value":${value.json()},"amountBurned":${burned.json()},"amountStaked":${staked.json()}` +
    `,"amountL1ValidatorBalanceBurned":${balance.json()}`
  )
}

const addressesJson = (addresses: readonly Uint8Array[], names: Names): string =>
  `[${addresses.map((address) => `"${names.address(address)}"`).join(",")}]`

function stakerMembers(unsigned: StakerTx, { start }: TransactionDetails, names: Names): string {
  const { nodeID, end } = stakingOf(unsigned, start ?? 0)
  const shares = sharesOf(unsigned)
  const { own, fees } = rewardOwnersOf(unsigned)
  const rewarded = [...new Set([...own, ...fees].map(names.address))]
  return (
    `,"nodeId":"${formatNodeId(nodeID)}","subnetId":"${formatId(stakerSubnet(unsigned))}"` +
    (start === undefined ? "" : `,"startTimestamp":${start}`) +
    `,"endTimestamp":${end}` +
    (shares === undefined ? "" : `,"delegationFeePercent":"${percentOf(shares)}"`) +
    (rewarded.length === 0 ? "" : `,"rewardAddresses":${JSON.stringify(rewarded)}`) +
    ("signer" in unsigned && unsigned.signer.type === "signer.ProofOfPossession"
      ? `,"blsCredentials":{"publicKey":"${formatHex(unsigned.signer.publicKey, "hexnc")}"` +
        `,"proofOfPossession":"${formatHex(unsigned.signer.proofOfPossession, "hexnc")}"}`
      : "") +
    (unsigned.type === "AddAutoRenewedValidatorTx"
      ? `${renewalMembers(unsigned)},"validatorAuthority":${ownerJson(unsigned.validatorAuthority, names)}`
      : "")
  )
}

/** Members of an auto-renewed validator: the length of its periods, and the share that it restakes. */
const renewalMembers = (renewal: { readonly period: bigint; readonly autoCompoundRewardShares: number }): string =>
  `,"period":${toSafeNumber(renewal.period)},"autoCompoundRewardShares":${renewal.autoCompoundRewardShares}`

/** Converts millionths to per cent with four decimals, as nodes do. */
const percentOf = (shares: number): string => (shares / 10_000).toFixed(4)

/** Lists every type, so that a missing one does not compile. */
function otherMembers(id: Uint8Array, unsigned: Exclude<PChainUnsignedTransaction, StakerTx>, names: Names): string {
  switch (unsigned.type) {
    case "ImportTx":
      return `,"sourceChain":"${formatId(unsigned.sourceChain)}"`
    case "ExportTx":
      return `,"destinationChain":"${formatId(unsigned.destinationChain)}"`
    case "SetAutoRenewedValidatorConfigTx":
      return `,"stakingTxHash":"${formatId(unsigned.txID)}"${renewalMembers(unsigned)}`
    case "RewardValidatorTx":
    case "RewardAutoRenewedValidatorTx":
      return `,"stakingTxHash":"${formatId(unsigned.txID)}"`
    case "CreateSubnetTx":
      return subnetMember(id) + ownershipMember(unsigned.owner, names)
    case "TransferSubnetOwnershipTx":
      return subnetMember(unsigned.subnetID) + ownershipMember(unsigned.newOwner, names)
    case "RemoveSubnetValidatorTx":
      return `,"nodeId":"${formatNodeId(unsigned.nodeID)}"${subnetMember(unsigned.subnetID)}`
    case "TransformSubnetTx":
      return subnetMember(unsigned.subnetID)
    case "CreateChainTx":
      return subnetMember(unsigned.subnetID) + blockchainMember(unsigned)
    case "ConvertSubnetToL1Tx":
      return (
        subnetMember(unsigned.subnetID) +
        `,"l1ValidatorManagerDetails":{"blockchainId":"${formatId(unsigned.chainID)}"` +
        `,"contractAddress":"${formatHex(unsigned.address, "hexnc")}"}`
      )
    case "BaseTx":
    case "AdvanceTimeTx":
    case "RegisterL1ValidatorTx":
    case "SetL1ValidatorWeightTx":
    case "IncreaseL1ValidatorBalanceTx":
    case "DisableL1ValidatorTx":
      return ""
  }
}

const subnetMember = (subnetId: Uint8Array): string => `,"subnetId":"${formatId(subnetId)}"`

const ownershipMember = (owner: OutputOwners, names: Names): string =>
  `,"subnetOwnershipInfo":${ownerJson(owner, names)}`

const ownerJson = (owner: OutputOwners, names: Names): string =>
  `{"locktime":${toSafeNumber(owner.locktime)},"threshold":${owner.threshold}` +
  `,"addresses":${addressesJson(owner.addresses, names)}}`

function blockchainMember(unsigned: Extract<PChainUnsignedTransaction, { readonly type: "CreateChainTx" }>): string {
  return (
    `,"blockchainInfo":{"chainName":${JSON.stringify(formatText(unsigned.chainName))}` +
    `,"vmId":"${formatId(unsigned.vmID)}","genesisData":${genesisJson(unsigned.genesisData)}}`
  )
}

/** The genesis of an EVM chain as an object, any other data in hexadecimal. */
const genesisJson = (genesisData: Uint8Array): string =>
  jsonObjectIn(genesisData) ?? JSON.stringify(formatHex(genesisData, "hexnc"))

function l1Members(unsigned: PChainUnsignedTransaction, changes: readonly L1ValidatorChange[]): string {
  const [first] = changes
  const named = unsigned.type === "ConvertSubnetToL1Tx" || first === undefined
  return `${named ? "" : subnetMember(first.row.subnetId)},"l1ValidatorDetails":[${changes.map(l1ValidatorChangeJson).join(",")}]`
}
