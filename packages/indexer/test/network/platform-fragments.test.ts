import { formatId, parseHex } from "@serac/chain"
import type { NetworkTransactionRow } from "@serac/store"
import { fillHoles } from "@serac/store/items"
import { beforeAll, describe, expect, test } from "vitest"
import { indexPlatform } from "./index-platform.ts"
import { MemoryNetworkWriter } from "./memory-network-writer.ts"
import { platformBlocks, platformJson, recordedTerms, rewardUtxos } from "./primary-fixtures.ts"

const writer = new MemoryNetworkWriter()
const proposer = {
  containerId: "2jDqh3hzw1WPb3CqGdW8KaYHmTqrymLF3nGGNnm6whPca8SfHR",
  parentContainerId: "ajmXdaUP7oaUZQzfz65d32oGB1hPUrucQzJdWFz2CEvqw16gR",
  nodeId: "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg",
  platformHeight: 1,
  timestamp: 1_795_237_233,
}

beforeAll(async () => {
  const blocks = platformBlocks.map((block, height) => (height === 2 ? { ...block, proposer } : block))
  await indexPlatform(writer, recordedTerms, blocks, rewardUtxos)
})

const parsed = (fragment = "", end = "}") => JSON.parse(fillHoles(fragment, () => "") + end)
// biome-ignore lint/suspicious/noExplicitAny: recorded JSON, looked at member by member
type Json = any
const bare = (address: string) => address.replace(/^P-/, "")
const primary = "11111111111111111111111111111111LpoYY"

/** Amounts by asset, without zero ones. */
function sums(items: readonly { readonly assetID: string; readonly amount: bigint }[]) {
  const found = new Map<string, bigint>()
  for (const { assetID, amount } of items) found.set(assetID, (found.get(assetID) ?? 0n) + amount)
  return [...found]
    .filter(([, amount]) => amount > 0n)
    .map(([assetId, amount]) => ({ assetId, amount: String(amount) }))
}

const amountsOf = (list: readonly Json[] = [], member: "output" | "input") =>
  list.map((item) => ({ assetID: item.assetID, amount: (item[member][member] ?? item[member]).amount }))

/** The expected display of a transaction, from the node's own JSON of it. */
function expected({ id, unsignedTx: tx }: Json, block: Json) {
  const made = [
    ...amountsOf(tx.outputs, "output"),
    ...amountsOf(tx.exportedOutputs, "output"),
    ...amountsOf(tx.stake, "output"),
  ]
  const used = [...amountsOf(tx.inputs, "input"), ...amountsOf(tx.importedInputs, "input")]
  const less = made.map(({ assetID, amount }) => ({ assetID, amount: -amount }))
  const balance: bigint = (tx.validators ?? []).reduce(
    (sum: bigint, each: Json) => sum + each.balance,
    tx.balance ?? 0n,
  )
  const owner = tx.owner ?? tx.newOwner
  const rewarded = [tx.validationRewardsOwner, tx.delegationRewardsOwner, tx.rewardsOwner].flatMap(
    (each) => each?.addresses ?? [],
  )
  const staker = tx.validator !== undefined
  const changesSubnet = owner || tx.subnetID || staker
  const genesis = tx.genesisData && Buffer.from(tx.genesisData, "base64").toString()
  return {
    txHash: id,
    blockTimestamp: Number(block.time),
    blockNumber: String(block.height),
    blockHash: block.id,
    value: sums(made),
    amountBurned: sums([...used, ...less]),
    amountStaked: sums(amountsOf(tx.stake, "output")),
    amountL1ValidatorBalanceBurned: sums([{ assetID: recordedTerms.network.avaxAssetId, amount: balance }]),
    ...(tx.memo === undefined ? {} : { memo: tx.memo }),
    ...(tx.sourceChain ? { sourceChain: tx.sourceChain } : {}),
    ...(tx.destinationChain ? { destinationChain: tx.destinationChain } : {}),
    ...(tx.txID ? { stakingTxHash: tx.txID } : {}),
    ...(staker || tx.nodeID ? { nodeId: staker ? tx.validator.nodeID : tx.nodeID } : {}),
    ...(changesSubnet ? { subnetId: tx.subnetID ?? tx.validator?.subnetID ?? (staker ? primary : id) } : {}),
    ...(staker ? { startTimestamp: Number(block.time), endTimestamp: Number(tx.validator.end) } : {}),
    ...(tx.shares === undefined ? {} : { delegationFeePercent: (Number(tx.shares) / 10_000).toFixed(4) }),
    ...(rewarded.length === 0 ? {} : { rewardAddresses: [...new Set(rewarded.map(bare))] }),
    ...(tx.signer
      ? { blsCredentials: { publicKey: tx.signer.publicKey, proofOfPossession: tx.signer.proofOfPossession } }
      : {}),
    ...(owner
      ? {
          subnetOwnershipInfo: {
            locktime: Number(owner.locktime),
            threshold: Number(owner.threshold),
            addresses: owner.addresses.map(bare),
          },
        }
      : {}),
    ...(genesis
      ? { blockchainInfo: { chainName: tx.chainName, vmId: tx.vmID, genesisData: JSON.parse(genesis) } }
      : {}),
    ...(tx.validators ? { l1ValidatorManagerDetails: { blockchainId: tx.chainID, contractAddress: tx.address } } : {}),
  }
}

const isOfL1 = ({ type }: NetworkTransactionRow) => type.includes("L1")

test("every recorded transaction is shown as the node's own JSON has it", () => {
  let count = 0
  for (const block of platformJson.slice(1)) {
    const all = [...(block.txs ?? []), ...(block.tx ? [block.tx] : [])]
    for (const [index, transaction] of all.entries()) {
      const row = [...writer.transactions.values()].find(({ id }) => formatId(id) === transaction.id)
      expect(row).toMatchObject({ height: Number(block.height), index, timestamp: Number(block.time) })
      const { txType, l1ValidatorDetails, ...shown } = parsed(row?.fragment)
      expect(txType).toBe(row?.type)
      if (row && isOfL1(row)) {
        expect(shown).toMatchObject(expected(transaction, block))
        expect(l1ValidatorDetails.every(({ subnetId }: Json) => subnetId === shown.subnetId)).toBe(true)
      } else expect(shown).toEqual(expected(transaction, block))
      count++
    }
  }
  expect(count).toBe(writer.transactions.size - 2)
})

test("every block is shown as the node's own JSON has it", () => {
  for (const [height, block] of platformJson.entries()) {
    const transactions = [...(block.txs ?? []), ...(block.tx ? [block.tx] : [])].map(({ id }) => id)
    const row = writer.blocks.get(`P${height}`)
    const { currentSupply, l1ValidatorsAccruedFees, activeL1Validators, proposerDetails, ...shown } = JSON.parse(
      row?.json ?? "",
    )
    expect(shown).toEqual({
      blockNumber: String(height),
      blockHash: block.id,
      parentHash: block.parentID,
      blockTimestamp: Number(block.time ?? 1_795_237_142n),
      blockType: row?.type,
      txCount: transactions.length,
      transactions,
      blockSizeBytes: platformBlocks[height]?.bytes.length,
    })
    expect([currentSupply, l1ValidatorsAccruedFees, activeL1Validators]).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.any(Number),
      expect.any(Number),
    ])
    expect(proposerDetails).toEqual(
      height === 2
        ? {
            proposerId: proposer.containerId,
            proposerParentId: proposer.parentContainerId,
            proposerNodeId: proposer.nodeId,
            proposerPChainHeight: 1,
            proposerTimestamp: proposer.timestamp,
          }
        : undefined,
    )
  }
})

describe("a transaction of an L1", () => {
  const details = (type: string, at = 0) => {
    const rows = [...writer.transactions.values()].filter((row) => row.type === type)
    return parsed(rows[at]?.fragment).l1ValidatorDetails
  }

  test("shows the validators as it left them", () => {
    const [registered] = details("RegisterL1ValidatorTx")
    expect(registered).toEqual({
      validationId: "o6S7kbPLujLwFcUzy4QKszbThxpKYMgGxdr8BEvtFrfHeC4Zi",
      validationIdHex: "0x68a94c81345fb19c6be422f465628e2bdd9f06e963fa6b99a37e818427e54cf5",
      nodeId: "NodeID-LCnfY6mmjdJMxdVPfoCMi9uxqXRECYNhp",
      subnetId: "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv",
      weight: 31,
      remainingBalance: 500_000_000,
      balanceChange: 500_000_000,
      blsCredentials: {
        publicKey: "0x80f2d12f7c85c65a83efc0c58b5e21f4c6572b09b9fef091b5f45a30df5e5241599ba81da866dac6985e63ac0f05ed15",
        proofOfPossession: expect.stringMatching(/^0x[0-9a-f]{192}$/),
      },
    })
    expect(details("IncreaseL1ValidatorBalanceTx")).toMatchObject([{ balanceChange: 3_000_000_000 }])
    expect(details("DisableL1ValidatorTx")).toMatchObject([{ balanceChange: -499_999_999, remainingBalance: 0 }])
    expect(details("ConvertSubnetToL1Tx")).toHaveLength(2)
  })
})

describe("a UTXO", () => {
  const find = (txHash: string, outputIndex: number) =>
    [...writer.utxoRows.values()].find((row) => formatId(row.txId) === txHash && row.outputIndex === outputIndex)

  test("that was staked shows from when to when, and all its members", () => {
    const row = find("bnvBE8HBpuPYZFSDczyZkLxhFdYWpT3kM6EQRTmvjd8sLznDT", 2)
    const { utxoBytes, utxoId, ...shown } = parsed(row?.platformFragment)
    expect(shown).toEqual({
      addresses: ["custom18jma8ppw3nhx5r4ap8clazz0dps7rv5u9xde7p"],
      asset: { assetId: recordedTerms.network.avaxAssetId, amount: "3000000000000" },
      consumedOnChainId: primary,
      createdOnChainId: primary,
      amount: "3000000000000",
      assetId: recordedTerms.network.avaxAssetId,
      blockNumber: "22",
      blockTimestamp: 1_795_237_251,
      outputIndex: 2,
      platformLocktime: 0,
      stakeableLocktime: 1_795_240_202,
      threshold: 1,
      txHash: "bnvBE8HBpuPYZFSDczyZkLxhFdYWpT3kM6EQRTmvjd8sLznDT",
      utxoStartTimestamp: 1_795_237_251,
      utxoEndTimestamp: 1_795_258_851,
      utxoType: "STAKE",
    })
    expect(utxoId).toBe(formatId(row?.id ?? new Uint8Array()))
    expect(parseHex(utxoBytes, "hexnc").length).toBeGreaterThan(100)
    expect(row?.fragment).toBeUndefined()
  })

  test("that rewards says whom, one that is locked until when, and one that another chain may have is shown in both shapes", () => {
    const reward = find("2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7", 4)
    expect(parsed(reward?.platformFragment)).toMatchObject({
      rewardType: "VALIDATOR_FEE",
      utxoType: "TRANSFER",
      blockNumber: "124",
    })
    const locked = [...writer.utxoRows.values()].filter(({ stakeableLocktime }) => stakeableLocktime > 0)
    for (const row of locked) expect(parsed(row.platformFragment).stakeableLocktime).toBe(row.stakeableLocktime)
    const waiting = [...writer.utxoRows.values()].filter(({ locktime }) => locktime > 0)
    for (const row of waiting) expect(parsed(row.platformFragment).platformLocktime).toBe(row.locktime)
    expect([locked.length, waiting.length].every((count) => count > 0)).toBe(true)
    const exported = [...writer.utxoRows.values()].find(({ consumedOn }) => consumedOn === "C")
    const { cChainId } = recordedTerms.network
    expect(parsed(exported?.platformFragment)).toMatchObject({
      consumedOnChainId: cChainId,
      outputIndex: exported?.outputIndex,
    })
    expect(parsed(exported?.fragment)).toMatchObject({
      consumedOnChainId: cChainId,
      createdOnChainId: primary,
      outputIndex: String(exported?.outputIndex),
      utxoType: "transfer",
    })
  })
})
