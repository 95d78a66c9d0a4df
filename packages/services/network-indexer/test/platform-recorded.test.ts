import {
  decodePChainBlock,
  formatAddress,
  formatId,
  formatNodeId,
  type PChainUtxo,
  parseAddress,
  parseId,
} from "@serac/chain"
import { fillHoles, type L1ValidatorRow, type OwnerData, type StakerRow, type UtxoRow } from "@serac/store"
import { beforeAll, describe, expect, test } from "vitest"
import { loadPlatform } from "../src/p/load-platform.ts"
import { MemoryNetworkWriter } from "./memory-network-writer.ts"
import { answersTo, platformBlocks, recordedTerms, rewardUtxos, utxosIn } from "./primary-fixtures.ts"

const writer = new MemoryNetworkWriter()
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")
const only = <T>(list: readonly T[]): T => {
  expect(list).toHaveLength(1)
  return list[0] as T
}

beforeAll(async () => {
  const platform = await loadPlatform(writer, recordedTerms)
  const { batch, head, parentId, state } = await platform.apply(platformBlocks, rewardUtxos)
  await writer.append(batch, { head, parentId, from: 0, nodeHeight: head.height, now: 0, platform: state })
})

const shown = (owner: string) => `P-${owner}`
const owner = ({ locktime, threshold, addresses }: OwnerData) => ({
  locktime,
  threshold: String(threshold),
  addresses: addresses.map(shown),
})

const parsed = (fragment = "") => JSON.parse(`${fillHoles(fragment, () => "")}}`)

describe("UTXOs", () => {
  const fromP = answersTo("getUTXOs").filter(({ params }) => params.sourceChain === undefined)

  test("what every address can spend is what the node says, to the byte", () => {
    expect(fromP).toHaveLength(9)
    for (const answer of fromP) {
      const address = parseAddress(only<string>(answer.params.addresses)).bytes
      const expected = utxosIn(answer).map(({ txID, outputIndex }: PChainUtxo) => `${hex(txID)}:${outputIndex}`)
      const found = writer.unspentOf(address, "P", "P")
      expect([...found.keys()].sort()).toEqual(expected.sort())
      const recorded = answer.result.utxos.map((utxo: string) => utxo.slice(0, -8)).sort()
      expect([...found.values()].map((row) => parsed(row.platformFragment).utxoBytes).sort()).toEqual(recorded)
    }
  })

  test("the sums of what every address can spend are the node's balances, by asset", () => {
    const answers = answersTo("getBalance").filter(({ params }) => params.addresses?.length === 1)
    expect(answers.length).toBeGreaterThanOrEqual(9)
    for (const { params, result } of answers) {
      const sums: Record<string, bigint> = {}
      for (const { assetId, amount } of writer.unspentOf(parseAddress(params.addresses[0]).bytes, "P", "P").values()) {
        sums[formatId(assetId)] = (sums[formatId(assetId)] ?? 0n) + amount
      }
      const found = Object.fromEntries(Object.entries(sums).map(([asset, sum]) => [asset, String(sum)]))
      expect(found).toEqual(result.balances)
    }
  })

  test("what is staked is what the node says is staked", () => {
    for (const { params, result } of answersTo("getStake")) {
      const address = hex(parseAddress(params.addresses[0]).bytes)
      const staked = [...writer.utxoRows.values()].filter(
        (row) => row.staked && row.addresses.some((each) => hex(each) === address),
      )
      expect(String(staked.reduce((sum, { amount }) => sum + amount, 0n))).toBe(result.staked)
      expect(staked).toHaveLength(result.stakedOutputs.length)
    }
  })

  test("nothing is lost: what there is, was there or came in or was paid, and did not leave or burn", () => {
    const rows = [...writer.utxoRows]
    const sum = (found: readonly (readonly [string, UtxoRow])[]) =>
      found.reduce((total, [, { amount }]) => total + amount, 0n)
    const onP = rows.filter(([, { consumedOn }]) => consumedOn === "P")
    const unspent = sum(onP.filter(([key]) => !writer.consumptions.has(key)))
    const exported = sum(rows.filter(([, { consumedOn }]) => consumedOn !== "P"))
    const transactions = [...writer.transactions.values()].filter(({ height }) => height > 0)
    const outputs = new Map([...writer.transactions.values()].map(({ id, outputs }) => [hex(id), outputs]))
    const beside = onP.filter(([, { txId, outputIndex }]) => outputIndex >= (outputs.get(hex(txId)) ?? 0))
    const atGenesis = sum(onP.filter(([, { height }]) => height === 0))
    const laterBeside = sum(beside.filter(([, { height }]) => height > 0))
    const amounts = (list: readonly { readonly amount: string }[]) =>
      list.reduce((total, { amount }) => total + BigInt(amount), 0n)
    const burned = transactions.reduce((total, { fragment }) => total + amounts(parsed(fragment).amountBurned), 0n)
    const inputs = platformBlocks
      .flatMap(({ bytes }) => decodePChainBlock(bytes).transactions)
      .flatMap(({ unsigned }) => (unsigned.type === "ImportTx" ? unsigned.importedInputs : []))
    const imported = inputs.reduce(
      (total, { input }) => total + (input.type === "stakeable.LockIn" ? input.input.amount : input.amount),
      0n,
    )
    const foreign = [...writer.consumptions].filter(([key]) => !writer.utxoRows.has(key))
    expect(foreign).toHaveLength(inputs.length)
    for (const [, { consumingTx }] of foreign) expect(writer.transactions.get(hex(consumingTx))?.type).toBe("ImportTx")
    expect(unspent).toBe(atGenesis + imported + laterBeside - burned - exported)
  })
})

describe("stakers", () => {
  const nodeForm = (row: StakerRow) => ({
    txID: formatId(row.txId),
    startTime: String(row.start),
    endTime: String(row.end),
    weight: String(row.weight),
    nodeID: formatNodeId(row.nodeId),
  })
  const active = (subnetId: Uint8Array, kind: StakerRow["kind"]) =>
    [...writer.stakers.values()].filter(
      (row) => row.status === "active" && row.kind === kind && hex(row.subnetId) === hex(subnetId),
    )
  const validatorForm = (row: StakerRow) => ({
    ...nodeForm(row),
    potentialReward: row.data.potentialReward,
    accruedDelegateeReward: row.data.accruedDelegateeReward,
    delegationFee: ((row.delegationShares ?? 0) / 10_000).toFixed(4),
    delegatorCount: String(row.delegatorCount),
    delegatorWeight: String(row.delegatorWeight),
    validationRewardOwner: row.data.validationRewardAddresses?.map(shown),
    delegationRewardOwner: row.data.delegationRewardAddresses?.map(shown),
    signer: { publicKey: row.data.publicKey, proofOfPossession: row.data.proofOfPossession },
  })
  // biome-ignore lint/suspicious/noExplicitAny: recorded JSON, looked at member by member
  const expectedForm = ({ uptime, connected, delegators, ...rest }: any) => ({
    ...rest,
    validationRewardOwner: rest.validationRewardOwner.addresses,
    delegationRewardOwner: rest.delegationRewardOwner.addresses,
  })
  const byTransaction = (left: { readonly txID: string }, right: { readonly txID: string }) =>
    left.txID < right.txID ? -1 : 1
  const zero = new Uint8Array(32)
  const answers = answersTo("getCurrentValidators")

  test("the validators of the primary network are the node's, with rewards to the last nAVAX", () => {
    const all = answers.filter(({ params }) => Object.keys(params).length === 0)
    const expected = only(all).result.validators.map(expectedForm)
    expect(active(zero, "validator").map(validatorForm).sort(byTransaction)).toEqual(expected.sort(byTransaction))
  })

  test("the delegators of each validator are the node's", () => {
    const single = answers.filter(({ params, result }) => params.nodeIDs && result.validators[0]?.delegators)
    expect(single.length).toBeGreaterThanOrEqual(4)
    for (const { result } of single) {
      const { nodeID, delegators } = result.validators[0]
      const found = active(zero, "delegator")
        .filter((row) => formatNodeId(row.nodeId) === nodeID)
        .map((row) => ({
          ...nodeForm(row),
          potentialReward: row.data.potentialReward,
          rewardOwner: row.data.validationRewardAddresses?.map(shown),
        }))
      // biome-ignore lint/suspicious/noExplicitAny: recorded JSON, looked at member by member
      const expected = delegators.map((delegator: any) => ({
        ...delegator,
        rewardOwner: delegator.rewardOwner.addresses,
      }))
      expect(found.sort(byTransaction)).toEqual(expected.sort(byTransaction))
    }
  })

  test("the validators of a permissioned subnet are the node's, those that ended or were removed left out", () => {
    const permissioned = "NxGTsoYvUZrvuF6cx9bRJKHSskarBGo3TYrs9N45g5gtFS4zm"
    const answer = only(answers.filter(({ params }) => params.subnetID === permissioned && !params.nodeIDs))
    expect(active(parseId(permissioned), "validator").map(nodeForm)).toEqual(answer.result.validators)
    const statuses = [...writer.stakers.values()]
      .filter(({ subnetId }) => formatId(subnetId) === permissioned)
      .map(({ status, weight }) => [status, weight])
    expect(statuses).toEqual([
      ["completed", 10n],
      ["removed", 20n],
      ["active", 30n],
    ])
  })

  test("all that is staked is the node's total", () => {
    const total = [...active(zero, "validator"), ...active(zero, "delegator")].reduce(
      (sum, row) => sum + row.weight,
      0n,
    )
    const answer = answersTo("getTotalStake").find(({ params }) => params.subnetID === formatId(zero))
    expect(String(total)).toBe(answer?.result.stake)
  })

  test("the supply is the node's", async () => {
    const { supply, height } = (answersTo("getCurrentSupply")[0] as (typeof answers)[number]).result
    const block = writer.blocks.get(`P${height}`)
    expect(JSON.parse(block?.json ?? "").currentSupply).toBe(supply)
  })

  test("rewards were paid to whom they are due, by the transaction that decided", () => {
    const rewards = [...writer.rewards.values()].map((row) => ({
      type: row.type,
      stakerTx: formatId(row.stakerTx),
      outputIndex: row.utxo.outputIndex,
      amount: row.amount,
      addresses: row.addresses.map((address) => formatAddress(address, "custom")),
      height: row.height,
      stake: row.stake,
    }))
    expect(rewards).toMatchInlineSnapshot(`
      [
        {
          "addresses": [
            "custom1x2gv3q0exnrw0w7wmgnlzpmt38k6cggrtyp9kr",
          ],
          "amount": 552651n,
          "height": 55,
          "outputIndex": 3,
          "stake": 500000000000n,
          "stakerTx": "Hb58rKPk1PaLsNEWDGc7DP2J6cEVAnUcc1KanP2xvXXtgDwpo",
          "type": "DELEGATOR",
        },
        {
          "addresses": [
            "custom1q327ezk8xj44ktaqs9tp7wpmsrzdmu6uy2lvd2",
          ],
          "amount": 320427n,
          "height": 110,
          "outputIndex": 3,
          "stake": 315670114467n,
          "stakerTx": "2uaxV4FrBBSFvfAvFswVJKqkEvFqs19xoMHpaZVNJNs8EGjThb",
          "type": "DELEGATOR",
        },
        {
          "addresses": [
            "custom1q327ezk8xj44ktaqs9tp7wpmsrzdmu6uy2lvd2",
          ],
          "amount": 1324589n,
          "height": 114,
          "outputIndex": 4,
          "stake": 1003783742881n,
          "stakerTx": "YZn6EYJ8KKXwmRPsWhMxZTvYNexLqbQgMKQVueZR8Wjy1fSv4",
          "type": "DELEGATOR",
        },
        {
          "addresses": [
            "custom1cjlk7hadnmrvyu5ydn4dgm9v2uudk0htp8540d",
          ],
          "amount": 2932438n,
          "height": 116,
          "outputIndex": 9,
          "stake": 2000000000000n,
          "stakerTx": "2bxnZJs4uTi4FLYbTnDMvfr5HnAro5Ss2wQXLfwnX56baMMEd6",
          "type": "VALIDATOR",
        },
        {
          "addresses": [
            "custom1cjlk7hadnmrvyu5ydn4dgm9v2uudk0htp8540d",
          ],
          "amount": 5263351n,
          "height": 124,
          "outputIndex": 3,
          "stake": 2000000000000n,
          "stakerTx": "2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7",
          "type": "VALIDATOR",
        },
        {
          "addresses": [
            "custom1q327ezk8xj44ktaqs9tp7wpmsrzdmu6uy2lvd2",
          ],
          "amount": 182781n,
          "height": 124,
          "outputIndex": 4,
          "stake": 2000000000000n,
          "stakerTx": "2CX8ZmMsf1nrdMpHxggvHH4j1QAYfcFUqbtnGQr9Dyw3aNEbD7",
          "type": "VALIDATOR_FEE",
        },
      ]
    `)
  })
})

describe("L1 validators", () => {
  const l1 = "2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv"
  const form = async (row: L1ValidatorRow) => ({
    nodeID: formatNodeId(row.nodeId),
    weight: String(row.weight),
    startTime: String(row.start),
    validationID: formatId(row.validationId),
    publicKey: row.data.publicKey,
    remainingBalanceOwner: owner(row.data.remainingBalanceOwner),
    deactivationOwner: owner(row.data.deactivationOwner),
    minNonce: String(row.minNonce),
    balance: String(row.endAccumulatedFee && row.endAccumulatedFee - ((await writer.platform())?.accruedFees ?? 0n)),
  })

  test("all are the node's, balances to the last nAVAX", async () => {
    const answer = only(
      answersTo("getCurrentValidators").filter(({ params }) => params.subnetID === l1 && !params.nodeIDs),
    )
    const found = await Promise.all((await writer.currentL1Validators()).map(form))
    const order = (left: { readonly validationID: string }, right: { readonly validationID: string }) =>
      left.validationID < right.validationID ? -1 : 1
    expect(found.sort(order)).toEqual(answer.result.validators.sort(order))
  })

  test("each is the node's", async () => {
    const answers = answersTo("getL1Validator")
    expect(answers.length).toBeGreaterThanOrEqual(6)
    for (const { params, result } of answers) {
      const row = writer.l1Validators.get(hex(parseId(params.validationID))) as L1ValidatorRow
      expect({ ...(await form(row)), subnetID: formatId(row.subnetId), height: "134" }).toEqual(result)
    }
  })

  test("one that was removed has no weight, and its balance is in the UTXO behind the transaction's outputs", () => {
    const removed = only([...writer.l1Validators.values()].filter(({ weight }) => weight === 0n))
    expect(formatId(removed.validationId)).toBe("2PM2qrMgz1cezrCpQDnsmupY8SPFP6Kjo6kpH4edgFXXw6sMxn")
    const weights = [...writer.transactions.values()].filter(({ type }) => type === "SetL1ValidatorWeightTx")
    const removal = only(weights.filter(({ fragment }) => parsed(fragment).l1ValidatorDetails[0].weight === 0))
    const refund = writer.utxoRows.get(`${hex(removal.id)}:${removal.outputs}`)
    expect(refund?.amount).toBe(-BigInt(parsed(removal.fragment).l1ValidatorDetails[0].balanceChange))
    expect(refund?.addresses.map(hex)).toEqual(removed.balanceAddresses.map(hex))
  })
})

describe("subnets and chains", () => {
  test("owners, conversion and manager of every subnet are the node's", () => {
    const answers = answersTo("getSubnet")
    expect(answers).toHaveLength(3)
    const empty = formatId(new Uint8Array(32))
    for (const { params, result } of answers) {
      const data = writer.subnetRows.get(hex(parseId(params.subnetID)))?.data
      expect({
        isPermissioned: data?.conversion === undefined,
        controlKeys: data?.owner.addresses.map(shown),
        threshold: String(data?.owner.threshold),
        locktime: data?.owner.locktime,
        subnetTransformationTxID: data?.transformation?.txHash ?? empty,
        conversionID: data?.conversion?.conversionId ?? empty,
        managerChainID: data?.conversion?.managerChainId ?? empty,
        managerAddress: data?.conversion?.managerAddress ?? null,
      }).toEqual({ ...result, controlKeys: result.controlKeys.sort((a: string, b: string) => order(a) - order(b)) })
    }
    function order(address: string) {
      return Buffer.from(parseAddress(address).bytes).readUInt32BE()
    }
  })

  test("a subnet that was handed over remembers who had it", () => {
    const former = [...writer.subnetRows.values()].map(({ data }) => data.formerOwners?.length ?? 0)
    expect(former.sort()).toEqual([0, 0, 1])
  })

  test("the chains are the node's, and the EVM's ids are in their genesis", () => {
    const found = [...writer.blockchains.values()].map((row) => ({
      id: formatId(row.blockchainId),
      name: row.name,
      subnetID: formatId(row.subnetId),
      vmID: row.vmId,
    }))
    const byName = (left: { readonly name: string }, right: { readonly name: string }) =>
      left.name < right.name ? -1 : 1
    const { blockchains } = only(answersTo("getBlockchains")).result
    expect(found.sort(byName)).toEqual(blockchains.sort(byName))
    const evmChainIds = [...writer.blockchains.values()].map(({ name, evmChainId }) => [name, evmChainId])
    expect(Object.fromEntries(evmChainIds)).toMatchObject({
      "X-Chain": undefined,
      "C-Chain": "43112",
      "Serac L1": "99928",
    })
  })
})

describe("blocks", () => {
  test("the last one has the node's time", async () => {
    const { timestamp } = only(answersTo("getTimestamp")).result
    const head = await writer.head("P")
    expect(head).toMatchObject({ height: 134, timestamp: Date.parse(timestamp) / 1000 })
  })
})
