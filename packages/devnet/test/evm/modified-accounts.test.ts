import { expect, test } from "vitest"
import type { EvmBlock } from "../../src/evm/block/block.ts"
import { fromHex, type Hex, toHex } from "../../src/evm/codec/hex.ts"
import { modifiedAccounts } from "../../src/evm/query/modified-accounts.ts"
import { localChain, rich, signed } from "./support/local-chain.ts"

const from = rich.address.toLowerCase() as Hex
const addresses = Array.from({ length: 40 }, (_, at) => `0x${(at + 1).toString(16).padStart(40, "d")}` as Hex)

/** A chain whose blocks each pay the given number of addresses, one after the other. */
async function paying(...counts: readonly number[]) {
  const { chain, clock } = await localChain()
  let nonce = 0
  for (const count of counts) {
    for (let made = 0; made < count; made++)
      await chain.issue(await signed({ nonce, to: addresses[nonce++] as Hex, value: 1n, gas: 21_000n }))
    clock.milliseconds += 10_000
    await chain.build({ allowEmpty: true })
  }
  const block = (height: number) => chain.blockAt(BigInt(height)) as EvmBlock
  const inOrder = (of: readonly Hex[]) =>
    of
      .map((address) => [toHex(chain.crypto.keccak256(fromHex(address))), address] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, address]) => address)
  const coinbase = block(1).header.miner
  return {
    chain,
    block,
    changed: (first: number, end: number) => inOrder([from, coinbase, ...addresses.slice(first, end)]),
  }
}

test("the accounts that blocks changed are told in the order of their addresses' hashes", async () => {
  const { chain, block, changed } = await paying(1, 30, 0, 2)
  expect(await modifiedAccounts(chain, block(0), block(1))).toEqual(changed(0, 1))
  expect(await modifiedAccounts(chain, block(1), block(2))).toEqual(changed(1, 31))
  expect(await modifiedAccounts(chain, block(2), block(3))).toBeNull()
  expect(await modifiedAccounts(chain, block(1), block(4))).toEqual(changed(1, 33))
  expect(await modifiedAccounts(chain, block(3), block(4))).toEqual(changed(31, 33))
})

test("blocks in another order are refused, and an account that no transaction changed is without a name", async () => {
  const { chain, block } = await paying(1, 1)
  await expect(modifiedAccounts(chain, block(1), block(1))).rejects.toThrow(
    "start block height (1) must be less than end block height (1)",
  )
  const edited = addresses[39] as Hex
  await chain.edit((state) => state.updateAccount(edited, { balance: 1n }))
  const hash = toHex(chain.crypto.keccak256(fromHex(edited))).slice(2)
  await expect(modifiedAccounts(chain, block(1), block(2))).rejects.toThrow(`no preimage found for hash ${hash}`)
})
