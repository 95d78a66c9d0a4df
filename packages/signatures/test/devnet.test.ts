import {
  buildCreateSubnetTx,
  canonicalValidators,
  decodeWarpMessage,
  formatId,
  formatNodeId,
  type PChainMessage,
  parseBitSet,
  type RegisterL1Validator,
  validationIdOf,
  type WarpValidator,
} from "@serac/chain"
import { verifyWarpMessage } from "@serac/chain/bls"
import type { ValidatorIdentity } from "@serac/devnet"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { AggregationError, BlsThreads, PChain, ValidatorAggregator, ValidatorSets } from "../src/index.ts"
import { PlayedNetwork, requestFor } from "./played-network.ts"

let played: PlayedNetwork
let aggregator: ValidatorAggregator
const never = new AbortController().signal
const limits = { timeout: 20_000, validatorTimeout: 300, concurrency: 16, maxAggregations: 4 }

beforeAll(async () => {
  played = await PlayedNetwork.begin()
  played.settle()
})
beforeEach(() => {
  played.asked.length = 0
  played.hanging.clear()
  played.away.clear()
  for (const { bls } of played.l1.validators) played.devnet.keyring.behave(bls.publicKey, "signs")
})
afterAll(async () => {
  await aggregator.close()
  played.devnet.close()
})

/** Signs for the network; remembers nothing of earlier tests. */
function signing(source = played): ValidatorAggregator {
  const sets = new ValidatorSets(new PChain(["http://localhost:9650"], played.fetch))
  return new ValidatorAggregator({ sets, source, bls, ...limits })
}
const bls = new BlsThreads({ count: 1 })
beforeEach(() => {
  aggregator = signing()
})

const hash = (fill: number) => ({ type: "Hash", hash: new Uint8Array(32).fill(fill) }) as const
const members = (height: number, subnetID = played.l1.subnetID): readonly WarpValidator[] =>
  played.devnet.network.p.validatorsAt(height).get(Buffer.from(subnetID).toString("hex")) ?? []
const first = () => played.l1.validators[0] as ValidatorIdentity

/** Who signed, as a node finds out: it throws what a node would refuse. */
function signersOf(bytes: Uint8Array, quorum: bigint, height = played.devnet.network.p.minimumHeight): string[] {
  const { networkID } = played.devnet.network.genesis
  const set = canonicalValidators(members(height))
  const message = decodeWarpMessage(bytes)
  verifyWarpMessage(message, { networkID, validators: set, quorum: { num: quorum, den: 100n } })
  const nodes = parseBitSet(message.signature.signers).flatMap((index) => set.validators[index]?.nodeIDs ?? [])
  return nodes.map(formatNodeId).sort()
}

async function refusal(promise: Promise<unknown>): Promise<readonly [code: string, words: string]> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof AggregationError)) throw error
  return [error.code, error.message]
}

test("as few validators sign as are needed, and a node takes the message", async () => {
  const message = played.message(hash(1))
  const [two, three] = await Promise.all([
    aggregator.aggregate(requestFor(message, { quorum: 66 }), never),
    aggregator.aggregate(requestFor(message, { quorum: 67 }), never),
  ])
  expect(signersOf(two, 66n).length).toBe(2)
  expect(signersOf(three, 67n)).toEqual([...played.nodeIds].sort())
  const buffered = await aggregator.aggregate(requestFor(message, { quorum: 30, buffer: 34 }), never)
  expect(signersOf(buffered, 30n).length).toBe(2)
})

test("the primary network signs for the C-Chain, and where it is named", async () => {
  const { genesis, p } = played.devnet.network
  const set = canonicalValidators(members(p.minimumHeight, new Uint8Array(32)))
  const verify = (bytes: Uint8Array) =>
    verifyWarpMessage(decodeWarpMessage(bytes), { networkID: genesis.networkID, validators: set }).signers.length
  const ofC = await aggregator.aggregate(requestFor(played.messageOf(genesis.cChainID, hash(2))), never)
  const named = requestFor(played.message(hash(3)), { signingSubnetID: new Uint8Array(32) })
  expect([verify(ofC), verify(await aggregator.aggregate(named, never))]).toEqual([4, 4])
})

test("who signs another message is found and named, and the others are enough where they are", async () => {
  played.devnet.keyring.behave(first().bls.publicKey, "signs something else")
  const message = played.message(hash(4))
  const signed = await aggregator.aggregate(requestFor(message, { quorum: 66 }), never)
  expect(signersOf(signed, 66n)).toEqual(played.nodeIds.slice(1).sort())
  expect(await refusal(aggregator.aggregate(requestFor(message), never))).toEqual([
    "quorum-unreachable",
    `a quorum of 67 percent of the weight of subnet ${formatId(played.l1.subnetID)} at P-Chain height ` +
      `${played.devnet.network.p.minimumHeight} cannot be reached: 66.66 percent had signed by then; ` +
      `wrong signature: ${played.nodeIds[0]}`,
  ])
})

test("one of them refuses, one hangs, one cannot be reached: the error says so of each", async () => {
  const [refusing, hanging, away] = played.nodeIds as [string, string, string]
  played.devnet.keyring.behave(first().bls.publicKey, "refuses")
  played.hanging.add(hanging)
  played.away.add(away)
  const [code, words] = await refusal(aggregator.aggregate(requestFor(played.message(hash(5)), { quorum: 1 }), never))
  const [, named = ""] = words.split("was not reached: 0.00 percent have signed; ")
  expect([code, named.split("; ")]).toEqual([
    "quorum",
    [`refused: ${refusing} ('failed to sign message')`, `no answer in time: ${hanging}`, `not reachable: ${away}`],
  ])
})

test("a validator counts with the weight and the key that he has at a height, and not when he has left", async () => {
  const { p, clock } = played.devnet.network
  const [, , , oldKey, newKey] = played.devnet.network.validators as readonly ValidatorIdentity[]
  const node = new Uint8Array(20).fill(7)
  const owner = { threshold: 1, addresses: [played.devnet.treasury.address] }
  const registrationOf = ({ bls }: ValidatorIdentity): RegisterL1Validator => ({
    type: "RegisterL1Validator",
    subnetID: played.l1.subnetID,
    nodeID: node,
    blsPublicKey: bls.publicKey,
    expiry: BigInt(Math.floor(clock.now() / 1000)) + 3_600n,
    remainingBalanceOwner: owner,
    disableOwner: owner,
    weight: 300n,
  })
  // What the aggregator signs the P-Chain executes.
  const signed = async (message: PChainMessage) => {
    played.settle()
    return aggregator.aggregate(requestFor(played.managed(message)), never)
  }
  const join = async (identity: ValidatorIdentity) => {
    played.play({ ...identity, nodeID: node })
    const registration = registrationOf(identity)
    played.issueRegistration(await signed(registration), identity)
    return validationIdOf(registration)
  }
  const weigh = async (validationID: Uint8Array, nonce: bigint, weight: bigint) =>
    played.issueWeight(await signed({ type: "L1ValidatorWeight", validationID, nonce, weight }))
  const at = async (height: number, quorum: number) => {
    const request = requestFor(played.message(hash(6)), { pChainHeight: BigInt(height), quorum })
    return signersOf(await signing().aggregate(request, never), BigInt(quorum), height).length
  }
  const before = p.last.height
  const validationID = await join(oldKey as ValidatorIdentity)
  const joined = p.last.height
  await weigh(validationID, 0n, 20n)
  const lighter = p.last.height
  await weigh(validationID, 1n, 0n)
  const gone = p.last.height
  played.settle()
  // 300 in three equal parts; 300 more of the new one; 20 of his; 300 again.
  expect(await Promise.all([at(before, 67), at(joined, 66), at(lighter, 94), at(gone, 67)])).toEqual([3, 2, 4, 3])
  await join(newKey as ValidatorIdentity)
  played.settle()
  // His node signs with its new key, which is not that of the earlier height.
  expect(await at(p.last.height, 66)).toBe(2)
  const [code, words] = await refusal(at(joined, 66))
  expect([code, words.split("by then; ")[1]]).toEqual(["quorum-unreachable", `wrong signature: ${formatNodeId(node)}`])
})

test("a height that the P-Chain has not reached is refused with the one that it has", async () => {
  const { height } = played.devnet.network.p.last
  expect(
    await refusal(aggregator.aggregate(requestFor(played.message(hash(7)), { pChainHeight: 9_999n }), never)),
  ).toEqual(["height", `pChainHeight must not exceed the last height of the P-Chain, ${height}, and 9999 does`])
})

test("what is not there is named: a blockchain, a subnet, validators of a subnet that had none yet", async () => {
  const unknown = new Uint8Array(32).fill(9)
  const name = formatId(unknown)
  const message = played.message(hash(8))
  const subnet = formatId(played.l1.subnetID)
  const blockchain = formatId(played.l1.blockchainID)
  expect(
    await Promise.all([
      refusal(aggregator.aggregate(requestFor(played.messageOf(unknown, hash(8))), never)),
      refusal(aggregator.aggregate(requestFor(message, { signingSubnetID: unknown }), never)),
      refusal(aggregator.aggregate(requestFor(message, { signingSubnetID: played.l1.blockchainID }), never)),
      refusal(aggregator.aggregate(requestFor(message, { pChainHeight: 1n }), never)),
    ]),
  ).toEqual([
    ["unknown-blockchain", `blockchain ${name} was not found`],
    ["no-subnet", `signingSubnetId must be the ID of a subnet of this network, and ${name} is of none`],
    ["no-subnet", `signingSubnetId must be the ID of a subnet of this network, and ${blockchain} is of none`],
    ["no-validators", `subnet ${subnet} has no validator with a BLS key at P-Chain height 1`],
  ])
})

test("equal requests in flight are one, others are refused beyond the limit, and signatures are remembered", async () => {
  const request = (fill: number) => requestFor(played.message(hash(fill)), { quorum: 100 })
  const askedTwice = () => played.asked.filter((nodeId, index) => played.asked.indexOf(nodeId) !== index)
  await Promise.all([20, 20, 20].map((fill) => aggregator.aggregate(request(fill), never)))
  await aggregator.aggregate({ ...request(20), quorum: 67 }, never)
  expect(askedTwice()).toEqual([])
  const settled = await Promise.allSettled(
    [21, 22, 23, 24, 25].map((fill) => aggregator.aggregate(request(fill), never)),
  )
  expect(settled.map(({ status }) => status)).toEqual([...Array(4).fill("fulfilled"), "rejected"])
  expect(await refusal(Promise.reject((settled[4] as PromiseRejectedResult).reason))).toEqual([
    "busy",
    "this service aggregates too many signatures at once",
  ])
})

test("an L1 validator with too low a balance is not asked, and its weight counts", async () => {
  const { treasury, network } = played.devnet
  const [, , poor] = network.validators as readonly ValidatorIdentity[]
  const identity = { ...(poor as ValidatorIdentity), nodeID: new Uint8Array(20).fill(8) }
  const owner = { threshold: 1, addresses: [treasury.address] }
  const registration: RegisterL1Validator = {
    type: "RegisterL1Validator",
    subnetID: played.l1.subnetID,
    nodeID: identity.nodeID,
    blsPublicKey: identity.bls.publicKey,
    expiry: BigInt(Math.floor(network.clock.now() / 1000)) + 3_600n,
    remainingBalanceOwner: owner,
    disableOwner: owner,
    weight: 100n,
  }
  played.play(identity)
  const message = await aggregator.aggregate(requestFor(played.managed(registration), { quorum: 90 }), never)
  played.issueRegistration(message, identity, 2_047n)
  const nodeId = formatNodeId(identity.nodeID)
  const height = network.p.last.height
  const most = requestFor(played.message(hash(40)), { quorum: 85, buffer: 15, pChainHeight: BigInt(height) })
  // All others weigh 600 of 700.
  const signers = signersOf(await aggregator.aggregate(most, never), 85n, height)
  expect([signers.length, signers.includes(nodeId), played.asked.includes(nodeId)]).toEqual([4, false, false])
  const more = { ...most, quorum: 86, buffer: 0 }
  expect((await refusal(signing().aggregate(more, never)))[1]).toMatch(`balance too low: ${nodeId}`)
})

test("0 is the height of the epoch in which the blockchain judges that the message is for", async () => {
  const { devnet, l1 } = played
  const { consensus } = devnet.chains.get(l1.blockchainID) ?? {}
  const url = `http://localhost:9650/ext/bc/${formatId(l1.blockchainID)}/rpc`
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "evm_mine", params: [] })
  for (let made = 0; made < 3; made++) {
    devnet.network.clock.advance(31_000)
    expect((await played.fetch(url, { method: "POST", body })).status).toBe(200)
  }
  const epoch = consensus?.currentEpoch().pChainHeight
  expect(epoch).toBeGreaterThan(0n)
  // A block of the P-Chain that the epoch is older than.
  const { treasury } = devnet
  treasury.issueP(buildCreateSubnetTx(treasury.pContext, treasury.pWallet, { owner: treasury.address }))
  devnet.network.work()
  played.settle()
  expect(devnet.network.p.minimumHeight).toBeGreaterThan(Number(epoch))
  played.devnet.keyring.behave(first().bls.publicKey, "refuses")
  const [, words] = await refusal(aggregator.aggregate(requestFor(played.message(hash(50)), { quorum: 100 }), never))
  expect(words).toMatch(`at P-Chain height ${epoch} cannot be reached`)
})

test("a node of the P-Chain that does not answer is an error of its own", async () => {
  const silent = new ValidatorAggregator({
    sets: new ValidatorSets(new PChain(["http://localhost:9650"], () => Promise.reject(new TypeError("fetch failed")))),
    source: played,
    bls,
    ...limits,
  })
  const promise = refusal(silent.aggregate(requestFor(played.message(hash(30))), AbortSignal.timeout(60_000)))
  expect(await promise).toEqual(["node", "no node of the P-Chain answers"])
})
