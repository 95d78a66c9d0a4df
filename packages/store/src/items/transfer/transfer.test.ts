import { expect, test } from "vitest"
import {
  barePlace,
  barePlaceShown,
  from,
  party,
  place,
  placeShown,
  to,
  toShown,
  transactionHash,
} from "../../../test/items/facts.ts"
import { served } from "../../../test/items/served.ts"
import { placeValues } from "../block/block-place.ts"
import { expandFragment } from "../fragment/index.ts"
import { fillTransfer } from "./fill-transfer.ts"
import { eventValues, writeTransfer } from "./transfer-text.ts"
import { transferValueOf } from "./transfer-value.ts"

const address = "0x5FbDB2315678afecb367f032d93F642f64180aa3"
const event = eventValues({ transactionHash, from, to, logIndex: 3 })
const shown = { ...placeShown, txHash: transactionHash, from: { address: from }, to: toShown, logIndex: 3 }
const collection = { address, name: "Floes", symbol: "FLO", ercType: "ERC-721" }
const nft = { tokenId: "7", tokenUri: "", metadata: { indexStatus: "UNINDEXED" } }

test.each([
  ["Erc20Transfer", "391", "erc20Token", { address, name: "Ice", symbol: "ICE", decimals: 6, ercType: "ERC-20" }],
  ["Erc721Transfer", undefined, "erc721Token", { ...collection, ...nft }],
  ["Erc1155Transfer", "2", "erc1155Token", { address, ercType: "ERC-1155", ...nft }],
] as const)("a transfer is served as the document says: %s", (schema, value, member, token) => {
  const stored = writeTransfer(placeValues(place), event, value)
  const text = fillTransfer(stored, { party, token: () => `,"${member}":${JSON.stringify(token)}` })
  expect(served(text, schema)).toEqual({ ...shown, ...(value !== undefined && { value }), [member]: token })
})

test("the value of a stored transfer is told, of its JSON as well, and is 0 where it has none", () => {
  const of = (value: string | undefined) => writeTransfer(placeValues(place), event, value)
  const most = String(2n ** 256n - 1n)
  expect(
    [of(most), expandFragment(of(most)), of(undefined), expandFragment(of(undefined))].map(transferValueOf),
  ).toEqual([2n ** 256n - 1n, 2n ** 256n - 1n, 0n, 0n])
})

test("what its chain does not tell and nobody knows is left out", () => {
  const text = fillTransfer(writeTransfer(placeValues(barePlace), event, "0"), { party: () => "", token: () => "" })
  expect(JSON.parse(text)).toEqual({
    ...barePlaceShown,
    txHash: transactionHash,
    from: { address: from },
    to: { address: to },
    logIndex: 3,
    value: "0",
  })
})
