import { expect, test } from "vitest"
import { empty, fromHex, type Hex, toHex } from "../codec/hex.ts"
import { loadCrypto } from "../crypto/crypto.ts"
import { emptyRoot } from "../header/next.ts"
import { memoryArchive } from "../ports/archive.ts"
import type { Upstream } from "../ports/upstream.ts"
import { emptyCodeHash } from "./account-state.ts"
import { NodeStore } from "./node-store.ts"
import { WorldState } from "./world-state.ts"

const address: Hex = `0x${"a1".repeat(20)}`
const slot = (number: number): Hex => `0x${number.toString(16).padStart(64, "0")}`

/** A living chain on which every slot of one account is 7. */
const upstream: Upstream = {
  account: async (of) => (of === address ? { nonce: 1n, balance: 5n, codeHash: emptyCodeHash } : undefined),
  code: async () => empty,
  storage: async () => Uint8Array.of(7),
  blockHash: async () => undefined,
}

async function forkedState() {
  const store = new NodeStore(memoryArchive.table())
  const crypto = await loadCrypto()
  return WorldState.open(store, crypto, "subnet-evm", emptyRoot, upstream)
}

const read = async (state: WorldState, ...slots: readonly number[]) => {
  state.clearCaches()
  return Promise.all(slots.map(async (number) => toHex(await state.storage(address, slot(number)))))
}

test("slots are the living chain's until they are written, also with zero", async () => {
  const state = await forkedState()
  expect(await read(state, 1, 2, 3)).toEqual(["0x07", "0x07", "0x07"])
  await state.setStorage(address, slot(1), fromHex("0x09"))
  await state.setStorage(address, slot(2), empty)
  await state.commitRoot()
  expect(await read(state, 1, 2, 3)).toEqual(["0x09", "0x", "0x07"])
})

test("cleared storage is zero but for what is written afterwards, in each later state and not before", async () => {
  const state = await forkedState()
  await state.setStorage(address, slot(1), fromHex("0x09"))
  const before = (await state.commitRoot()) as Hex
  await state.clearSlots(address)
  await state.setStorage(address, slot(2), fromHex("0x0a"))
  const after = await state.commitRoot()
  expect(await read(state, 1, 2, 3)).toEqual(["0x", "0x0a", "0x"])
  state.goTo(before)
  expect(await read(state, 1, 2, 3)).toEqual(["0x09", "0x07", "0x07"])
  state.goTo(after)
  expect(await read(state, 3)).toEqual(["0x"])
})

test("a deleted account stays deleted, and one without nonce, balance and code does not exist", async () => {
  const state = await forkedState()
  expect((await state.account(address))?.balance).toBe(5n)
  state.deleteAccount(address)
  await state.commitRoot()
  state.clearCaches()
  expect(await state.account(address)).toBeUndefined()
  expect(await read(state, 1)).toEqual(["0x"])
})
