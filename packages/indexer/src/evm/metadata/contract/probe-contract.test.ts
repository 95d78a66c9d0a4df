import type { Hex } from "@serac/store"
import { encodeAbiParameters, stringToHex, toFunctionSelector } from "viem"
import { expect, test } from "vitest"
import { type Answering, contract, fakeNode } from "../../../../test/evm/metadata-node.ts"
import { wordOf } from "../../calls/abi.ts"
import { ethCall } from "../../calls/eth-call.ts"
import { probeContract } from "./probe-contract.ts"
import { questions } from "./selectors.ts"

const { signal } = new AbortController()
const text = (value: string) => encodeAbiParameters([{ type: "string" }], [value])
const word = (value: bigint | number): Hex => `0x${wordOf(value)}`
const probe = (answering: Answering) => probeContract(ethCall(fakeNode({ "0x01": answering }).request), "0x01", signal)

const named = { [questions.name]: text("Ice"), [questions.symbol]: text("ICE") }
const fungible = {
  [questions.totalSupply]: word(10n ** 24n),
  [questions.balanceOf]: word(0),
  [questions.allowance]: word(0),
}
const erc165 = { [questions.supportsErc165]: word(1), "0x01ffc9a7": word(0) }

test("the questions are what their names say", () => {
  expect({
    name: questions.name,
    symbol: questions.symbol,
    decimals: questions.decimals,
    totalSupply: questions.totalSupply,
    balanceOf: questions.balanceOf.slice(0, 10),
    allowance: questions.allowance.slice(0, 10),
    supportsInterface: questions.supportsErc165.slice(0, 10),
  }).toEqual({
    name: toFunctionSelector("name()"),
    symbol: toFunctionSelector("symbol()"),
    decimals: toFunctionSelector("decimals()"),
    totalSupply: toFunctionSelector("totalSupply()"),
    balanceOf: toFunctionSelector("balanceOf(address)"),
    allowance: toFunctionSelector("allowance(address,address)"),
    supportsInterface: toFunctionSelector("supportsInterface(bytes4)"),
  })
})

test("an ERC-20 contract is known by its functions", async () => {
  const answers = { ...named, ...fungible, [questions.decimals]: word(6) }
  expect(await probe(contract(answers))).toEqual({
    ercType: "ERC-20",
    name: "Ice",
    symbol: "ICE",
    decimals: 6,
    answers: true,
  })
})

test("an old token with bytes32 names and no allowance is ERC-20", async () => {
  const old = {
    [questions.name]: stringToHex("Niso Old", { size: 32 }),
    [questions.symbol]: stringToHex("NIS", { size: 32 }),
    [questions.decimals]: word(18),
    [questions.totalSupply]: word(1000),
    [questions.balanceOf]: word(0),
  }
  expect(await probe(contract(old))).toEqual({
    ercType: "ERC-20",
    name: "Niso Old",
    symbol: "NIS",
    decimals: 18,
    answers: true,
  })
})

test("a token without names and decimals is ERC-20 by the three functions that must be there", async () => {
  expect(await probe(contract(fungible))).toEqual({ ercType: "ERC-20", answers: true })
})

test("a token that speaks ERC-165 and is no NFT is ERC-20", async () => {
  expect(await probe(contract({ ...erc165, ...fungible, ...named }))).toMatchObject({ ercType: "ERC-20" })
})

test.each([
  ["ERC-721", questions.supportsErc721],
  ["ERC-1155", questions.supportsErc1155],
] as const)("%s is known by its interface, though it counts its tokens", async (ercType, question) => {
  const answers = { [question]: word(1), ...erc165, ...named, ...fungible, [questions.decimals]: word(0) }
  expect(await probe(contract(answers))).toEqual({ ercType, name: "Ice", symbol: "ICE", answers: true })
})

test("an old collection that counts its tokens and speaks no ERC-165 is no ERC-20", async () => {
  const counting = { ...named, [questions.totalSupply]: word(5), [questions.balanceOf]: word(0) }
  expect(await probe(contract(counting))).toEqual({ ercType: "UNKNOWN", name: "Ice", answers: true })
})

test("one that supports every interface supports none", async () => {
  expect(await probe(contract({ "0x01ffc9a7": word(1) }))).toEqual({ ercType: "UNKNOWN", answers: true })
})

test("one that answers every call alike is no token", async () => {
  expect(await probe(() => word(1))).toEqual({ ercType: "UNKNOWN", answers: true })
  expect(await probe(() => word(0))).toEqual({ ercType: "UNKNOWN", answers: true })
})

test.each([
  ["two words", `${word(1)}${wordOf(1)}` as Hex],
  ["nothing", "0x" as Hex],
  ["one octet", "0x01" as Hex],
])("%s instead of a word is no function of a token", async (_, answer) => {
  expect(await probe(contract({ ...fungible, [questions.totalSupply]: answer }))).toMatchObject({ ercType: "UNKNOWN" })
  expect(await probe(contract({ ...fungible, [questions.balanceOf]: answer }))).toMatchObject({ ercType: "UNKNOWN" })
})

test.each([256n, 2n ** 255n, 2n ** 256n - 1n])("decimals of %d are left out", async (decimals) => {
  expect(await probe(contract({ ...fungible, [questions.decimals]: word(decimals) }))).toEqual({
    ercType: "ERC-20",
    answers: true,
  })
})

test("a name of a megabyte is cut", async () => {
  const huge = { ...fungible, [questions.name]: text("n".repeat(1_000_000)), [questions.symbol]: text("\u0000\u202e") }
  expect(await probe(contract(huge))).toEqual({ ercType: "ERC-20", name: "n".repeat(256), answers: true })
})

test("a contract that is none of these keeps its name but no symbol", async () => {
  expect(await probe(contract(named))).toEqual({ ercType: "UNKNOWN", name: "Ice", answers: true })
})

test("where there is no code nothing answers", async () => {
  expect(await probe(() => "0x")).toEqual({ ercType: "UNKNOWN", answers: false })
  expect(await probe(() => undefined)).toEqual({ ercType: "UNKNOWN", answers: true })
})

test("a contract that is no token is asked three things, together", async () => {
  const node = fakeNode({ "0x01": () => undefined })
  await probeContract(ethCall(node.request), "0x01", signal)
  expect(node.asked.get("0x01")).toEqual([questions.supportsErc165, questions.totalSupply, questions.name])
})
