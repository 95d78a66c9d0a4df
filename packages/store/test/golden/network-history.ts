import type { NetworkBatch } from "../../src/index.ts"
import { address, batchOf, id32, stakerOf, transactionOf, utxoOf } from "../conformance/network/rows.ts"

export const goldenNetworkId = 12345

const spent = { txId: id32(1, 0x77), outputIndex: 0 }
const old = { txId: id32(3, 0x77), outputIndex: 1 }
const owner = { locktime: "0", threshold: 1, addresses: ["local1"] }
const both = [address(1), address(2)]

/** Something for every table, batch by batch. */
export const goldenNetworkHistory: readonly NetworkBatch[] = [
  batchOf("X", 0, 2, {
    transactions: [
      transactionOf(1, 0, id32(2, 0x77), {
        type: "ImportTx",
        inputs: [spent, old],
        outputs: 1,
        assets: [id32(1, 0xa5)],
        addresses: [address(2)],
      }),
    ],
    utxos: [utxoOf({ txId: id32(2, 0x77), outputIndex: 0 }, { createdOn: "X", consumedOn: "X", addresses: both })],
    consumptions: [spent, old].map((key) => {
      return { ...key, consumingTx: id32(2, 0x77), height: 1, timestamp: 10, credentials: "[]" }
    }),
    assets: [
      {
        assetId: id32(1, 0xa5),
        name: "Avalanche",
        symbol: "AVAX",
        denomination: 9,
        type: "secp256k1",
        cap: "fixed",
        createdAt: 0,
      },
    ],
  }),
  batchOf("P", 0, 3, {
    transactions: [
      transactionOf(1, 0, id32(1, 0x77), { type: "ExportTx", outputs: 1, addresses: [address(1)] }),
      transactionOf(2, 0, stakerOf(2).txId, { type: "AddPermissionlessValidatorTx", outputs: 1 }),
    ],
    utxos: [
      utxoOf(spent, { consumedOn: "X", height: 1, timestamp: 10 }),
      utxoOf({ txId: stakerOf(2).txId, outputIndex: 0 }, { staked: true, amount: 2n ** 64n - 1n, locktime: 99 }),
      utxoOf({ txId: stakerOf(2).txId, outputIndex: 1 }, { addresses: both, isTransfer: false, amount: 0n }),
    ],
    stakers: [
      stakerOf(2, { delegationShares: 20_000, delegationCapacity: 2n ** 60n }),
      stakerOf(1, { kind: "delegator", status: "pending", nodeId: address(2) }),
    ],
    l1Validators: [
      {
        validationId: id32(1, 0x11),
        subnetId: id32(1, 0x50),
        nodeId: address(9),
        weight: 5n,
        start: 20,
        height: 2,
        index: 1,
        txId: id32(9),
        endAccumulatedFee: 2n ** 64n - 1n,
        minNonce: 1n,
        balanceAddresses: both,
        data: { publicKey: "0x01", remainingBalanceOwner: owner, deactivationOwner: owner },
      },
    ],
    subnets: [{ subnetId: id32(1, 0x50), height: 1, index: 1, createdAt: 10, data: { owner } }],
    blockchains: [
      {
        blockchainId: id32(1, 0xb0),
        subnetId: id32(1, 0x50),
        height: 1,
        index: 2,
        createdAt: 10,
        name: "ice",
        vmId: "vm",
        evmChainId: "43112",
      },
    ],
  }),
  batchOf("P", 3, 1, {
    returned: [{ txId: stakerOf(2).txId, outputIndex: 0 }],
    stakers: [stakerOf(2, { status: "completed", data: { rewarded: true } })],
    utxos: [utxoOf({ txId: stakerOf(2).txId, outputIndex: 2 }, { amount: 7n, height: 3, timestamp: 30 })],
    rewards: [
      {
        utxo: { txId: stakerOf(2).txId, outputIndex: 2 },
        type: "VALIDATOR",
        stakerTx: stakerOf(2).txId,
        rewardTx: id32(8),
        nodeId: address(2),
        addresses: [address(1)],
        amount: 7n,
        assetId: id32(1, 0xa5),
        start: 100,
        end: 10_000,
        stake: 1000n,
        height: 3,
        timestamp: 30,
      },
    ],
    periods: [
      {
        rewardTx: id32(7),
        stakerTx: stakerOf(2).txId,
        data: {
          start: 100,
          end: 10_000,
          stake: "1000",
          rewarded: true,
          renewed: true,
          validationReward: "7",
          delegationReward: "0",
          restakedValidationReward: "3",
          restakedDelegationReward: "1",
        },
      },
    ],
  }),
]
