import { decodePChainBlock, type PChainUnsignedTransaction } from "@serac/chain"
import { cBlockJson } from "../../src/network/render/c-block.ts"
import { type CTransactionFacts, cTransactionFragment } from "../../src/network/render/c-transaction.ts"
import { networkNames } from "../../src/network/render/names.ts"
import { platformBlockJson } from "../../src/network/render/platform-block.ts"
import { type TransactionDetails, transactionFragment } from "../../src/network/render/platform-transaction.ts"
import { platformUtxoFragment } from "../../src/network/render/platform-utxo.ts"
import { xTransactionFragment } from "../../src/network/render/x-transaction.ts"
import { xUtxoFragment } from "../../src/network/render/x-utxo.ts"
import { authorization, avax, base, beginning, bytes, output, owner, zero } from "./platform-chain.ts"
import { platformBlocks, recordedNetwork } from "./primary-fixtures.ts"

type Type = PChainUnsignedTransaction["type"]

const names = networkNames(recordedNetwork)
const timestamp = beginning
const validator = { nodeID: bytes(20, 7), start: 10n, end: 500n, weight: 9n }

/** Transactions of types that the recorded chain lacks. */
const unrecorded: { readonly [T in Type]?: Extract<PChainUnsignedTransaction, { readonly type: T }> } = {
  AdvanceTimeTx: { type: "AdvanceTimeTx", time: 5n },
  AddValidatorTx: {
    type: "AddValidatorTx",
    ...base,
    validator,
    stake: [output(9n, 2)],
    rewardsOwner: owner(3),
    shares: 20_000,
  },
  AddDelegatorTx: { type: "AddDelegatorTx", ...base, validator, stake: [output(9n, 2)], rewardsOwner: owner(3) },
  TransformSubnetTx: {
    type: "TransformSubnetTx",
    ...base,
    subnetID: bytes(32, 8),
    assetID: bytes(32, 33),
    initialSupply: 1_000_000_000n,
    maximumSupply: 2_000_000_000n,
    minConsumptionRate: 200_000n,
    maxConsumptionRate: 400_000n,
    minValidatorStake: 5n,
    maxValidatorStake: 2_000_000n,
    minStakeDuration: 1,
    maxStakeDuration: 31_536_000,
    minDelegationFee: 20_000,
    minDelegatorStake: 1n,
    maxValidatorWeightFactor: 4,
    uptimeRequirement: 800_000,
    subnetAuthorization: authorization,
  },
  AddAutoRenewedValidatorTx: {
    type: "AddAutoRenewedValidatorTx",
    ...base,
    nodeID: bytes(20, 9),
    signer: { type: "signer.Empty" },
    stake: [output(9n, 2)],
    validationRewardsOwner: owner(3),
    delegationRewardsOwner: owner(4),
    validatorAuthority: owner(5),
    delegationShares: 100_000,
    autoCompoundRewardShares: 300_000,
    period: 1_000n,
  },
  SetAutoRenewedValidatorConfigTx: {
    type: "SetAutoRenewedValidatorConfigTx",
    ...base,
    txID: bytes(32, 6),
    auth: authorization,
    autoCompoundRewardShares: 300_000,
    period: 2_000n,
  },
  RewardAutoRenewedValidatorTx: { type: "RewardAutoRenewedValidatorTx", txID: bytes(32, 6), timestamp: 7n },
}

/** At least one transaction of each type: all recorded ones, and those of the other types. */
export const platformTransactions: readonly PChainUnsignedTransaction[] = [
  ...platformBlocks.flatMap((arrived) => {
    const block = decodePChainBlock(arrived.bytes)
    const inside = "transactions" in block ? block.transactions : []
    const proposed = "transaction" in block ? [block.transaction] : []
    return [...inside, ...proposed].map(({ unsigned }) => unsigned)
  }),
  ...Object.values(unrecorded),
]

const l1Row = {
  validationId: bytes(32, 21),
  subnetId: bytes(32, 22),
  nodeId: bytes(20, 23),
  weight: 100n,
  start: beginning,
  height: 7,
  index: 0,
  txId: bytes(32, 24),
  endAccumulatedFee: 5n,
  minNonce: 0n,
  balanceAddresses: [],
  data: {
    publicKey: "0x25",
    remainingBalanceOwner: { locktime: "0", threshold: 1, addresses: [] },
    deactivationOwner: { locktime: "0", threshold: 1, addresses: [] },
  },
}
const details: readonly TransactionDetails[] = [
  {},
  {
    start: beginning,
    nodeId: bytes(20, 25),
    l1Validators: [
      { row: l1Row, remainingBalance: 4n },
      { row: l1Row, remainingBalance: 5n, balanceChange: -1n, proofOfPossession: "0x26" },
    ],
    l1Balance: { assetId: avax, amount: 12n },
  },
]

const block = {
  height: 7,
  id: bytes(32, 1),
  parentId: bytes(32, 2),
  timestamp,
  transactionIds: [bytes(32, 3), bytes(32, 4)],
  size: 937,
}
const proposer = { containerId: "container", parentContainerId: "parent" }

const amounts = { amountUnlocked: "[1]", amountCreated: "[2]", blockHeight: 7, blockId: bytes(32, 1) }
const assetCreated = {
  assetId: bytes(32, 33),
  name: "Ice Cores",
  symbol: "CORE",
  denomination: 0,
  type: "nft",
  cap: "variable",
  createdAt: beginning,
} as const
const xTransaction = { id: bytes(32, 3), type: "BaseTx", timestamp, memo: bytes(2, 5), ...amounts }
const party = { address: bytes(20, 6), assetID: avax, amount: 9n }
const cTransaction: CTransactionFacts = {
  id: bytes(32, 3),
  type: "ImportTx",
  timestamp,
  ...amounts,
  sourceChain: zero,
  destinationChain: bytes(32, 9),
  parties: [party, party],
}

const utxo = {
  txId: bytes(32, 3),
  outputIndex: 1,
  id: bytes(32, 10),
  createdOn: "X",
  consumedOn: "P",
  assetId: avax,
  amount: 9n,
  addresses: [bytes(20, 1), bytes(20, 2)],
  threshold: 2,
  height: 7,
  timestamp,
  locktime: 11,
  stakeableLocktime: 12,
  staked: false,
  isTransfer: true,
} as const

/** Stored texts of each noun: every member occurs in one of them, and every optional member is absent in another. */
export const writtenItems = {
  platformBlock: [
    platformBlockJson({ ...block, type: "BanffStandardBlock" }, names),
    platformBlockJson(
      {
        ...block,
        type: "BanffStandardBlock",
        proposer: { ...proposer, nodeId: "NodeID-1", platformHeight: 3, timestamp },
        l1: { accruedFees: 5n, active: 2 },
        currentSupply: 13n,
      },
      names,
    ),
    platformBlockJson({ ...block, type: "BanffStandardBlock", proposer }, names),
  ],
  platformTransaction: platformTransactions.flatMap((unsigned) =>
    details.map((each) =>
      transactionFragment({ height: 7, blockId: bytes(32, 1), timestamp, id: bytes(32, 3), unsigned }, each, names),
    ),
  ),
  platformUtxo: [
    platformUtxoFragment(utxo, { bytes: bytes(9, 1) }, names),
    platformUtxoFragment(utxo, { bytes: bytes(9, 1), staking: { start: 1 }, rewardType: "VALIDATOR" }, names),
    platformUtxoFragment(utxo, { bytes: bytes(9, 1), staking: { start: 1, end: 2 } }, names),
  ],
  xTransaction: [
    xTransactionFragment(xTransaction, names),
    xTransactionFragment({ ...xTransaction, sourceChain: zero, destinationChain: bytes(32, 9), assetCreated }, names),
  ],
  xUtxo: [
    xUtxoFragment(utxo, { utxoType: "mint", bytes: bytes(9, 1) }, names),
    xUtxoFragment(utxo, { utxoType: "transfer", bytes: bytes(9, 1), groupId: 0, payload: bytes(2, 4) }, names),
  ],
  cBlock: [cBlockJson(block)],
  cTransaction: [
    cTransactionFragment(cTransaction, names),
    cTransactionFragment({ ...cTransaction, type: "ExportTx", parties: [{ ...party, credentials: "[3]" }] }, names),
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
