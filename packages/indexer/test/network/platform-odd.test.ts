import { buildGenesis, encodePChainBlock, formatId, localGenesis } from "@serac/chain"
import { describe, expect, test } from "vitest"
import { loadPlatform } from "../../src/network/p/load-platform.ts"
import { MemoryNetworkWriter } from "./memory-network-writer.ts"
import { base, beginning, begun, bytes, output, owner, PlatformChain, rewardUtxo, zero } from "./platform-chain.ts"
import { genesisText, platformBlocks, recordedNetwork, recordedTerms } from "./primary-fixtures.ts"

const { genesis: _, ...withoutGenesis } = recordedTerms
const blockZero = encodePChainBlock({ type: "ApricotCommitBlock", parentID: bytes(32, 1), height: 0n })

describe("without a genesis", () => {
  test("the X- and the C-Chain are known by their ids, and block 0 has the next time that is known", async () => {
    const writer = new MemoryNetworkWriter()
    const platform = await loadPlatform(writer, withoutGenesis)
    const { batch } = await platform.apply(platformBlocks.slice(0, 2), new Map())
    expect(batch.blocks.map(({ timestamp }) => timestamp)).toEqual([1_795_237_232, 1_795_237_232])
    expect(batch.blockchains).toMatchObject([
      { name: "X-Chain", subnetId: zero, height: 0, index: 0, createdAt: 1_795_237_232 },
      { name: "C-Chain", subnetId: zero, height: 0, index: 1 },
    ])
    expect(batch.blockchains.map(({ blockchainId }) => formatId(blockchainId))).toEqual([
      recordedNetwork.xChainId,
      recordedNetwork.cChainId,
    ])
    expect(batch.blocks.map(({ json }) => "currentSupply" in JSON.parse(json))).toEqual([false, false])
  })

  test("the main network's beginning is known, and the EVM id of its C-Chain", async () => {
    const network = { ...recordedNetwork, networkId: 1 }
    const platform = await loadPlatform(new MemoryNetworkWriter(), { network })
    const { batch, head } = await platform.apply([{ bytes: blockZero }], new Map())
    expect(head.timestamp).toBe(Date.parse("2020-09-10T00:00:00Z") / 1000)
    expect(batch.blockchains[1]).toMatchObject({ evmChainId: "43114" })
  })

  test("a validator that nobody saw coming is paid all the same", async () => {
    const chain = new PlatformChain(withoutGenesis)
    await chain.begin()
    const txID = bytes(32, 5)
    chain.pays(txID, rewardUtxo(txID, 1, 10n, 2), rewardUtxo(txID, 2, 1n, 3))
    await chain.propose({ type: "RewardValidatorTx", txID }, true, 200)
    const other = bytes(32, 6)
    chain.pays(other, rewardUtxo(other, 1, 7n, 2))
    await chain.propose({ type: "RewardValidatorTx", txID: other }, false, 300)
    const types = [chain.utxo(txID, 1), chain.utxo(txID, 2), chain.utxo(other, 1)].map(
      (utxo) => /"rewardType":"(\w+)"/.exec(utxo?.platformFragment ?? "")?.[1],
    )
    expect(types).toEqual(["VALIDATOR", "VALIDATOR_FEE", "VALIDATOR_FEE"])
    expect(chain.writer.rewards.size).toBe(0)
  })

  test("rewards are what was paid, as nobody can compute what will be", async () => {
    const chain = new PlatformChain(withoutGenesis)
    await chain.begin()
    const delegator = await chain.standard(100, {
      type: "AddPermissionlessDelegatorTx",
      ...base,
      validator: { nodeID: bytes(20, 7), start: 0n, end: BigInt(beginning + 500), weight: 9n },
      subnetID: zero,
      stake: [output(9n)],
      rewardsOwner: owner(4),
    })
    expect(chain.staker(delegator.id)).toMatchObject({ status: "active", data: { more: { outputs: 1, stakes: 1 } } })
    expect(Object.keys(chain.staker(delegator.id).data)).toEqual(["validationRewardAddresses", "more"])
    chain.pays(delegator.id, rewardUtxo(delegator.id, 2, 3n, 4))
    await chain.propose({ type: "RewardValidatorTx", txID: delegator.id }, true, 500)
    expect(chain.staker(delegator.id).data).toMatchObject({ rewarded: true, delegationReward: "3" })
  })
})

describe("a genesis", () => {
  test("of another network is refused: the operator has to know", async () => {
    const wrong = { kind: "wrong-chain" }
    const local = await loadPlatform(new MemoryNetworkWriter(), { ...recordedTerms, genesis: localGenesis() })
    await expect(local.apply(platformBlocks.slice(0, 1), new Map())).rejects.toMatchObject(wrong)

    // The same chains with another start: with a complete C-Chain genesis, block 0 shows the difference.
    const network = { ...recordedNetwork, cChainId: formatId(buildGenesis(genesisText).cChainID) }
    const later = await loadPlatform(new MemoryNetworkWriter(), { ...recordedTerms, network })
    await expect(later.apply(platformBlocks.slice(0, 1), new Map())).rejects.toMatchObject(wrong)
  })

  test("whose C-Chain is whole gives the transactions that made the chains", async () => {
    const genesis = buildGenesis(genesisText)
    const network = { ...recordedNetwork, cChainId: formatId(genesis.cChainID) }
    const first = encodePChainBlock({ type: "ApricotCommitBlock", parentID: genesis.id, height: 0n })
    const platform = await loadPlatform(new MemoryNetworkWriter(), { ...recordedTerms, network })
    const { batch } = await platform.apply([{ bytes: first }], new Map())
    expect(batch.transactions.map(({ type, index }) => [type, index])).toEqual([
      ["AddPermissionlessValidatorTx", 0],
      ["CreateChainTx", 1],
      ["CreateChainTx", 2],
    ])
    expect(batch.blockchains.map(({ evmChainId }) => evmChainId)).toEqual([undefined, "43112"])
    expect(batch.blocks).toMatchObject([{ height: 0, timestamp: beginning, transactionCount: 0 }])
  })
})

describe("blocks that cannot be", () => {
  const nonsense = (message: string) => ({ kind: "nonsense", message: expect.stringContaining(message) })

  test("are refused with the place where reading failed", async () => {
    const chain = await begun()
    const platform = await loadPlatform(chain.writer, chain.terms)
    const unknownType = new Uint8Array(platformBlocks[1]?.bytes ?? [])
    unknownType.set([0, 0, 0, 99], 2)
    expect(() => platform.rewardsOf([{ bytes: unknownType }])).toThrow(
      /block 1 of the P-Chain cannot be read: .*byte 2/,
    )
    const refused = platform.apply([{ bytes: unknownType.subarray(0, 20) }], new Map())
    await expect(refused).rejects.toMatchObject(nonsense("block 1"))
    await expect(platform.apply(platformBlocks.slice(2, 3), new Map())).rejects.toMatchObject(
      nonsense("height 2 where 1"),
    )
    const orphan = encodePChainBlock({
      type: "BanffStandardBlock",
      time: 1n,
      parentID: zero,
      height: 1n,
      transactions: [],
    })
    await expect(platform.apply([{ bytes: orphan }], new Map())).rejects.toMatchObject(nonsense("does not follow"))
    await expect(platform.apply([], new Map())).rejects.toThrow(TypeError)
  })

  test("are those that decide on nothing, or do not decide", async () => {
    const chain = await begun()
    await expect(chain.add({ type: "BanffCommitBlock", time: BigInt(beginning) })).rejects.toMatchObject(
      nonsense("decides on nothing"),
    )
    const first = encodePChainBlock({ type: "ApricotStandardBlock", parentID: zero, height: 0n, transactions: [] })
    const empty = await loadPlatform(new MemoryNetworkWriter(), recordedTerms)
    await expect(empty.apply([{ bytes: first }], new Map())).rejects.toMatchObject(nonsense("block 0"))
    const transaction = { unsigned: { type: "AdvanceTimeTx" as const, time: BigInt(beginning + 5) }, credentials: [] }
    await chain.add({ type: "ApricotProposalBlock", transaction })
    await expect(chain.standard(9)).rejects.toMatchObject(nonsense("does not decide"))
    const late = chain.add({ type: "BanffAbortBlock", time: BigInt(beginning + 1) })
    await expect(late).rejects.toMatchObject(nonsense("another time"))
    chain.reload()
    await chain.add({ type: "ApricotAbortBlock" })
    expect(chain.writer.blocks.get("P2")).toMatchObject({ timestamp: beginning })
    await expect(chain.standard(-1)).rejects.toMatchObject(nonsense("backwards"))
    const never = chain.add({ type: "BanffStandardBlock", time: 2n ** 63n, transactions: [] })
    await expect(never).rejects.toMatchObject(nonsense("will not come"))
  })

  test("hold what belongs elsewhere", async () => {
    const chain = await begun()
    const time = BigInt(beginning)
    await expect(chain.standard(1, { type: "AdvanceTimeTx", time })).rejects.toMatchObject(nonsense("AdvanceTimeTx"))
    const transfer = { type: "BaseTx" as const, ...base }
    await expect(chain.propose(transfer, true)).rejects.toMatchObject(nonsense("proposes a BaseTx"))
    const elsewhere = { type: "ExportTx" as const, ...base, destinationChain: bytes(32, 3), exportedOutputs: [] }
    await expect(chain.standard(1, elsewhere)).rejects.toMatchObject(nonsense("not of the primary network"))
    const ending = { type: "RewardAutoRenewedValidatorTx" as const, txID: bytes(32, 4), timestamp: time }
    await expect(chain.standard(1, ending)).rejects.toMatchObject(nonsense("nobody decides on"))
  })

  test("end stakers that are none, or add validators that are", async () => {
    const chain = await begun()
    const txID = bytes(32, 77)
    chain.pays(txID)
    await expect(chain.propose({ type: "RewardValidatorTx", txID }, true, 5)).rejects.toMatchObject(
      nonsense("ends no staker"),
    )
    const [validator] = await (await begun()).writer.currentStakers()
    const again = await begun()
    const adding = again.standard(5, {
      type: "AddPermissionlessValidatorTx",
      ...base,
      validator: { nodeID: validator?.nodeId as Uint8Array, start: 0n, end: BigInt(beginning + 9), weight: 1n },
      subnetID: zero,
      signer: { type: "signer.Empty" },
      stake: [output(1n)],
      validationRewardsOwner: owner(1),
      delegationRewardsOwner: owner(1),
      shares: 20_000,
    })
    await expect(adding).rejects.toMatchObject(nonsense("is one already"))
  })
})
