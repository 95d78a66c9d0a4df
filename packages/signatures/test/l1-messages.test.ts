import {
  appendId,
  decodeAddressedCall,
  decodePChainMessage,
  encodePChainMessage,
  encodeWarpMessage,
  formatId,
  parseId,
  type RegisterL1Validator,
  validationIdOf,
} from "@serac/chain"
import { justifyConversionValidator, justifyRegistration } from "@serac/wire/peer"
import { afterAll, beforeAll, expect, test } from "vitest"
import {
  AggregationError,
  BlsThreads,
  bytesOfHex,
  hexOf,
  isJustification,
  type L1Message,
  L1Messages,
  PChain,
  ValidatorAggregator,
  ValidatorSets,
} from "../src/index.ts"
import { PlayedNetwork, requestFor } from "./played-network.ts"

const never = new AbortController().signal
let played: PlayedNetwork
let aggregator: ValidatorAggregator
let messages: L1Messages
/** Who made which validator: what an index tells. */
const made = new Map<string, Uint8Array>()

beforeAll(async () => {
  played = await PlayedNetwork.begin()
  played.settle()
  const pChain = new PChain(["http://localhost:9650"], played.fetch)
  const limits = { timeout: 20_000, validatorTimeout: 20_000, concurrency: 8, maxAggregations: 4 }
  const sets = new ValidatorSets(pChain)
  aggregator = new ValidatorAggregator({ sets, source: played, bls: new BlsThreads({ count: 1 }), ...limits })
  const { networkID: networkId } = played.devnet.network.genesis
  messages = new L1Messages({ networkId, pChain, madeBy: async (id) => made.get(hexOf(id)) })
})
afterAll(async () => {
  await aggregator.close()
  played.devnet.close()
})

/** What a message says, and to whom. */
const read = ({ message, justification, receiver }: L1Message) => ({
  source: formatId(message.sourceChainID),
  says: decodePChainMessage(decodeAddressedCall(message.payload).payload),
  justification: hexOf(justification),
  receiver: formatId(receiver),
})

const pChain = "11111111111111111111111111111111LpoYY"

async function ask(method: string, params: object): Promise<Record<string, never>> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const answer = await played.fetch("http://localhost:9650/ext/bc/P", { method: "POST", body })
  return ((await answer.json()) as { result: Record<string, never> }).result
}

/** The ID of the newest transaction of a kind, by the JSON of the blocks. */
async function newest(has: string): Promise<Uint8Array> {
  for (let { height } = played.devnet.network.p.last; height > 0; height--) {
    const { block } = (await ask("platform.getBlockByHeight", {
      height: String(height),
      encoding: "json",
    })) as unknown as {
      block: { txs?: readonly { id: string; unsignedTx: object }[] }
    }
    const found = block.txs?.find(({ unsignedTx }) => has in unsignedTx)
    if (found !== undefined) return parseId(found.id)
  }
  throw new Error(`there is no transaction with ${has}`)
}

async function code(promise: Promise<unknown>): Promise<readonly [string, string]> {
  const error = await promise.catch((thrown: unknown) => thrown)
  if (!(error instanceof AggregationError)) throw error
  return [error.code, error.message]
}

test("a conversion makes the message that the P-Chain's own ID of it is in, justified by the subnet", async () => {
  const { subnetID, blockchainID } = played.l1
  const { conversionID } = (await ask("platform.getSubnet", { subnetID: formatId(subnetID) })) as unknown as {
    conversionID: string
  }
  const expected = {
    source: pChain,
    says: { type: "SubnetToL1Conversion", id: parseId(conversionID) },
    justification: hexOf(subnetID),
    receiver: formatId(blockchainID),
  }
  expect(read(await messages.ofTransaction(await newest("validators"), never))).toEqual(expected)
  expect(read(await messages.ofJustification(subnetID, never))).toEqual(expected)
})

test("a registration, a weight and a removal make their messages, and the L1's validators sign them", async () => {
  const { clock, validators } = played.devnet.network
  const { treasury } = played.devnet
  const [, , , identity] = validators
  if (identity === undefined) throw new Error("there is no fourth validator")
  const owner = { threshold: 1, addresses: [treasury.address] }
  const registration: RegisterL1Validator = {
    type: "RegisterL1Validator",
    subnetID: played.l1.subnetID,
    nodeID: new Uint8Array(20).fill(7),
    blsPublicKey: identity.bls.publicKey,
    expiry: BigInt(Math.floor(clock.now() / 1000)) + 3_600n,
    remainingBalanceOwner: owner,
    disableOwner: owner,
    weight: 10n,
  }
  const signed = (message: Parameters<typeof played.managed>[0]) => {
    played.settle()
    return aggregator.aggregate(requestFor(played.managed(message)), never)
  }
  const validationID = validationIdOf(registration)
  const receiver = formatId(played.l1.blockchainID)
  const weight = (nonce: bigint, weight: bigint) =>
    ({ type: "L1ValidatorWeight", validationID, nonce, weight }) as const

  const registered = played.issueRegistration(await signed(registration), identity)
  made.set(hexOf(validationID), registered)
  const lighter = played.issueWeight(await signed(weight(0n, 5n)))
  const removed = played.issueWeight(await signed(weight(1n, 0n)))
  const justification = justifyRegistration(encodePChainMessage(registration))
  const gone = { source: pChain, says: { type: "L1ValidatorRegistration", validationID, registered: false }, receiver }
  expect(read(await messages.ofTransaction(registered, never))).toEqual({
    ...gone,
    says: { type: "L1ValidatorRegistration", validationID, registered: true },
    justification: "",
  })
  expect(read(await messages.ofTransaction(lighter, never))).toEqual({
    ...gone,
    says: weight(0n, 5n),
    justification: "",
  })
  const removal = await messages.ofTransaction(removed, never)
  expect(read(removal)).toEqual({ ...gone, justification: hexOf(justification) })
  expect(read(await messages.ofJustification(justification, never))).toEqual(read(removal))
  const signingSubnetID = played.l1.subnetID
  expect(
    await aggregator.aggregate({ ...requestFor(removal.message), justification, signingSubnetID }, never),
  ).toBeInstanceOf(Uint8Array)
})

test("the removal of a validator of the conversion is justified by its place, and waits for the index", async () => {
  const { subnetID, blockchainID } = played.l1
  const validationID = appendId(subnetID, 2)
  const weight = { type: "L1ValidatorWeight", validationID, nonce: 0n, weight: 0n } as const
  played.settle()
  const removed = played.issueWeight(await aggregator.aggregate(requestFor(played.managed(weight)), never))
  expect(await code(messages.ofTransaction(removed, never))).toEqual([
    "not-indexed",
    `L1 validator ${formatId(validationID)} is not indexed yet`,
  ])
  made.set(hexOf(validationID), await newest("validators"))
  const justification = justifyConversionValidator(subnetID, 2)
  const expected = {
    source: pChain,
    says: { type: "L1ValidatorRegistration", validationID, registered: false },
    justification: hexOf(justification),
    receiver: formatId(blockchainID),
  }
  expect(read(await messages.ofTransaction(removed, never))).toEqual(expected)
  expect(read(await messages.ofJustification(justification, never))).toEqual(expected)
})

test("another kind is refused by its name, and what is not there is told", async () => {
  const creation = played.l1.blockchainID
  const unknown = new Uint8Array(32).fill(9)
  expect(
    await Promise.all([
      code(messages.ofTransaction(creation, never)),
      code(messages.ofTransaction(unknown, never)),
      code(messages.ofJustification(unknown, never)),
      code(messages.ofJustification(bytesOfHex("0a02"), never)),
      code(messages.ofJustification(new Uint8Array(), never)),
    ]),
  ).toEqual([
    [
      "transaction",
      `transaction ${formatId(creation)} is a CreateChainTx, which makes no message about an L1; ConvertSubnetToL1Tx, ` +
        "RegisterL1ValidatorTx and SetL1ValidatorWeightTx do",
    ],
    ["unknown-transaction", `transaction ${formatId(unknown)} was not found`],
    ["unknown-subnet", `subnet ${formatId(unknown)} was not found`],
    ["message", "no message follows from the justification"],
    ["message", "no message follows from the justification"],
  ])
})

test("a justification is the ID of a subnet, or shows which validator was removed", () => {
  const subnet = new Uint8Array(32).fill(3)
  const shown = justifyConversionValidator(subnet, 1)
  expect([subnet, shown, subnet.subarray(1), new Uint8Array(0)].map(isJustification)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

/** The messages of a P-Chain that has one transaction, whoever made its validators. */
function messagesOf(unsigned: object | undefined, madeBy?: object) {
  const [id, maker] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
  const transaction = async (asked: Uint8Array) => {
    const found = asked === id ? unsigned : madeBy
    return found && { unsigned: found }
  }
  const pChain = { transaction } as unknown as PChain
  const own = new L1Messages({ networkId: 1, pChain, madeBy: async () => (madeBy === undefined ? undefined : maker) })
  return own.ofTransaction(id, never)
}

test("a transaction whose manager says something else than its kind makes no message", async () => {
  const owner = { threshold: 1, addresses: [new Uint8Array(20)] }
  const registration: RegisterL1Validator = {
    ...{ type: "RegisterL1Validator", subnetID: new Uint8Array(32), nodeID: new Uint8Array(20), weight: 1n },
    ...{ blsPublicKey: new Uint8Array(48), expiry: 1n, remainingBalanceOwner: owner, disableOwner: owner },
  }
  const weight = { type: "L1ValidatorWeight", validationID: new Uint8Array(32), nonce: 0n, weight: 0n } as const
  const signed = (message: Parameters<typeof played.managed>[0]) =>
    encodeWarpMessage({
      unsignedMessage: played.managed(message),
      signature: { type: "BitSetSignature", signers: new Uint8Array(), signature: new Uint8Array(96) },
    })
  const set = (message: Parameters<typeof played.managed>[0]) => ({
    type: "SetL1ValidatorWeightTx",
    message: signed(message),
  })
  await expect(messagesOf(set(registration))).rejects.toThrow("a RegisterL1Validator sets no weight")
  await expect(messagesOf({ type: "RegisterL1ValidatorTx", message: signed(weight) })).rejects.toThrow(
    "a L1ValidatorWeight registers no validator",
  )
  const notIndexed = ["not-indexed", `L1 validator ${formatId(weight.validationID)} is not indexed yet`]
  const conversion = { type: "ConvertSubnetToL1Tx", subnetID: new Uint8Array(32), validators: [{}, {}] }
  expect([
    await code(messagesOf(set(weight))),
    await code(messagesOf(set(weight), { type: "CreateChainTx" })),
    await code(messagesOf(set(weight), conversion)),
  ]).toEqual([notIndexed, notIndexed, notIndexed])
  const validationID = appendId(conversion.subnetID, 0)
  expect((await messagesOf(set({ ...weight, validationID }), conversion)).justification).toEqual(
    justifyConversionValidator(conversion.subnetID, 0),
  )
})

test("a justification that shows no validator of a subnet is none", () => {
  const weight = { type: "L1ValidatorWeight", validationID: new Uint8Array(32), nonce: 0n, weight: 1n } as const
  const wrong = [
    justifyConversionValidator(new Uint8Array(31), 1),
    justifyRegistration(encodePChainMessage(weight)),
    justifyRegistration(new Uint8Array(3)),
  ]
  expect(wrong.map(isJustification)).toEqual([false, false, false])
})

test("a subnet that is no L1 has no message", async () => {
  const managerOf = async () => ({ conversionID: new Uint8Array(32), chainID: new Uint8Array(32) })
  const own = new L1Messages({
    networkId: 1,
    pChain: { managerOf } as unknown as PChain,
    madeBy: async () => undefined,
  })
  const subnet = new Uint8Array(32).fill(3)
  expect(await code(own.ofJustification(subnet, never))).toEqual([
    "message",
    `subnet ${formatId(subnet)} is no L1, and has no message`,
  ])
})
