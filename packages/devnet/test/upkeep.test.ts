import { decodePChainBlock, decodeWarpMessage, formatId, formatNodeId, parseHex } from "@serac/chain"
import { verifyWarpMessage } from "@serac/chain/bls"
import { expect, test } from "vitest"
import { Devnet } from "../src/devnet.ts"
import type { DevnetOptions } from "../src/devnet-options.ts"
import { keyOf } from "../src/interfaces/keys.ts"
import type { L1 } from "../src/l1/create-l1.ts"
import { type Staker, zeroID } from "../src/ledger/index.ts"
import { validatorsAt } from "../src/network/evm/warp.ts"
import type { ValidatorIdentity } from "../src/network/validator-identity.ts"
import { EvmWallet } from "../src/wallet/evm-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"

const start = Date.parse("2026-01-01T00:00:00Z")
const day = 86_400_000
const tenYears = 3_653 * day
const options = { seed: "upkeep", l1s: [{ name: "firn", chainID: 99_123 }] }

async function create(given: DevnetOptions = {}) {
  const faults: string[] = []
  const onFault = (error: unknown) => faults.push((error as Error).message)
  const devnet = await Devnet.create({ ...options, clock: { start, isStopped: true }, onFault, ...given })
  return { devnet, faults }
}

async function ask(devnet: Devnet, target: string, method: string, params: unknown = {}) {
  const headers = { host: "localhost", "content-type": "application/json" }
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const { result, error } = JSON.parse((await devnet.node.handle({ method: "POST", target, headers, body })).body)
  return error ?? result
}

/** The id of a warp message sent on the C-Chain. */
async function sendMessage(devnet: Devnet): Promise<string> {
  const { chain } = devnet.chains.c
  const data = `0xee5b48eb${"20".padStart(64, "0")}${"1".padStart(64, "0")}${"ff".padEnd(64, "0")}` as const
  const to = `0x02${"05".padStart(38, "0")}` as const
  await new EvmWallet(chain, testKey).send({ to, data: parseHex(data, "hexnc"), gas: 200_000n })
  await devnet.producer.mine()
  return formatId(parseHex(chain.tip.receipts[0]?.logs[0]?.topics[2] ?? "", "hexnc"))
}

/** The part of the current validators' weight that has signed a message; a refusal is returned as its text. */
async function signedPart(devnet: Devnet, chain: string, method: string, id: string) {
  const { network, l1s } = devnet
  const signed = await ask(devnet, `/ext/bc/${chain}/rpc`, method, [id, 67, ""])
  if (typeof signed !== "string") return signed
  const subnetID = chain === "C" ? zeroID : (l1s[0]?.subnetID as Uint8Array)
  const validators = validatorsAt(network, network.p.last.height, subnetID)
  if (!validators) throw new Error("nobody validates")
  const { networkID } = network.genesis
  const { weight } = verifyWarpMessage(decodeWarpMessage(parseHex(signed, "hexnc")), { networkID, validators })
  return Number(weight) / Number(validators.totalWeight)
}

/** The number of rewarded stakes, one of which is a validator's for a year. */
function paidStakes({ network }: Devnet): number {
  const { blocks, rewards } = network.p.state
  const later = Array.from({ length: network.p.last.height }, (_, at) =>
    decodePChainBlock(blocks.at(at + 1)?.bytes as Uint8Array),
  ).flatMap(({ transactions }) => transactions)
  return [...network.genesis.validators, ...later].filter(({ id }) => rewards.get(keyOf(id)) !== undefined).length
}

/** The validators, the signers, and the rewarded stakes. */
async function stateOf(devnet: Devnet) {
  const { network, chains } = devnet
  const { stakers, l1Validators } = network.p.state
  const [l1] = devnet.l1s as [L1]
  const stakes = network.validators.map(({ nodeID }) => stakers.validator(zeroID, nodeID))
  const block = formatId(parseHex(chains.get(l1.blockchainID)?.chain.tip.hash ?? "", "hexnc"))
  return {
    weights: stakes.map((stake) => stake && Number(stake.weight / 1_000_000_000n)),
    areRunning: stakes.every((stake) => stake && Number(stake.end) * 1_000 > network.clock.now()),
    paid: paidStakes(devnet),
    active: l1Validators.of(l1.subnetID).map(({ endAccumulatedFee }) => endAccumulatedFee > 0n),
    cChain: await signedPart(devnet, "C", "warp_getMessageAggregateSignature", await sendMessage(devnet)),
    l1: await signedPart(devnet, formatId(l1.blockchainID), "warp_getBlockAggregateSignature", block),
  }
}

const ten = {
  weights: [2_000_000, 2_000_000, 2_000_000, 2_000_000, 2_000_000],
  areRunning: true,
  paid: 50,
  active: [true, true, true],
  cChain: 1,
  l1: 1,
}

test.each([
  ["in one jump", 1, undefined],
  ["in one jump, after Helicon", 1, start / 1_000 + 3_600],
  ["in jumps of a month", 120, undefined],
  ["in jumps of three days", 1_218, undefined],
])("ten years on, %s, the network validates, signs and pays", async (_, jumps, helicon) => {
  const { devnet, faults } = await create({ helicon })
  for (let jump = 0; jump < jumps; jump++) {
    devnet.network.clock.advance(tenYears / jumps)
    await devnet.producer.mine()
  }
  // With Helicon, the C-Chain has no methods for messages.
  const expected = helicon === undefined ? ten : { ...ten, cChain: expect.objectContaining({ code: -32601 }) }
  expect(await stateOf(devnet)).toEqual(expected)
  expect(faults).toEqual([])
})

test("each stake begins when the one before ended, and goes on from a state file", async () => {
  const { devnet } = await create()
  const { network } = devnet
  const [first] = network.validators as [ValidatorIdentity]
  const ends = network.p.state.stakers.validator(zeroID, first.nodeID)?.end as bigint
  network.clock.advance(tenYears)
  const text = await devnet.dump()
  const again = await Devnet.load(text, { clock: { isStopped: true } })
  const stake = again.network.p.state.stakers.validator(zeroID, first.nodeID)
  expect(stake?.start).toBe(ends + BigInt((9 * 365 * day) / 1_000))
  expect(formatId(again.network.p.last.id)).toBe(formatId(network.p.last.id))
  again.network.clock.advance(tenYears)
  await again.producer.mine()
  expect((await stateOf(again)).paid).toBe(100)
})

test("an end that is asked for is reached by the ends before it, each in its time", async () => {
  const { devnet } = await create()
  const { clock, p } = devnet.network
  const ends = p.state.stakers.inOrder().map(({ end }) => Number(end) * 1_000)
  const [last] = p.state.stakers.inOrder().slice(-1) as [Staker]
  const told = await ask(devnet, "/ext/devnet", "devnet.endStaker", { txID: formatId(last.txID) })
  expect(told).toMatchObject({ ended: true, status: "Committed" })
  const starts = p.state.stakers.inOrder().map(({ start }) => Number(start) * 1_000)
  expect([starts, clock.now()]).toEqual([ends, ends.at(-1)])
})

test("where nobody can stake again, that is told once, and a message has nobody to sign it", async () => {
  const { devnet, faults } = await create({ l1s: [], validators: 2 })
  const { treasury, network, producer } = devnet
  // A P-Chain that has just started has no gas capacity.
  network.clock.advance(2_000)
  const { amount } = treasury.pWallet.utxos.reduce(
    (sum, { output }) => ({ amount: sum.amount + ("amount" in output ? output.amount : 0n) }),
    { amount: 0n },
  )
  treasury.transferP([{ to: new Uint8Array(20).fill(7), amount: amount - 1_000_000_000n }])
  const message = await sendMessage(devnet)
  for (let jump = 0; jump < 2; jump++) {
    network.clock.advance(400 * day)
    await producer.mine()
  }
  const nodes = network.validators.map(({ nodeID }) => formatNodeId(nodeID))
  expect(faults).toHaveLength(2)
  for (const nodeID of nodes) expect(faults).toContainEqual(expect.stringContaining(`${nodeID} does not stake again: `))
  const subnet = `(SubnetID: 11111111111111111111111111111111LpoYY, Height: ${network.p.last.height})`
  expect(await ask(devnet, "/ext/bc/C/rpc", "warp_getMessageAggregateSignature", [message, 67, ""])).toEqual({
    code: -32000,
    message: `cannot aggregate signatures from subnet with no validators ${subnet}`,
  })
})

test("the P-Chain's time and the balances of L1 validators follow the clock without transactions of users", async () => {
  const { devnet, faults } = await create()
  const { clock, p } = devnet.network
  const seen = async () => {
    const { subnetID } = devnet.l1s[0] as L1
    const { validators } = await ask(devnet, "/ext/bc/P", "platform.getCurrentValidators", {
      subnetID: formatId(subnetID),
    })
    return {
      behind: Number(clock.now() / 1000) - Number(p.state.time),
      spent: 10_000_000_000 - Number(validators[0].balance),
    }
  }
  await devnet.producer.mine()
  const { height } = p.last
  clock.advance(59_000 - (clock.now() - Number(p.state.time) * 1000))
  await devnet.producer.mine()
  expect(p.last.height).toBe(height)
  clock.advance(3_600_000)
  await devnet.producer.mine()
  const hour = await seen()
  expect({ ...hour, height: p.last.height }).toEqual({
    behind: expect.toSatisfy((s) => s < 1),
    spent: 3_659,
    height: height + 1,
  })
  clock.advance(40 * day)
  await devnet.producer.mine()
  const { spent } = await seen()
  expect(spent - hour.spent).toBeGreaterThan(40 * 86_400 * 0.99)
  expect(faults).toEqual([])
  devnet.close()
})
