import { formatAddress, formatId, formatNodeId, parseId } from "@serac/chain"
import type { StakerRow } from "@serac/store"
import { beforeAll, describe, expect, test } from "vitest"
import { answersTo } from "./primary-fixtures.ts"
import { hex, indexRecordedPlatform, only, shown, writer } from "./recorded-platform.ts"

beforeAll(indexRecordedPlatform)

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
