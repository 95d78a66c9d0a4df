import {
  buildAddPermissionlessDelegatorTx,
  buildAddPermissionlessValidatorTx,
  buildPChainBaseTx,
  decodePChainBlock,
  decodePChainTransaction,
  formatId,
  networkFees,
  type PChainUtxo,
  type UnsignedPChain,
} from "@serac/chain"
import { expect, test } from "vitest"
import { people, signed, signers } from "./traffic/people.ts"
import { network } from "./traffic/traffic.ts"

const avax = 1_000_000_000n
const [, ann, ben] = people as [Uint8Array, Uint8Array, Uint8Array]
const nodeID = new Uint8Array(20).fill(7)
const keyOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")

function setting(uptime = 1) {
  const world = network(undefined, () => uptime)
  const { chain, time } = world
  const { state, config } = chain
  time.now += 10_000
  const { weights } = networkFees(config.networkID).dynamicFeeConfig
  const context = (gasPrice = 1n) => ({
    ...{ networkID: config.networkID, avaxAssetID: config.avaxAssetID, weights, gasPrice },
  })
  const wallet = (owner = ann) => {
    const ids = state.utxos.idsOf(keyOf(owner))
    return { utxos: ids.map((id) => state.utxos.get(id) as PChainUtxo), addresses: [owner], now: state.time }
  }
  const issue = (transaction: UnsignedPChain) => chain.issue(signed(transaction))
  return { ...world, context, wallet, issue }
}

/** A validator and a delegator with the same end. */
function staking(uptime: number) {
  const world = setting(uptime)
  const { chain, context, wallet, issue } = world
  const [signer] = signers as [(typeof signers)[0]]
  const end = chain.state.time + 1_000n
  const validation = { nodeID, end, weight: 100n * avax, signer, shares: 100_000 }
  const owners = { validationRewardsOwner: ann, delegationRewardsOwner: ben }
  const validator = issue(buildAddPermissionlessValidatorTx(context(), wallet(), { ...validation, ...owners }))
  chain.build()
  const delegation = { nodeID, end, weight: 10n * avax, rewardsOwner: ben }
  const delegator = issue(buildAddPermissionlessDelegatorTx(context(), wallet(ben), delegation))
  chain.build()
  return { ...world, validator, delegator, end }
}

/** Builds all blocks that are due and returns their kinds. */
function ending({ chain, time, end }: ReturnType<typeof staking>): string[] {
  expect(chain.nextDue()).toBe(end)
  time.now = Number(end) * 1000
  const made: string[] = []
  for (let block = chain.build(); block; block = chain.build()) made.push(decodePChainBlock(block.bytes).type)
  return made
}

test("who was seen enough is rewarded: the delegator first, of whose reward the validator has its share in the end", () => {
  const world = staking(0.95)
  const { chain, validator, delegator } = world
  const { state } = chain
  const [potential, delegated] = [validator, delegator].map((id) => state.stakers.get(id)?.potentialReward ?? 0n) as [
    bigint,
    bigint,
  ]
  const supply = state.supply
  expect(ending(world)).toEqual(["BanffProposalBlock", "BanffCommitBlock", "BanffProposalBlock", "BanffCommitBlock"])
  const paid = (id: Uint8Array) =>
    state.rewards
      .get(keyOf(id))
      ?.map(({ outputIndex, output }) => [outputIndex, "amount" in output ? output.amount : 0n])
  const rest = (delegated * 900_000n) / 1_000_000n
  // After three outputs of each transaction: the unlocked and locked change, and the stake.
  expect([paid(delegator), paid(validator)]).toEqual([
    [[3, rest]],
    [
      [3, potential],
      [4, delegated - rest],
    ],
  ])
  expect([state.supply, state.stakers.size]).toEqual([supply, 1])
})

test("who was not seen is not rewarded, and what was counted for it is taken from the supply", () => {
  const world = staking(0.79)
  const { chain, validator, delegator } = world
  const { state } = chain
  const potential = [validator, delegator].map((id) => state.stakers.get(id)?.potentialReward ?? 0n)
  const supply = state.supply
  expect(ending(world)).toEqual(["BanffProposalBlock", "BanffAbortBlock", "BanffProposalBlock", "BanffAbortBlock"])
  expect([...state.rewards]).toEqual([])
  expect(state.supply).toBe(supply - potential.reduce((sum, one) => sum + one))
  // The stakes are returned.
  const returned = [validator, delegator].map(
    (txID) => [...state.utxos].filter(([, utxo]) => keyOf(utxo.txID) === keyOf(txID)).length,
  )
  expect(returned).toEqual([3, 3])
})

test("those that pay most for their gas come first into a block, and two of the same output are not both taken", () => {
  const { chain, context, wallet, issue } = setting()
  const pay = (owner: Uint8Array, gasPrice: bigint) =>
    buildPChainBaseTx(context(gasPrice), wallet(owner), { outputs: [{ to: ann, amount: avax }] })
  const cheap = issue(pay(ann, 2n))
  expect(() => issue(pay(ann, 9n))).toThrow("couldn't issue tx: tx conflicts with other tx")
  const dear = issue(pay(ben, 7n))
  const same = signed(pay(ann, 2n))
  expect(() => chain.issue(same)).toThrow(`couldn't issue tx: tx ${formatId(cheap)} dropped: duplicate tx`)
  expect(chain.pool.transactions.map(({ id }) => formatId(id))).toEqual([dear, cheap].map(formatId))
  const block = chain.build()
  const { transactions } = decodePChainBlock(block?.bytes ?? new Uint8Array())
  expect(transactions.map(({ id }) => formatId(id))).toEqual([dear, cheap].map(formatId))
  expect([chain.pool.size, chain.build()]).toEqual([0, undefined])
  expect(chain.state.blocks.transaction(decodePChainTransaction(same).id)).toMatchObject({
    status: "Committed",
    height: 1,
  })
})
