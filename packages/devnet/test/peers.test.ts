import {
  appendId,
  conversionIdOf,
  decodeUnsignedWarpMessage,
  encodePChainMessage,
  encodeSubnetEvmMessage,
  encodeWarpPayload,
  formatId,
  formatNodeId,
  parseHex,
  parseNodeId,
  type RegisterL1Validator,
  validationIdOf,
} from "@serac/chain"
import { blsSign } from "@serac/chain/bls"
import {
  createPeerNetwork,
  infoPeers,
  justifyConversionValidator,
  justifyRegistration,
  PeerError,
  type SignatureQuery,
} from "@serac/wire/peer"
import { afterAll, expect, test, vi } from "vitest"
import { messageOfLog, warpAddress } from "../src/evm/index.ts"
import { startDevnet } from "../src/start-devnet.ts"
import { EvmWallet } from "../src/wallet/evm-wallet.ts"
import { testKey } from "../src/wallet/test-key.ts"
import { unsignedMessages } from "./unsigned-messages.ts"

const running = await startDevnet({ seed: "peers", peers: true, l1s: [{ name: "firn", chainID: 99_123 }] })
const { devnet } = running
const { network: primary } = devnet
const { networkID } = primary.genesis
const zeroID = new Uint8Array(32)

const info = async (method: string, params: object = {}, path = "/ext/info") => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const response = await fetch(`${running.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  })
  return ((await response.json()) as { result: never }).result
}
const peers = createPeerNetwork({
  networkId: networkID,
  peers: infoPeers(({ method, params }) => info(method, params)),
})
afterAll(async () => {
  peers.close()
  await running.close()
})

const [l1] = devnet.l1s as [(typeof devnet.l1s)[number]]
const [first, second] = primary.validators as [(typeof primary.validators)[number], (typeof primary.validators)[number]]
const [member] = l1.validators as [(typeof l1.validators)[number]]

/** The answer of a node: that it signed, the code and text of its refusal, or another outcome. */
async function asked(query: Omit<SignatureQuery, "nodeId">, validator = first): Promise<unknown> {
  const signature = await peers
    .requestSignature({ nodeId: validator.nodeID, timeout: 30_000, ...query })
    .catch((error) => error)
  if (signature instanceof PeerError) return signature.refusal ? Object.values(signature.refusal) : signature.code
  return Buffer.compare(signature, blsSign(query.message, validator.bls.secretKey)) === 0
    ? "signed"
    : "signed something else"
}

const { unsigned, hashMessage, call, pMessage } = unsignedMessages(networkID)

test("info.peers tells where the validators are, and their certificates are those of their node IDs", async () => {
  const { numPeers, peers: told } = (await info("info.peers")) as unknown as {
    numPeers: string
    peers: { nodeID: string }[]
  }
  const names = [...primary.validators, ...l1.validators].map(({ nodeID }) => formatNodeId(nodeID))
  expect(numPeers).toBe(String(names.length - 1))
  expect([formatNodeId(first.nodeID), ...told.map(({ nodeID }) => nodeID)].sort()).toEqual(names.sort())
  const one = told.find(({ nodeID }) => nodeID === formatNodeId(member.nodeID))
  expect(one).toEqual({
    ip: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    publicIP: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    nodeID: formatNodeId(member.nodeID),
    version: "avalanchego/1.14.2",
    upgradeTime: 1_607_144_400,
    lastSent: expect.stringMatching(/^20.*Z$/),
    lastReceived: expect.stringMatching(/^20.*Z$/),
    observedUptime: "100",
    trackedSubnets: [formatId(l1.subnetID)],
    supportedACPs: [],
    objectedACPs: [],
    benched: [],
  })
  expect(await info("info.getNodeIP")).toEqual({ ip: devnet.peers.addressOf(first.nodeID) })
})

test("validators of an L1 sign what its chain has accepted: blocks and messages, and nothing else of it", async () => {
  const { chain, blockchainID: chainId } = devnet.chains.get(l1.blockchainID) as ReturnType<typeof devnet.chains.get> &
    object
  const wallet = new EvmWallet(chain, testKey)
  const data = `0xee5b48eb${"20".padStart(64, "0")}${"5".padStart(64, "0")}${"68656c6c6f".padEnd(64, "0")}`
  await wallet.send({ to: warpAddress, data: parseHex(data, "hexnc"), gas: 200_000n })
  await devnet.producer.mine()
  const [{ data: sent } = { data: new Uint8Array() }] = chain.tip.receipts.flatMap(({ logs }) => logs)
  const hash = parseHex(chain.tip.hash, "hexnc")
  const { payload } = decodeUnsignedWarpMessage(messageOfLog(sent).bytes)
  const uptime = encodeSubnetEvmMessage({ type: "ValidatorUptime", validationID: zeroID, totalUptime: 0n })
  const messages = {
    block: hashMessage(chainId, hash),
    sent: messageOfLog(sent).bytes,
    "unknown block": hashMessage(chainId, zeroID),
    "never sent": unsigned(chainId, call(new TextEncoder().encode("hello"), new Uint8Array(20))),
    "uptime of nobody": unsigned(chainId, call(uptime)),
    "another network": unsigned(chainId, encodeWarpPayload({ type: "Hash", hash }), networkID + 1),
    "another source": unsigned(zeroID, encodeWarpPayload({ type: "Hash", hash })),
    malformed: Uint8Array.of(0, 0, 1),
  }
  expect(payload.length).toBeGreaterThan(0)
  const answers: Record<string, unknown> = {}
  for (const [name, message] of Object.entries(messages)) answers[name] = await asked({ chainId, message }, member)
  expect(answers).toEqual({
    block: "signed",
    sent: "signed",
    "unknown block": [2, `failed to get block ${formatId(zeroID)}: not found`],
    "never sent": [1, "failed to parse addressed call message: unknown codec version"],
    "uptime of nobody": [2, `failed to get uptime: validationID not found: ${formatId(zeroID)}`],
    "another network": [-1, "failed to sign message: rpc error: code = Unknown desc = wrong networkID"],
    "another source": [-1, "failed to sign message: rpc error: code = Unknown desc = wrong SourceChainID"],
    malformed: [
      -1,
      "failed to parse warp unsigned message: couldn't unmarshal uint32: packer has insufficient length for input",
    ],
  })
  // The node that serves the devnet runs all of its chains; other nodes only run the chains that they validate.
  expect(await asked({ chainId, message: messages.block })).toBe("signed")
  expect(await asked({ chainId: devnet.chains.c.blockchainID, message: messages.block }, second)).toEqual([
    2,
    `failed to get block ${formatId(hash)}: not found`,
  ])
  expect(await asked({ chainId, message: messages.block, timeout: 300 }, second)).toBe("silent")
})

test("any validator signs what the P-Chain says of L1s, and says of all else what a node says", async () => {
  const { l1Validators, subnets } = primary.p.state
  const { subnetID } = l1
  const validators = l1Validators.of(subnetID)
  const [{ validationID, weight, minNonce }] = validators as [(typeof validators)[number]]
  const { conversionID: id } = subnets.conversion(subnetID) as { conversionID: Uint8Array }
  const registered = (of: Uint8Array, isThere: boolean) =>
    pMessage({ type: "L1ValidatorRegistration", validationID: of, registered: isThere })
  const weightMessage = (nonce: bigint, value: bigint, of = validationID) =>
    pMessage({ type: "L1ValidatorWeight", validationID: of, nonce, weight: value })
  const nobody = { threshold: 0, addresses: [] }
  const registration = (expiry: bigint): RegisterL1Validator => ({
    type: "RegisterL1Validator",
    subnetID,
    nodeID: member.nodeID,
    blsPublicKey: member.bls.publicKey,
    expiry,
    remainingBalanceOwner: nobody,
    disableOwner: nobody,
    weight: 1n,
  })
  const [expired, coming] = [registration(1n), registration(2n ** 40n)]
  const never = appendId(subnetID, 99)
  const justify = (message: RegisterL1Validator) => justifyRegistration(encodePChainMessage(message))
  const cases: Record<string, readonly [Uint8Array, Uint8Array?]> = {
    conversion: [pMessage({ type: "SubnetToL1Conversion", id }), subnetID],
    "conversion, no justification": [pMessage({ type: "SubnetToL1Conversion", id })],
    "conversion, unknown subnet": [pMessage({ type: "SubnetToL1Conversion", id }), zeroID],
    "another conversion": [pMessage({ type: "SubnetToL1Conversion", id: zeroID }), subnetID],
    registered: [registered(validationID, true)],
    "never registered": [registered(never, true)],
    "left, no justification": [registered(never, false)],
    "left, of the conversion": [registered(never, false), justifyConversionValidator(subnetID, 99)],
    "left, but is there": [registered(appendId(subnetID, 0), false), justifyConversionValidator(subnetID, 0)],
    "left, of another place": [registered(never, false), justifyConversionValidator(subnetID, 98)],
    "left, no subnet": [registered(never, false), justifyConversionValidator(new Uint8Array(31), 99)],
    "left, of no L1": [registered(appendId(zeroID, 0), false), justifyConversionValidator(zeroID, 0)],
    "left, no protobuf": [registered(never, false), Uint8Array.of(10, 200)],
    expired: [registered(validationIdOf(expired), false), justify(expired)],
    "may come": [registered(validationIdOf(coming), false), justify(coming)],
    "expired, another one": [registered(never, false), justify(expired)],
    "expired, no registration": [registered(never, false), justifyRegistration(Uint8Array.of(0))],
    weight: [weightMessage(minNonce, weight)],
    "weight of nobody": [weightMessage(0n, 1n, never)],
    "impossible nonce": [weightMessage(2n ** 64n - 1n, weight)],
    "registration of the manager": [pMessage(coming)],
    "from somebody": [unsigned(zeroID, call(encodePChainMessage(coming), new Uint8Array(20)))],
    "a hash": [hashMessage(zeroID, zeroID)],
    "no payload": [unsigned(zeroID, Uint8Array.of(0, 0))],
    "no message": [unsigned(zeroID, call(Uint8Array.of(0, 0, 0, 0, 0, 9)))],
  }
  const answers: Record<string, unknown> = {}
  for (const [name, [message, justification]] of Object.entries(cases))
    answers[name] = await asked({ chainId: zeroID, message, justification }, second)
  const text = (value: Uint8Array) => `"${formatId(value)}"`
  expect(answers).toEqual({
    conversion: "signed",
    "conversion, no justification": [
      5,
      "failed to parse justification: invalid hash length: expected 32 bytes but got 0",
    ],
    "conversion, unknown subnet": [6, `subnet ${text(zeroID)} has not been converted`],
    "another conversion": [
      7,
      `provided conversionID ${text(zeroID)} != expected conversionID ${text(conversionIdOf(conversionData()))}`,
    ],
    registered: "signed",
    "never registered": [11, `validation ${text(never)} does not exist`],
    "left, no justification": [8, "invalid justification type: <nil>"],
    "left, of the conversion": "signed",
    "left, but is there": [12, `validation ${text(appendId(subnetID, 0))} exists`],
    "left, of another place": [10, `validationID ${text(never)} != justificationID ${text(appendId(subnetID, 98))}`],
    "left, no subnet": [9, "failed to parse subnetID: invalid hash length: expected 32 bytes but got 31"],
    "left, of no L1": [6, `subnet ${text(zeroID)} has not been converted`],
    "left, no protobuf": [5, "failed to parse justification: proto: cannot parse invalid wire-format data"],
    expired: "signed",
    "may come": [14, `validation ${text(validationIdOf(coming))} can be registered until ${2n ** 40n}`],
    "expired, another one": [10, `validationID ${text(never)} != justificationID ${text(validationIdOf(expired))}`],
    "expired, no registration": [
      13,
      "failed to parse RegisterL1Validator justification: couldn't unpack codec version",
    ],
    weight: [16, "provided nonce 0 != expected nonce (0 - 1)"],
    "weight of nobody": [11, `validation ${text(never)} does not exist`],
    "impossible nonce": [15, "impossible nonce"],
    "registration of the manager": [4, "unsupported warp addressed call payload type: *message.RegisterL1Validator"],
    "from somebody": [2, "source address should be empty"],
    "a hash": [1, "failed to parse warp addressed call: wrong payload type: *payload.Hash"],
    "no payload": [
      1,
      "failed to parse warp addressed call: couldn't unmarshal interface: packer has insufficient length for input",
    ],
    "no message": [3, "failed to parse warp addressed call payload: couldn't unmarshal interface: unknown type ID 9"],
  })

  function conversionData() {
    const managerAddress = new Uint8Array(20).fill(0xfe, 0, 1)
    const order = l1.validators.toSorted((one, other) => Buffer.compare(one.nodeID, other.nodeID))
    const members = order.map(({ nodeID, bls }) => ({ nodeID, blsPublicKey: bls.publicKey, weight: 100n }))
    return { subnetID, managerChainID: l1.blockchainID, managerAddress, validators: members }
  }
})

test("a validator refuses, keeps silent, signs something else, or is late, as it is told; others do not", async () => {
  const chainId = devnet.chains.c.blockchainID
  const message = hashMessage(chainId, parseHex(devnet.chains.c.chain.tip.hash, "hexnc"))
  const behave = (signing: string, milliseconds = 0) =>
    info("devnet.setSigning", { nodeID: formatNodeId(second.nodeID), signing, milliseconds }, "/ext/devnet")
  const outcomes: unknown[] = []
  for (const signing of ["refuses", "signs something else", "signs"]) {
    await behave(signing)
    outcomes.push([signing, await asked({ chainId, message }, second), await asked({ chainId, message })])
  }
  expect(await behave("keeps silent")).toEqual({
    nodeID: formatNodeId(second.nodeID),
    signing: "keeps silent",
    milliseconds: 0,
  })
  outcomes.push(["keeps silent", await asked({ chainId, message, timeout: 300 }, second)])
  await behave("signs", 60_000)
  outcomes.push(["late", await asked({ chainId, message, timeout: 300 }, second)])
  await behave("signs", 50)
  outcomes.push(["a little late", await asked({ chainId, message }, second)])
  expect(outcomes).toEqual([
    ["refuses", [-1, "failed to sign message"], "signed"],
    ["signs something else", "signed something else", "signed"],
    ["signs", "signed", "signed"],
    ["keeps silent", "silent"],
    ["late", "silent"],
    ["a little late", "signed"],
  ])
})

test("nodes tell their peers of each other, by what each of them signed", async () => {
  const all = [...primary.validators, ...l1.validators]
  const told = peers.addresses()
  for (const [nodeID, address] of told) expect(address).toBe(devnet.peers.addressOf(parseNodeId(nodeID)))
  expect(new Set(told.keys())).toEqual(new Set(all.map(({ nodeID }) => formatNodeId(nodeID))))
})

test("validators of the network that takes its place listen where they did before", async () => {
  const before = primary.validators.map(({ nodeID }) => devnet.peers.addressOf(nodeID))
  await info("devnet.reset", { seed: "peers", l1s: [] }, "/ext/devnet")
  expect(running.devnet).not.toBe(devnet)
  const { validators } = running.devnet.network
  const places = () => validators.map(({ nodeID }) => running.devnet.peers.addressOf(nodeID))
  await vi.waitFor(() => expect(places()).toEqual(before), { timeout: 45_000 })
  const chainId = running.devnet.chains.c.blockchainID
  const message = hashMessage(chainId, parseHex(running.devnet.chains.c.chain.tip.hash, "hexnc"))
  expect(await asked({ chainId, message }, validators[1])).toBe("signed")
})
