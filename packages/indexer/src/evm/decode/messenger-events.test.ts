import type { Hex, MessengerEventRow } from "@serac/store"
import { readMessengerEvent } from "@serac/store/items"
import fc from "fast-check"
import { type AbiEvent, encodeAbiParameters, encodeEventTopics, parseAbi } from "viem"
import { expect, test } from "vitest"
import { NodeFault } from "../../core/index.ts"
import { decodeMessengerEvents, messenger } from "./messenger-events.ts"
import { Room } from "./room.ts"

const structs = [
  "struct TeleporterMessageReceipt { uint256 receivedMessageNonce; address relayerRewardAddress; }",
  "struct TeleporterMessage { uint256 messageNonce; address originSenderAddress; bytes32 destinationBlockchainID; address destinationAddress; uint256 requiredGasLimit; address[] allowedRelayerAddresses; TeleporterMessageReceipt[] receipts; bytes message; }",
  "struct TeleporterFeeInfo { address feeTokenAddress; uint256 amount; }",
] as const
const abi = parseAbi([
  ...structs,
  "event BlockchainIDInitialized(bytes32 indexed blockchainID)",
  "event SendCrossChainMessage(bytes32 indexed messageID, bytes32 indexed destinationBlockchainID, TeleporterMessage message, TeleporterFeeInfo feeInfo)",
  "event ReceiveCrossChainMessage(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID, address indexed deliverer, address rewardRedeemer, TeleporterMessage message)",
  "event MessageExecuted(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID)",
  "event MessageExecutionFailed(bytes32 indexed messageID, bytes32 indexed sourceBlockchainID, TeleporterMessage message)",
  "event ReceiptReceived(bytes32 indexed messageID, bytes32 indexed destinationBlockchainID, address indexed relayerRewardAddress, TeleporterFeeInfo feeInfo)",
  "event AddFeeAmount(bytes32 indexed messageID, TeleporterFeeInfo updatedFeeInfo)",
  "event RelayerRewardsRedeemed(address indexed redeemer, address indexed asset, uint256 amount)",
])

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((each): Hex => `0x${Buffer.from(each).toString("hex")}`)
const uint = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const someMessage = fc.record({
  messageNonce: uint,
  originSenderAddress: hex(20),
  destinationBlockchainID: hex(32),
  destinationAddress: hex(20),
  requiredGasLimit: uint,
  allowedRelayerAddresses: fc.array(hex(20), { maxLength: 3 }),
  receipts: fc.array(fc.record({ receivedMessageNonce: uint, relayerRewardAddress: hex(20) }), { maxLength: 3 }),
  message: fc.nat({ max: 70 }).chain(hex),
})
const someFee = fc.record({ feeTokenAddress: hex(20), amount: uint })

const place = { transactionHash: `0x${"7".repeat(64)}`, timestamp: 1_700_000_000, fee: "21000" } as const
const caller = { ...place, fee: 21_000n, blockNumber: 5, transactionIndex: 1 }

type Arguments = Readonly<Record<string, unknown>>

/** An event in a node's notation. */
function logOf(eventName: (typeof abi)[number]["name"], args: Arguments, address: Hex = messenger, logIndex = 3) {
  const { inputs } = abi.find(({ name }) => name === eventName) as AbiEvent
  const plain = inputs.filter(({ indexed }) => indexed !== true)
  return {
    address,
    logIndex: `0x${logIndex.toString(16)}`,
    topics: encodeEventTopics({ abi, eventName, args } as Parameters<typeof encodeEventTopics>[0]),
    data: encodeAbiParameters(
      plain,
      plain.map(({ name = "" }) => args[name]),
    ),
  }
}

/** The rows of events in the second transaction of block 5. */
function decode(logs: readonly object[]): readonly MessengerEventRow[] {
  const rows: MessengerEventRow[] = []
  decodeMessengerEvents(rows, logs, { ...caller, room: new Room(1_000_000) })
  return rows
}

const told = (eventName: (typeof abi)[number]["name"], args: Arguments) =>
  decode([logOf(eventName, args)]).map(({ fragment, ...row }) => ({ ...row, event: readMessengerEvent(fragment) }))

test("whatever is sent, received and paid is told as it was encoded", () => {
  fc.assert(
    fc.property(someMessage, someFee, hex(32), hex(32), hex(20), hex(20), (message, feeInfo, id, chain, one, other) => {
      const row = (event: object) => [{ blockNumber: 5, logIndex: 3, transactionIndex: 1, event }]
      const of = { ...place, messageId: id, contract: messenger }
      const ofMessage = {
        nonce: String(message.messageNonce),
        from: message.originSenderAddress,
        to: message.destinationAddress,
        data: message.message,
        receipts: message.receipts.map(({ receivedMessageNonce, relayerRewardAddress }) => ({
          nonce: String(receivedMessageNonce),
          relayer: relayerRewardAddress,
        })),
      }
      const fee = { feeToken: feeInfo.feeTokenAddress, feeAmount: String(feeInfo.amount) }
      const sent = { messageID: id, destinationBlockchainID: chain, message, feeInfo }
      expect(told("SendCrossChainMessage", sent)).toEqual(
        row({ kind: "sent", ...of, destination: chain, ...ofMessage, ...fee }),
      )
      const received = { messageID: id, sourceBlockchainID: chain, deliverer: one, rewardRedeemer: other, message }
      expect(told("ReceiveCrossChainMessage", received)).toEqual(
        row({ kind: "received", ...of, source: chain, ...ofMessage, deliverer: one, redeemer: other }),
      )
      const failed = { messageID: id, sourceBlockchainID: chain, message }
      expect(told("MessageExecutionFailed", failed)).toEqual(row({ kind: "failed", ...of, source: chain }))
      const executed = { messageID: id, sourceBlockchainID: chain }
      expect(told("MessageExecuted", executed)).toEqual(row({ kind: "executed", ...of, source: chain }))
      const receipt = { messageID: id, destinationBlockchainID: chain, relayerRewardAddress: one, feeInfo }
      expect(told("ReceiptReceived", receipt)).toEqual(
        row({ kind: "acknowledged", ...of, destination: chain, relayer: one, ...fee }),
      )
      const added = { messageID: id, updatedFeeInfo: feeInfo }
      expect(told("AddFeeAmount", added)).toEqual(row({ kind: "feeAdded", ...of, ...fee }))
    }),
    { numRuns: 50 },
  )
})

test("the messenger tells on which blockchain it is, and its other events tell of no message", () => {
  const blockchainID: Hex = `0x${"b".repeat(64)}`
  expect(told("BlockchainIDInitialized", { blockchainID }).map(({ event }) => event)).toEqual([
    { kind: "initialized", ...place, contract: messenger, blockchainId: blockchainID },
  ])
  expect(told("RelayerRewardsRedeemed", { redeemer: messenger, asset: messenger, amount: 1n })).toEqual([])
})

const executed = { messageID: `0x${"1".repeat(64)}`, sourceBlockchainID: `0x${"2".repeat(64)}` }

test("another contract that says the same is not heard, and the messenger is however its address is spelled", () => {
  expect(decode([logOf("MessageExecuted", executed, `0x${"1c".repeat(20)}`)])).toEqual([])
  const upper: Hex = `0x${messenger.slice(2).toUpperCase()}`
  expect(decode([logOf("MessageExecuted", executed, upper)])).toEqual(decode([logOf("MessageExecuted", executed)]))
})

test("whatever bytes stand in the place of an event's data, they are an event or nothing", () => {
  const feeInfo = { feeTokenAddress: messenger, amount: 1n }
  fc.assert(
    fc.property(someMessage, fc.nat(), fc.constantFrom("00", "20", "7f", "ff", ""), (message, at, byte) => {
      const log = logOf("SendCrossChainMessage", {
        ...executed,
        destinationBlockchainID: executed.sourceBlockchainID,
        message,
        feeInfo,
      })
      const bytes = log.data.slice(2).match(/../g) ?? []
      bytes.splice(at % bytes.length, 1, ...(byte === "" ? [] : [byte]))
      expect(decode([{ ...log, data: `0x${bytes.join("")}` }]).length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 200 },
  )
  expect(decode([{ ...logOf("MessageExecuted", executed), topics: [] }])).toEqual([])
  const added = logOf("AddFeeAmount", { messageID: executed.messageID, updatedFeeInfo: feeInfo })
  expect(decode([added])).toHaveLength(1)
  expect(decode([{ ...added, data: added.data.slice(0, -2) }])).toEqual([])
  expect(() => decode([{ ...added, data: "0xzz" }])).toThrow(NodeFault)
})

test("events take room like all rows", () => {
  const log = logOf("MessageExecuted", executed)
  const room = new Room(100)
  expect(() => decodeMessengerEvents([], [log], { ...caller, room })).toThrow("its rows take more than 100 bytes")
})
