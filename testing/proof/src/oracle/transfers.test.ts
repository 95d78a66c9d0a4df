import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  pad,
  parseAbi,
  parseAbiParameters,
  toHex,
} from "viem"
import { expect, it } from "vitest"
import { movedBy } from "./transfers.ts"

const abi = parseAbi([
  "event Transfer(address indexed, address indexed, uint256)",
  "event TransferSingle(address indexed, address indexed, address indexed, uint256, uint256)",
  "event TransferBatch(address indexed, address indexed, address indexed, uint256[], uint256[])",
])
const [transfer, single, batch] = ["Transfer", "TransferSingle", "TransferBatch"].map(
  (eventName) => encodeEventTopics({ abi, eventName: eventName as "Transfer" })[0],
) as [Hex, Hex, Hex]
const [from, to]: readonly [Address, Address] = [toHex(0xa11ce, { size: 20 }), toHex(0xb0b, { size: 20 })]
const [a, b] = [pad(from), pad(to)]
const word = (value: number) => toHex(value, { size: 32 })
const words = (...values: number[]) => concat(values.map(word))
const log = (topics: readonly Hex[], data: Hex) =>
  movedBy({ address: from, topics, data, logIndex: "0x0", transactionHash: "0x" })
const arrays = (ids: bigint[], values: bigint[]) =>
  encodeAbiParameters(parseAbiParameters("uint256[], uint256[]"), [ids, values])

it("knows the transfers of the three standards", () => {
  expect(log([transfer, a, b], word(7))).toEqual([{ standard: 20, from, to, value: 7n }])
  expect(log([transfer, a, b, word(7)], "0x")).toEqual([{ standard: 721, from, to, tokenId: 7n }])
  expect(log([single, a, a, b], `${word(7)}${word(8).slice(2)}`)).toEqual([
    { standard: 1155, from, to, tokenId: 7n, value: 8n },
  ])
  expect(log([batch, a, a, b], arrays([7n, 7n], [1n, 0n]))).toEqual([
    { standard: 1155, from, to, tokenId: 7n, value: 1n },
    { standard: 1155, from, to, tokenId: 7n, value: 0n },
  ])
})

it("knows a batch with bytes between and after its arrays", () => {
  expect(log([batch, a, a, b], words(0x60, 0xc0, 99, 1, 7, 98, 1, 3, 97))).toEqual([
    { standard: 1155, from, to, tokenId: 7n, value: 3n },
  ])
})

it.each<[string, readonly Hex[], Hex]>([
  ["no topics", [], "0x"],
  ["another event", [word(1), a, b], word(7)],
  ["a transfer of two topics", [transfer, a], word(7)],
  ["a transfer without an amount", [transfer, a, b], "0x"],
  ["a transfer with an amount and more", [transfer, a, b], `${word(7)}00`],
  ["a transfer from more than an address", [transfer, word(-1 >>> 0).replace("0x00", "0xff") as Hex, b], word(7)],
  ["a transfer of a token ID and data", [transfer, a, b, word(7)], word(7)],
  ["a single of three topics", [single, a, b], arrays([], [])],
  ["a single of one word", [single, a, a, b], word(7)],
  ["a batch without data", [batch, a, a, b], "0x"],
  ["a batch of unequal lengths", [batch, a, a, b], arrays([1n], [])],
  ["a batch that points beyond its data", [batch, a, a, b], `${word(64)}${word(4096).slice(2)}${word(0).slice(2)}`],
  ["a batch with both arrays in one place", [batch, a, a, b], words(64, 64, 1, 7)],
  ["a batch with overlapping arrays", [batch, a, a, b], words(64, 96, 2, 2, 7, 9)],
  ["a batch with its amounts first", [batch, a, a, b], words(128, 64, 1, 7, 1, 9)],
  ["a batch with an array in its head", [batch, a, a, b], words(32, 96, 1, 1, 9)],
  ["an empty batch", [batch, a, a, b], arrays([], [])],
])("%s moves nothing", (_, topics, data) => {
  expect(log(topics, data)).toEqual([])
})
