import { expect, test } from "vitest"
import {
  buildCChainExportTx,
  buildCChainImportTx,
  buildXChainBaseTx,
  type CChainUtxo,
  ethAddressOfPrivateKey,
  signTransaction,
} from "../src/index.ts"
import { toHex } from "./vectors.ts"

import {
  alice,
  avaxAssetID,
  bob,
  carol,
  cContext,
  filled,
  now,
  ofAlice,
  ofBob,
  ofCarol,
  otherAssetID,
  owned,
  refusal,
  utxo,
  xContext,
} from "./wallets.ts"

test("two owners who sign one after the other make what both make at once", () => {
  const addresses = [ofAlice, ofBob].sort((a, b) => (toHex(a) < toHex(b) ? -1 : 1))
  const shared = { utxos: [utxo(1, owned(10n ** 9n, { threshold: 2, addresses }))], addresses, now }
  const transaction = buildXChainBaseTx(xContext, shared, { outputs: [{ to: ofCarol, amount: 5n }] })
  const atOnce = signTransaction(transaction, [alice, bob])
  expect(refusal(() => signTransaction(transaction, [alice]))).toBe("missing-key")
  const half = signTransaction(transaction, [bob], { partial: true })
  expect(half.hex).not.toBe(atOnce.hex)
  expect(signTransaction(transaction, [alice], { signed: half.transaction }).hex).toBe(atOnce.hex)
  expect(refusal(() => signTransaction(transaction, [carol], { signed: half.transaction }))).toBe("missing-key")
  const strangers = signTransaction({ ...transaction, signers: [[ofCarol, ofCarol]] }, [carol])
  expect(refusal(() => signTransaction(transaction, [alice], { signed: strangers.transaction }))).toBe("missing-key")
})

test("accounts of the C-Chain are charged in order, and sign with their EVM addresses", () => {
  const destinationChain = filled(32, 4)
  const accounts = [alice, bob].map((key, index) => ({
    address: ethAddressOfPrivateKey(key),
    balance: 1_000_000n,
    nonce: BigInt(index),
  }))
  const build = (amount: bigint) =>
    buildCChainExportTx(cContext, accounts, { destinationChain, outputs: [{ to: ofAlice, amount }] })
  const one = build(500_000n)
  // 230 bytes, one signature, and 10,000 for being atomic, at 25 nAVAX.
  expect(one.unsigned.inputs.map(({ amount }) => amount)).toEqual([500_000n + 11_230n * 25n])
  const two = build(1_100_000n)
  expect(two.unsigned.inputs.reduce((sum, { amount }) => sum + amount, 0n)).toBe(
    1_100_000n + (11_230n + 68n + 1000n) * 25n,
  )
  expect(two.signers).toEqual(two.unsigned.inputs.map(({ address }) => [address]))
  expect(signTransaction(two, [alice, bob]).transaction.credentials.length).toBe(2)
  expect(refusal(() => build(2_000_000n))).toBe("insufficient-funds")
  const other = { destinationChain, outputs: [{ to: ofAlice, amount: 1n, assetID: otherAssetID }] }
  expect(refusal(() => buildCChainExportTx(cContext, accounts, other))).toBe("unsupported")
})

test("an import to the C-Chain that its fee would eat is refused", () => {
  const transfer = (amount: bigint, assetID = avaxAssetID) => ({
    sourceChain: filled(32, 4),
    utxos: [utxo(1, owned(amount), assetID)] satisfies CChainUtxo[],
    to: ethAddressOfPrivateKey(alice),
  })
  const build = (amount: bigint) => buildCChainImportTx(cContext, { addresses: [ofAlice], now }, transfer(amount))
  const fee = 11_230n * 25n
  expect(build(fee + 1n).unsigned.outputs.map(({ amount }) => amount)).toEqual([1n])
  expect(refusal(() => build(fee))).toBe("insufficient-funds")
  const other = transfer(10n ** 9n, otherAssetID)
  expect(refusal(() => buildCChainImportTx(cContext, { addresses: [ofAlice], now }, other))).toBe("not-found")
})

test("without a time the clock's is taken", () => {
  const free = { utxos: [utxo(1, owned(10n ** 9n, { locktime: 1n }))], addresses: [ofAlice] }
  expect(buildXChainBaseTx(xContext, free, { outputs: [] }).unsigned.inputs.length).toBe(1)
  const never = { utxos: [utxo(1, owned(10n ** 9n, { locktime: 2n ** 63n }))], addresses: [ofAlice] }
  expect(refusal(() => buildXChainBaseTx(xContext, never, { outputs: [] }))).toBe("insufficient-funds")
  expect(() => buildXChainBaseTx(xContext, { utxos: [], addresses: [] }, { outputs: [] })).toThrow(RangeError)
})
