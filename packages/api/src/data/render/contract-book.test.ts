import type { ChainReader, Hex, StoredContract } from "@serac/store"
import { expect, test } from "vitest"
import { ContractBook } from "./contract-book.ts"

const token = "0x1c64E344536221f938F724ba2a4677cc04657E77"
const wallet = "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"
const noLists = { token: () => undefined }

function bookOf(rows: readonly StoredContract[], limit?: number) {
  const reads: (readonly Hex[])[] = []
  const state = { rows, version: "1" }
  const contracts: ChainReader["contracts"] = async (addresses) => {
    reads.push(addresses)
    return state.rows.filter(({ address }) => addresses.includes(address))
  }
  const reader = { chainId: "43114", contracts, version: async () => state.version } as ChainReader
  const options = { lists: noLists, ...(limit !== undefined && { limit }) }
  const book = new ContractBook(reader, options)
  const names = (...addresses: string[]) =>
    book.with((contract) => addresses.map((address) => contract(address).name ?? ""))
  return { reads, state, names }
}

const ice: StoredContract = { address: token.toLowerCase() as Hex, ercType: "ERC-20", name: "Ice" }

test("a page costs one read, wallets included, and the next page none", async () => {
  const { reads, names } = bookOf([ice])
  expect(await names(token, wallet, token)).toEqual(["Ice", "", "Ice"])
  expect(await names(wallet, token)).toEqual(["", "Ice"])
  expect(reads).toEqual([[token.toLowerCase(), wallet.toLowerCase()]])
})

test("what was read is read again once the chain has changed", async () => {
  const { reads, state, names } = bookOf([ice])
  await names(token)
  state.rows = [{ ...ice, name: "Firn" }]
  expect(await names(token)).toEqual(["Ice"])
  state.version = "2"
  expect(await names(token)).toEqual(["Firn"])
  expect(reads.length).toBe(2)
})

test("a page of more addresses than are remembered is complete", async () => {
  const { names } = bookOf([ice], 1)
  expect(await names(wallet, token, token.toLowerCase())).toEqual(["", "Ice", "Ice"])
  expect(await names(wallet, token, token.toLowerCase())).toEqual(["", "Ice", "Ice"])
})
