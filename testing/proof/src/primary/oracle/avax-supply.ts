import { zeroIdText } from "../recording/text.ts"
import type { Staker } from "./stakers.ts"
import type { ChainAlias, Utxo } from "./utxo.ts"
import type { World } from "./world.ts"

/** The expected supply of the native asset in nAVAX; amounts that EVM transactions burned are in wei. */
export interface ExpectedSupply {
  /** The sum of outputs, stakes, balances and accounts, without subtracting the fees of EVM transactions. */
  readonly there: bigint
  /** Inputs minus outputs of all transactions, by chain, without deposits into L1 validator balances. */
  readonly burned: Readonly<Record<ChainAlias, bigint>>
  readonly evmFees: bigint
  readonly l1Fees: bigint
  readonly staked: bigint
  readonly locked: bigint
  readonly rewards: bigint
  /** The rewards of current stakers if all are rewarded; the node's supply includes them already. */
  readonly pending: bigint
  /** Of the newest block, in Unix seconds. */
  readonly time: number
}

/** Counts the native asset of a recorded network. */
export function supplyOf(world: World): ExpectedSupply {
  const { recording, transactions, utxos, stakers, l1 } = world
  const { avaxAssetID: native, evm, X } = recording
  const last = evm.blocks.at(-1)?.block.timestamp ?? "0x0"
  const time = Math.max(world.time, Number(last), X.at(-1)?.json.time ?? 0)
  const own = [...utxos.values()].filter(({ assetID, output: { kind } }) => assetID === native && kind === "transfer")
  const there = own.filter(({ spent }) => spent === undefined)
  const open = stakers.filter((staker) => isActive(staker) && staker.start <= world.time)
  const restaked = sum(open, ({ renewal }) =>
    renewal ? renewal.restaked.validation + renewal.restaked.delegation : 0n,
  )
  const accounts = recording.C.flatMap(({ transactions }) =>
    transactions.flatMap(({ unsignedTx, accounts }) =>
      accounts
        .filter(({ assetID }) => assetID === native)
        .map(({ amount }) => (unsignedTx.importedInputs === undefined ? -amount : amount)),
    ),
  )
  const inAccounts = sum(accounts, (amount) => amount)
  const balances = sum([...l1.all.values()], (validator) => l1.balanceOf(validator))
  const refunds = sum(l1.refunds, ({ output }) => output.amount)
  const amountOf = ({ output }: Utxo) => output.amount

  const burned = { P: -l1.paidIn, X: 0n, C: -inAccounts }
  for (const { event, inputs, outputs } of transactions) {
    for (const { txID, outputIndex, assetID } of inputs) {
      const utxo = utxos.get(`${txID}:${outputIndex}`)
      if (assetID === native && utxo?.output.kind === "transfer") burned[event.chain] += utxo.output.amount
    }
    for (const { assetID, output } of outputs)
      if (assetID === native && output.kind === "transfer") burned[event.chain] -= output.amount
  }
  return {
    there: sum(there, amountOf) + balances + restaked + inAccounts,
    burned,
    evmFees: sum(
      evm.blocks.flatMap(({ receipts }) => receipts),
      ({ gasUsed, effectiveGasPrice = "0x0" }) => BigInt(gasUsed) * BigInt(effectiveGasPrice),
    ),
    l1Fees: l1.paidIn - refunds - balances,
    staked: sum(open, ({ weight }) => weight),
    locked: sum(
      there.filter(({ output: { locktime, stakeableLocktime } }) =>
        [locktime, stakeableLocktime].some((one) => one > time),
      ),
      amountOf,
    ),
    rewards:
      restaked +
      sum(
        own.filter(({ reward }) => reward !== undefined),
        amountOf,
      ),
    pending: sum(open, ({ potentialReward = 0n, accruedFees }) => potentialReward + accruedFees),
    time,
  }
}

const isActive = ({ ended, removed, subnetID }: Staker) =>
  ended === undefined && removed === undefined && subnetID === zeroIdText

const sum = <Item>(items: readonly Item[], of: (item: Item) => bigint): bigint =>
  items.reduce((total, item) => total + of(item), 0n)
