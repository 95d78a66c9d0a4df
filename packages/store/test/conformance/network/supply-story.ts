import { formatId } from "@serac/chain"
import type { L1ValidatorRow, NetworkBatch, RenewalData } from "../../../src/index.ts"
import { hole } from "../../../src/items/index.ts"
import { address, batchOf, id32, stakerOf, transactionOf, utxoOf } from "./rows.ts"

/** The network's own asset. */
export const avax = id32(1, 0xa5)
const another = id32(2, 0xa5)

/** A list of amounts as stored JSON has it, with the hole behind each asset. */
const amounts = (...list: readonly (readonly [Uint8Array, bigint])[]) =>
  `[${list.map(([asset, amount]) => `{"assetId":"${formatId(asset)}"${hole.asset},"amount":"${amount}"}`).join(",")}]`

/** What a validator that stakes anew by itself restaked of its rewards. */
export const renewal: RenewalData = {
  period: 100,
  autoCompoundRewardShares: 1_000_000,
  validatorAuthority: { locktime: "0", threshold: 1, addresses: [] },
  periods: 1,
  restakedValidationReward: "30",
  restakedDelegationReward: "4",
  paidValidationReward: "0",
  paidDelegationReward: "0",
}

export const l1ValidatorOf = (number: number, more: Partial<L1ValidatorRow> = {}): L1ValidatorRow => ({
  validationId: id32(number, 0x11),
  subnetId: id32(9),
  nodeId: address(number),
  weight: 1n,
  start: 0,
  height: 0,
  index: number,
  txId: id32(number, 0x12),
  endAccumulatedFee: 0n,
  minNonce: 0n,
  balanceAddresses: [address(1)],
  data: {
    publicKey: "0x",
    remainingBalanceOwner: renewal.validatorAuthority,
    deactivationOwner: renewal.validatorAuthority,
  },
  ...more,
})

/** A transaction of the P-Chain that burned, put into balances of L1 validators, and changed them. */
const platform = (height: number, type: string, burned: string, put = "[]", changes: readonly bigint[] = []) =>
  transactionOf(height, 0, id32(height, 0x77), {
    type,
    fragment:
      `{"txType":"${type}","value":[],"amountBurned":${burned},"amountStaked":[],"amountL1ValidatorBalanceBurned":${put}` +
      `,"memo":"0x","l1ValidatorDetails":[${changes.map((change) => `{"balanceChange":${change},"weight":1}`).join(",")}]`,
  })

const moving = (height: number, index: number, unlocked: string, created: string, rest = "") =>
  transactionOf(height, index, id32(1000 * (height + 1) + index, 0x78), {
    fragment: `{"amountUnlocked":${unlocked},"amountCreated":${created}${rest}`,
  })

/** A batch, and the fees of L1 validators that have accrued after it where the P-Chain tells them. */
export interface StoryPart {
  readonly batch: NetworkBatch
  readonly accruedFees?: bigint
}

/** A network on which everything happens that its supply is told from. */
export const story: readonly StoryPart[] = [
  {
    accruedFees: 0n,
    batch: batchOf("P", 0, 1, {
      utxos: [
        utxoOf({ txId: id32(90), outputIndex: 0 }, { amount: 500n }),
        utxoOf({ txId: id32(90), outputIndex: 1 }, { amount: 70n, stakeableLocktime: 15 }),
        utxoOf({ txId: id32(90), outputIndex: 2 }, { amount: 80n, stakeableLocktime: 1_000, staked: true }),
        utxoOf({ txId: id32(90), outputIndex: 3 }, { amount: 90n, locktime: 1_000, addresses: [] }),
      ],
      stakers: [stakerOf(1, { weight: 80n }), stakerOf(2, { weight: 1_000n, subnetId: id32(7) })],
    }),
  },
  {
    batch: batchOf("X", 0, 1, {
      utxos: [
        utxoOf({ txId: avax, outputIndex: 0 }, { amount: 300n, createdOn: "X", consumedOn: "X" }),
        utxoOf({ txId: another, outputIndex: 0 }, { amount: 7n, createdOn: "X", consumedOn: "X", assetId: another }),
      ],
    }),
  },
  {
    accruedFees: 10n,
    batch: batchOf("P", 1, 1, {
      transactions: [
        platform(1, "RegisterL1ValidatorTx", amounts([avax, 45n], [another, 1n]), amounts([avax, 40n]), [40n]),
      ],
      utxos: [
        utxoOf(
          { txId: id32(1, 0x57), outputIndex: 5 },
          { amount: 6n, height: 1, platformFragment: '{"rewardType":"VALIDATOR"' },
        ),
        utxoOf({ txId: id32(1, 0x77), outputIndex: 0 }, { amount: 11n, height: 1, locktime: 12 }),
      ],
      consumptions: [{ txId: id32(90), outputIndex: 3, consumingTx: id32(1, 0x77), height: 1, timestamp: 10 }],
      stakers: [stakerOf(1, { weight: 114n, data: { renewal } }), stakerOf(3, { weight: 9n, status: "pending" })],
      l1Validators: [l1ValidatorOf(1, { endAccumulatedFee: 50n }), l1ValidatorOf(2)],
    }),
  },
  {
    batch: batchOf("X", 1, 1, {
      transactions: [
        moving(1, 0, amounts([avax, 300n], [another, 7n]), amounts([avax, 298n], [another, 7n])),
        // A stranger's text that looks like an amount.
        moving(1, 1, "[]", "[]", ',"assetCreated":{"name":"\\"amountUnlocked\\":[{\\"assetId\\""}'),
      ],
    }),
  },
  {
    batch: batchOf("C", 0, 1, {
      transactions: [moving(0, 0, amounts([avax, 100n]), amounts([avax, 97n]))],
    }),
  },
  {
    accruedFees: 25n,
    batch: batchOf("P", 2, 1, {
      transactions: [platform(2, "DisableL1ValidatorTx", amounts([avax, 1n]), "[]", [-8n])],
    }),
  },
]

/** What there is at the end of the {@link story}. */
export const supply = {
  timestamp: 20,
  genesis: 500n + 70n + 80n + 90n + 300n,
  rewards: 6n + 34n,
  burned: { P: 5n + 1n, X: 2n, C: 3n },
  // 40 were put in, 8 came back, and 50 - 25 are left.
  l1ValidatorFees: 40n - 8n - 25n,
  staked: 114n,
  locked: 80n,
}
