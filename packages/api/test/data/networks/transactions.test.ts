import type { NetworkReader, StoredNetworkTransaction } from "@serac/store"
import { hole } from "@serac/store/items"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { all } from "../house.ts"
import {
  cChain,
  get,
  houseOf,
  type NetworkHouse,
  network,
  pChain,
  platformChainId,
  refusal,
  xChain,
} from "./fake-network.ts"
import { address, bech32, cb58, id } from "./ids.ts"
import { avax, otherUtxo, platformUtxo, storedUtxo } from "./utxo-rows.ts"

let house: NetworkHouse

beforeAll(async () => {
  house = await houseOf()
})

afterAll(() => house.close())

const base = "/v1/networks/fuji/blockchains"
const amount = `[{"assetId":"${network.avaxAssetId}"${hole.asset},"amount":"5"}]`

const stored = (number: number, parts: Partial<StoredNetworkTransaction>): StoredNetworkTransaction => ({
  chain: "P",
  height: number,
  index: 0,
  id: id(number),
  type: "BaseTx",
  fragment: platformFragment(number, "BaseTx"),
  consumed: [],
  emitted: [],
  ...parts,
})

const platformFragment = (number: number, type: string) =>
  `{"txHash":"${cb58(number)}","txType":"${type}","blockTimestamp":1000,"blockNumber":"${number}","blockHash":"${cb58(900)}"` +
  `,"value":${amount},"amountBurned":[],"amountStaked":[],"amountL1ValidatorBalanceBurned":[]`

const platformTransaction = (number: number, txType: string, more: object) => ({
  txHash: cb58(number),
  txType,
  blockTimestamp: 1000,
  blockNumber: String(number),
  blockHash: cb58(900),
  value: [{ ...avax, amount: "5" }],
  amountBurned: [],
  amountStaked: [],
  amountL1ValidatorBalanceBurned: [],
  consumedUtxos: [],
  emittedUtxos: [],
  ...more,
})

const atomic = (number: number, more: string) =>
  `{"txHash":"${cb58(number)}","blockHeight":4,"blockHash":"0x00","timestamp":1000,"memo":"0x","amountUnlocked":[]` +
  `,"amountCreated":[],"sourceChain":"${network.cChainId}","destinationChain":"${network.xChainId}"${more}`

test("P-Chain transactions are told with their UTXOs, a staker's with what became of it", async () => {
  const type = "AddPermissionlessValidatorTx"
  house.reader.transactions = async () => [
    stored(9, {
      type,
      fragment: platformFragment(9, type),
      consumed: [storedUtxo(1, { consumedBy: 9 })],
      emitted: [storedUtxo(2, { staked: true }), storedUtxo(3)],
      staker: { potentialReward: "70", rewardTx: cb58(12) },
    }),
    stored(8, { type, fragment: platformFragment(8, type), staker: { potentialReward: "71" } }),
    stored(7, {}),
  ]
  expect(await get(house, `${base}/p-chain/transactions`)).toEqual({
    status: 200,
    body: {
      transactions: [
        platformTransaction(9, type, {
          consumedUtxos: [
            platformUtxo(1, { consumingTxHash: cb58(9), consumingBlockNumber: "9", consumingBlockTimestamp: 2000 }),
          ],
          emittedUtxos: [platformUtxo(2, { staked: true, utxoType: "STAKE" }), platformUtxo(3)],
          estimatedReward: "70",
          rewardTxHash: cb58(12),
        }),
        platformTransaction(8, type, { estimatedReward: "71" }),
        platformTransaction(7, "BaseTx", {}),
      ],
      chainInfo: pChain,
    },
  })
})

test("a transaction that ended a period tells what became of it, and one that is not decided nothing", async () => {
  const type = "RewardAutoRenewedValidatorTx"
  const period = {
    start: 1000,
    end: 2000,
    stake: "250",
    rewarded: true,
    renewed: false,
    validationReward: "60",
    delegationReward: "0",
    restakedValidationReward: "7",
    restakedDelegationReward: "1",
  }
  house.reader.transactions = async () => [
    stored(9, { type, fragment: platformFragment(9, type), period }),
    stored(8, { type, fragment: platformFragment(8, type) }),
  ]
  const { body } = (await get(house, `${base}/p-chain/transactions?txTypes=${type}`)) as { body: object }
  expect(body).toMatchObject({
    transactions: [
      platformTransaction(9, type, {
        stakingPeriod: {
          startTimestamp: 1000,
          endTimestamp: 2000,
          amountStaked: "250",
          isRewarded: true,
          isRenewed: false,
          rewards: { validationRewardAmount: "60", delegationRewardAmount: "0" },
          restakedRewards: { validationRewardAmount: "7", delegationRewardAmount: "1" },
        },
      }),
      platformTransaction(8, type, {}),
    ],
  })
})

test("X-Chain transactions are told in the X-Chain's shape, what they take from the P-Chain too", async () => {
  const fragment =
    `{"txHash":"${cb58(5)}","chainFormat":"linear","timestamp":1000,"txType":"ImportTx","memo":"0x","amountUnlocked":${amount}` +
    `,"amountCreated":[],"sourceChain":"${platformChainId}","blockHeight":5,"blockHash":"${cb58(900)}"`
  house.reader.transactions = async () => [
    stored(5, {
      chain: "X",
      type: "ImportTx",
      fragment,
      consumed: [storedUtxo(1, { createdOn: "P", consumedOn: "X", consumedBy: 5, credentials: "[]" })],
      emitted: [storedUtxo(2, { createdOn: "X", consumedOn: "P" })],
    }),
  ]
  expect(await get(house, `${base}/x-chain/transactions`)).toEqual({
    status: 200,
    body: {
      transactions: [
        {
          txHash: cb58(5),
          chainFormat: "linear",
          timestamp: 1000,
          txType: "ImportTx",
          memo: "0x",
          amountUnlocked: [{ ...avax, amount: "5" }],
          amountCreated: [],
          sourceChain: platformChainId,
          blockHeight: 5,
          blockHash: cb58(900),
          consumedUtxos: [
            otherUtxo(1, {
              createdOnChainId: platformChainId,
              consumingTxHash: cb58(5),
              consumingTxTimestamp: 2000,
              credentials: [],
            }),
          ],
          emittedUtxos: [otherUtxo(2, { consumedOnChainId: platformChainId })],
        },
      ],
      chainInfo: xChain,
    },
  })
})

test("an atomic transaction has UTXOs on the side where it has no accounts", async () => {
  house.reader.transactions = async () => [
    stored(5, {
      chain: "C",
      type: "ExportTx",
      fragment: atomic(5, ',"txType":"ExportTx","evmInputs":[]'),
      emitted: [storedUtxo(2, { createdOn: "C", consumedOn: "X" })],
    }),
    stored(4, {
      chain: "C",
      type: "ImportTx",
      fragment: atomic(4, ',"txType":"ImportTx","evmOutputs":[]'),
      consumed: [storedUtxo(1, { createdOn: "X", consumedOn: "C", consumedBy: 4 })],
    }),
  ]
  const common = {
    blockHeight: 4,
    blockHash: "0x00",
    timestamp: 1000,
    memo: "0x",
    amountUnlocked: [],
    amountCreated: [],
    sourceChain: network.cChainId,
    destinationChain: network.xChainId,
  }
  expect(await get(house, `${base}/c-chain/transactions`)).toEqual({
    status: 200,
    body: {
      transactions: [
        {
          ...common,
          txHash: cb58(5),
          txType: "ExportTx",
          evmInputs: [],
          emittedUtxos: [otherUtxo(2, { createdOnChainId: network.cChainId })],
        },
        {
          ...common,
          txHash: cb58(4),
          txType: "ImportTx",
          evmOutputs: [],
          consumedUtxos: [
            otherUtxo(1, { consumedOnChainId: network.cChainId, consumingTxHash: cb58(4), consumingTxTimestamp: 2000 }),
          ],
        },
      ],
      chainInfo: cChain,
    },
  })
})

test("what is asked for reaches the store; types may be repeated or stand between commas", async () => {
  const transactions = vi.fn<NetworkReader["transactions"]>(async () => [])
  house.reader.transactions = transactions
  const evm = "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc"
  for (const query of [
    "",
    `?addresses=P-${bech32(1)},${evm}&txTypes=ImportTx,ExportTx&txTypes=BaseTx&startTimestamp=5&endTimestamp=9&sortOrder=asc`,
    "?txTypes=BaseTx",
    "?txTypes=,",
    `?l1ValidationId=${cb58(9)}`,
  ]) {
    expect((await get(house, `${base}/c-chain/transactions${query}`)).status).toBe(200)
  }
  const plain = { chain: "C", order: "desc" }
  expect(transactions.mock.calls.map(([filter]) => filter)).toEqual([
    plain,
    {
      chain: "C",
      addresses: [address(1), Uint8Array.from(Buffer.from(evm.slice(2), "hex"))],
      types: ["ImportTx", "ExportTx", "BaseTx"],
      startTimestamp: 5,
      endTimestamp: 9,
      order: "asc",
    },
    { ...plain, types: ["BaseTx"] },
    plain,
    { ...plain, validationId: id(9) },
  ])
})

test("more types than there are, are a 400", async () => {
  house.reader.transactions = async () => []
  const types = Array.from({ length: 33 }, (_, number) => `Type${number}`)
  expect((await get(house, `${base}/p-chain/transactions?txTypes=${types.slice(1)}`)).status).toBe(200)
  expect(await get(house, `${base}/p-chain/transactions?txTypes=${types}`)).toEqual(
    refusal(400, "Bad Request", "txTypes must be at most 32 types, not 33"),
  )
})

test("pages go on after the last transaction", async () => {
  const transactions = vi.fn<NetworkReader["transactions"]>(async (_, { after: [height] = [4, 0] }) =>
    [3, 2, 1].filter((number) => number < height).map((number) => stored(number, { index: 6 })),
  )
  house.reader.transactions = transactions
  const listing = house.client.listLatestPrimaryNetworkTransactions({
    network: "fuji",
    blockchainId: "p-chain",
    pageSize: 1,
  })
  expect((await all(listing)).map(({ txHash }) => txHash)).toEqual([3, 2, 1].map(cb58))
  expect(transactions.mock.calls.map(([, { after }]) => after)).toEqual([undefined, [3, 6], [2, 6]])
})

test("a page of huge transactions ends early, and the next one goes on", async () => {
  const memo = "00".repeat(3 * 2 ** 18)
  const rows = [3, 2, 1].map((number) =>
    stored(number, { fragment: `${platformFragment(number, "BaseTx")},"memo":"0x${memo}"` }),
  )
  house.reader.transactions = async (_, { after: [height] = [4, 0], limit }) =>
    rows.filter((row) => row.height < height).slice(0, limit)
  const listing = house.client.listLatestPrimaryNetworkTransactions({ network: "fuji", blockchainId: "p-chain" })
  expect((await listing).items).toHaveLength(2)
  expect((await all(listing)).map(({ txHash }) => txHash)).toEqual([3, 2, 1].map(cb58))
})

test("one transaction is found on its own chain", async () => {
  const transaction = vi.fn<NetworkReader["transaction"]>(async () => stored(7, {}))
  house.reader.transaction = transaction
  expect(await get(house, `${base}/p-chain/transactions/${cb58(7)}`)).toEqual({
    status: 200,
    body: platformTransaction(7, "BaseTx", {}),
  })
  expect(transaction).toHaveBeenCalledExactlyOnceWith(id(7))
  const missing = refusal(404, "Not Found", `transaction ${cb58(7)} was not found`)
  expect(await get(house, `${base}/x-chain/transactions/${cb58(7)}`)).toEqual(missing)
  transaction.mockResolvedValue(undefined)
  expect(await get(house, `${base}/p-chain/transactions/${cb58(7)}`)).toEqual(missing)
  expect(await get(house, `${base}/p-chain/transactions/${cb58(7).slice(0, -1)}1`)).toEqual(
    refusal(
      400,
      "Bad Request",
      `txHash must be an ID of 32 bytes in CB58 with its checksum, not '${cb58(7).slice(0, -1)}1'`,
    ),
  )
})
