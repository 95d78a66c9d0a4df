import fc from "fast-check"
import { expect, test } from "vitest"
import {
  type AssetOperation,
  BuildError,
  buildAddPermissionlessDelegatorTx,
  buildAddSubnetValidatorTx,
  buildCChainExportTx,
  buildOperationTx,
  buildPChainBaseTx,
  buildPChainExportTx,
  buildPChainImportTx,
  buildXChainBaseTx,
  buildXChainImportTx,
  type Owners,
  type PChainUtxo,
  pChainFee,
  pChainSigners,
  type XChainUtxo,
} from "../src/index.ts"
import { toHex } from "./vectors.ts"

import {
  avaxAssetID,
  cContext,
  filled,
  locked,
  now,
  ofAlice,
  ofBob,
  ofCarol,
  otherAssetID,
  owned,
  pContext,
  refusal,
  txFee,
  utxo,
  wallet,
  xContext,
} from "./wallets.ts"

const consumed = (unsigned: { readonly inputs: readonly { readonly outputIndex: number }[] }) =>
  unsigned.inputs.map(({ outputIndex }) => outputIndex)
const burned = (unsigned: ReturnType<typeof buildPChainBaseTx>["unsigned"]) => {
  const inputs = unsigned.inputs.map(({ input }) => ("input" in input ? input.input.amount : input.amount))
  const outputs = unsigned.outputs.map(({ output }) => ("output" in output ? output.output.amount : output.amount))
  return inputs.reduce((sum, amount) => sum + amount, 0n) - outputs.reduce((sum, amount) => sum + amount, 0n)
}

test("a payment takes outputs in the wallet's order until amount and fee are covered, and no more", () => {
  const utxos = [5, 4, 3, 2].map((place) => utxo<PChainUtxo["output"]>(place, owned(1_000_000n)))
  const { unsigned, signers } = buildPChainBaseTx(pContext, wallet(...utxos), {
    outputs: [{ to: ofBob, amount: 1_500_000n }],
  })
  expect(consumed(unsigned)).toEqual([4, 5])
  expect(signers).toEqual([[ofAlice], [ofAlice]])
  expect(burned(unsigned)).toBe(pChainFee(unsigned, pContext.weights, pContext.gasPrice))
  expect(unsigned.outputs.map(({ output }) => output)).toEqual(
    expect.arrayContaining([owned(1_500_000n, { addresses: [ofBob] }), owned(500_000n - burned(unsigned))]),
  )
})

test("outputs that cover amount and fee to the last nAVAX are enough, and the next one is not touched", () => {
  const payment = { outputs: [{ to: ofBob, amount: 100n }] }
  const { unsigned } = buildPChainBaseTx(pContext, wallet(utxo(1, owned(10n ** 9n))), payment)
  const outputs = unsigned.outputs.filter(({ output }) => "amount" in output && output.amount === 100n)
  const fee = pChainFee({ ...unsigned, outputs }, pContext.weights, pContext.gasPrice)
  const exact = wallet(utxo(1, owned(100n + fee)), utxo(2, owned(10n ** 9n)))
  expect(consumed(buildPChainBaseTx(pContext, exact, payment).unsigned)).toEqual([1])
})

test("inputs of one transaction are in the order of their numbers, not of their last bytes", () => {
  const indices = [0x1000000, 0xffffff, 0x10000, 0xffff, 256, 255, 254]
  const utxos = indices.map((outputIndex) => ({ ...utxo<PChainUtxo["output"]>(7, owned(1_000_000n)), outputIndex }))
  const { unsigned } = buildPChainBaseTx(pContext, wallet(...utxos), { outputs: [{ to: ofBob, amount: 6_500_000n }] })
  expect(consumed(unsigned)).toEqual(indices.toReversed())
})

test("locked outputs pay for nothing while they are locked, and are plain when the lock is over", () => {
  const payment = { outputs: [{ to: ofBob, amount: 1n }] }
  expect(refusal(() => buildPChainBaseTx(pContext, wallet(utxo(1, locked(10n ** 9n, now + 1n))), payment))).toBe(
    "insufficient-funds",
  )
  const { unsigned } = buildPChainBaseTx(pContext, wallet(utxo(1, locked(10n ** 9n, now))), payment)
  expect(unsigned.inputs.map(({ input }) => input)).toEqual([
    { type: "secp256k1fx.TransferInput", amount: 10n ** 9n, signatureIndices: [0] },
  ])
})

test("outputs of others, with a locktime ahead or too few of us are passed over", () => {
  const utxos = [
    utxo<PChainUtxo["output"]>(1, owned(10n ** 9n, { addresses: [ofBob] })),
    utxo<PChainUtxo["output"]>(2, owned(10n ** 9n, { locktime: now + 1n })),
    utxo<PChainUtxo["output"]>(3, owned(10n ** 9n, { threshold: 2, addresses: [ofAlice, ofBob] })),
    utxo<PChainUtxo["output"]>(4, owned(10n ** 9n, { threshold: 2, addresses: [ofAlice, ofBob, ofCarol] })),
  ]
  const payment = { outputs: [{ to: ofBob, amount: 1n }] }
  expect(refusal(() => buildPChainBaseTx(pContext, wallet(...utxos), payment))).toBe("insufficient-funds")
  const both = { ...wallet(...utxos.slice(3)), addresses: [ofCarol, ofAlice] }
  const { unsigned, signers } = buildPChainBaseTx(pContext, both, payment)
  expect(signers).toEqual([[ofAlice, ofCarol]])
  expect(unsigned.inputs.map(({ input }) => input)).toEqual([
    { type: "secp256k1fx.TransferInput", amount: 10n ** 9n, signatureIndices: [0, 2] },
  ])
})

test("an output whose locktime is this second is spendable, one second later it is not yet", () => {
  const payment = { outputs: [{ to: ofBob, amount: 1n }] }
  const pay = (locktime: bigint) =>
    buildPChainBaseTx(pContext, wallet(utxo(1, owned(10n ** 9n, { locktime }))), payment)
  expect(consumed(pay(now).unsigned)).toEqual([1])
  expect(refusal(() => pay(now + 1n))).toBe("insufficient-funds")
})

test("an export of the C-Chain charges accounts that have something, up to what they have", () => {
  const transfer = { destinationChain: filled(32, 0), outputs: [{ to: ofAlice, amount: 1_000_000n }] }
  const account = (place: number, balance: bigint) => ({ address: filled(20, place), balance, nonce: BigInt(place) })
  const charged = (...accounts: ReturnType<typeof account>[]) =>
    buildCChainExportTx(cContext, accounts, transfer).unsigned.inputs.map(({ address, amount }) => [address[0], amount])
  const [[, needed] = []] = charged(account(1, 10n ** 9n)) as [[number, bigint]]
  expect(charged(account(1, needed as bigint))).toEqual([[1, needed]])
  expect(charged(account(1, 0n), account(2, needed as bigint), account(3, 10n ** 9n))).toEqual([[2, needed]])
  expect(refusal(() => charged(account(1, (needed as bigint) - 1n)))).toBe("insufficient-funds")
})

test("a stake takes locked outputs first; what is left of them stays locked, what is missing comes from free ones", () => {
  const utxos = [
    utxo(1, owned(10n ** 9n)),
    utxo(2, locked(600n, now + 50n)),
    utxo(3, locked(600n, now + 99n)),
    utxo(4, locked(600n, now)),
  ]
  const staking = { nodeID: filled(20, 9), end: 2000n, rewardsOwner: ofBob }
  const some = buildAddPermissionlessDelegatorTx(pContext, wallet(...utxos), { ...staking, weight: 1000n }).unsigned
  expect(consumed(some)).toEqual([1, 2, 3])
  expect(some.stake.map(({ output }) => output)).toEqual([locked(600n, now + 50n), locked(400n, now + 99n)])
  expect(some.outputs.map(({ output }) => output)).toContainEqual(locked(200n, now + 99n))
  const more = buildAddPermissionlessDelegatorTx(pContext, wallet(...utxos), { ...staking, weight: 1500n }).unsigned
  expect(more.stake.map(({ output }) => output)).toEqual([
    owned(300n),
    locked(600n, now + 50n),
    locked(600n, now + 99n),
  ])
  expect(more.validator).toEqual({ nodeID: filled(20, 9), start: 0n, end: 2000n, weight: 1500n })
})

test("change that costs more than it holds is left to burn", () => {
  const payment = { outputs: [{ to: ofBob, amount: 100n }] }
  const exact = buildPChainBaseTx(pContext, wallet(utxo(1, owned(10n ** 9n))), payment).unsigned
  const withoutChange = {
    ...exact,
    outputs: exact.outputs.filter(({ output }) => "amount" in output && output.amount === 100n),
  }
  const fee = pChainFee(withoutChange, pContext.weights, pContext.gasPrice)
  const cost = pChainFee(exact, pContext.weights, pContext.gasPrice)
  for (const [amount, outputs] of [
    [100n + fee, 1],
    [100n + cost, 1],
    [100n + cost + 1n, 2],
  ] as const) {
    expect(buildPChainBaseTx(pContext, wallet(utxo(1, owned(amount))), payment).unsigned.outputs.length).toBe(outputs)
  }
  expect(refusal(() => buildPChainBaseTx(pContext, wallet(utxo(1, owned(99n + fee))), payment))).toBe(
    "insufficient-funds",
  )
})

test("whatever is paid, nothing is lost, the fee is the network's, and all is in order", () => {
  const amounts = fc.array(fc.bigInt(1n, 100_000n), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(amounts, fc.array(fc.bigInt(1n, 60_000n), { minLength: 1, maxLength: 4 }), (holdings, payments) => {
      const utxos = holdings.map((amount, place) => utxo<PChainUtxo["output"]>(place * 7 + 1, owned(amount)))
      const outputs = payments.map((amount) => ({ to: ofBob, amount }))
      let unsigned: ReturnType<typeof buildPChainBaseTx>["unsigned"]
      try {
        ;({ unsigned } = buildPChainBaseTx(pContext, wallet(...utxos), { outputs }))
      } catch (error) {
        expect(error).toBeInstanceOf(BuildError)
        return
      }
      const fee = pChainFee(unsigned, pContext.weights, pContext.gasPrice)
      const hasChange = unsigned.outputs.length > payments.length
      if (hasChange) expect(burned(unsigned)).toBe(fee)
      else expect(burned(unsigned)).toBeGreaterThanOrEqual(fee)
      const places = consumed(unsigned)
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      const amountsOut = unsigned.outputs.map(({ output }) => ("amount" in output ? output.amount : 0n))
      expect(amountsOut).toEqual(amountsOut.toSorted((a, b) => (a < b ? -1 : 1)))
    }),
    { numRuns: 100 },
  )
})

test("other assets are paid and changed beside AVAX", () => {
  const utxos = [utxo(1, owned(50n), otherAssetID), utxo(2, owned(10n ** 9n)), utxo(3, owned(60n), otherAssetID)]
  const outputs = [{ to: ofBob, amount: 70n, assetID: otherAssetID }]
  const p = buildPChainExportTx(pContext, wallet<PChainUtxo>(...utxos), { destinationChain: filled(32, 1), outputs })
  expect(p.unsigned.exportedOutputs).toEqual([{ assetID: otherAssetID, output: owned(70n, { addresses: [ofBob] }) }])
  expect(p.unsigned.outputs[0]).toEqual({ assetID: otherAssetID, output: owned(40n) })
  const x = buildXChainBaseTx(xContext, wallet<XChainUtxo>(...utxos), { outputs })
  expect(x.unsigned.outputs).toEqual([
    { assetID: otherAssetID, output: owned(40n) },
    { assetID: otherAssetID, output: owned(70n, { addresses: [ofBob] }) },
    { assetID: avaxAssetID, output: owned(10n ** 9n - txFee) },
  ])
  const tooMuch = { outputs: [{ to: ofBob, amount: 111n, assetID: otherAssetID }] }
  expect(refusal(() => buildXChainBaseTx(xContext, wallet<XChainUtxo>(...utxos), tooMuch))).toBe("insufficient-funds")
  expect(refusal(() => buildPChainBaseTx(pContext, wallet<PChainUtxo>(...utxos), tooMuch))).toBe("insufficient-funds")
})

test("change goes where the wallet says, memos and the owners' order as the chain wants them", () => {
  const special = { ...wallet<XChainUtxo>(utxo(1, owned(10n ** 9n))), change: ofCarol, memo: filled(3, 7) }
  const addresses = [ofAlice, ofBob, ofCarol].sort((a, b) => (toHex(a) < toHex(b) ? 1 : -1))
  const to = { locktime: 5n, threshold: 2, addresses }
  const { unsigned } = buildXChainBaseTx(xContext, special, { outputs: [{ to, amount: 1n }] })
  expect(unsigned.memo).toEqual(filled(3, 7))
  expect(unsigned.outputs.map(({ output }) => output)).toEqual([
    owned(1n, { ...to, addresses: addresses.toReversed() }),
    owned(10n ** 9n - txFee - 1n, { addresses: [ofCarol] }),
  ])
})

test("an import pays with what it brings; what is missing comes from the wallet", () => {
  const sourceChain = filled(32, 4)
  const imported = [
    utxo(9, owned(400_000n)),
    utxo(8, owned(7n), otherAssetID),
    utxo(7, owned(5n, { addresses: [ofBob] })),
  ]
  const x = buildXChainImportTx(xContext, wallet<XChainUtxo>(utxo(1, owned(900_000n))), {
    sourceChain,
    utxos: imported,
    to: ofCarol,
  })
  expect(x.unsigned.importedInputs.map(({ outputIndex }) => outputIndex)).toEqual([8, 9])
  expect(x.unsigned.outputs).toEqual([
    { assetID: otherAssetID, output: owned(7n, { addresses: [ofCarol] }) },
    { assetID: avaxAssetID, output: owned(300_000n) },
  ])
  const p = buildPChainImportTx(pContext, wallet<PChainUtxo>(), { sourceChain, utxos: imported, to: ofCarol })
  expect(p.unsigned.inputs).toEqual([])
  const fee = pChainFee(p.unsigned, pContext.weights, pContext.gasPrice)
  expect(p.unsigned.outputs[1]).toEqual({
    assetID: avaxAssetID,
    output: owned(400_000n - fee, { addresses: [ofCarol] }),
  })
  const nothing = { sourceChain, utxos: imported.slice(2), to: ofCarol }
  expect(refusal(() => buildPChainImportTx(pContext, wallet<PChainUtxo>(), nothing))).toBe("not-found")
  expect(refusal(() => buildXChainImportTx(xContext, wallet<XChainUtxo>(), nothing))).toBe("not-found")
})

test("who may not authorize a change builds none", () => {
  const validation = { subnetID: filled(32, 3), nodeID: filled(20, 4), end: 2000n, weight: 1n }
  const build = (subnetOwner: Owners) =>
    buildAddSubnetValidatorTx(pContext, wallet(utxo(1, owned(10n ** 9n))), { ...validation, subnetOwner })
  expect(refusal(() => build({ locktime: 0n, threshold: 1, addresses: [ofBob] }))).toBe("not-authorized")
  expect(refusal(() => build({ locktime: now + 1n, threshold: 1, addresses: [ofAlice] }))).toBe("not-authorized")
  const subnetOwner = {
    locktime: 0n,
    threshold: 1,
    addresses: [ofAlice, ofBob].sort((a, b) => (toHex(a) < toHex(b) ? -1 : 1)),
  }
  const { unsigned, signers } = build(subnetOwner)
  expect(signers).toEqual([[ofAlice], [ofAlice]])
  expect(pChainSigners(unsigned, [utxo(1, owned(10n ** 9n))], subnetOwner)).toEqual(signers)
  expect(refusal(() => pChainSigners(unsigned, [utxo(1, owned(10n ** 9n))]))).toBe("not-authorized")
  expect(refusal(() => pChainSigners(unsigned, [], subnetOwner))).toBe("not-found")
})

test("each operation uses an output of its own, of the group asked for", () => {
  const minter = (groupID: number) => ({
    type: "nftfx.MintOutput" as const,
    groupID,
    locktime: 0n,
    threshold: 1,
    addresses: [ofAlice],
  })
  const held = wallet<XChainUtxo>(
    utxo(1, owned(10n ** 9n)),
    utxo(2, minter(1), otherAssetID),
    utxo(3, minter(2), otherAssetID),
  )
  const mint = (groupID?: number): AssetOperation => ({
    type: "nftfx.MintOperation",
    assetID: otherAssetID,
    to: [ofBob],
    payload: filled(2, 5),
    ...(groupID !== undefined && { groupID }),
  })
  const second = buildOperationTx(xContext, held, { operations: [mint(2)] }).unsigned.operations
  expect(second.map(({ inputIDs }) => inputIDs)).toEqual([[{ txID: filled(32, 3), outputIndex: 3 }]])
  const both = buildOperationTx(xContext, held, { operations: [mint(), mint()] }).unsigned.operations
  expect(both.map(({ inputIDs: [place] }) => place?.outputIndex)).toEqual([2, 3])
  expect(refusal(() => buildOperationTx(xContext, held, { operations: [mint(3)] }))).toBe("not-found")
  expect(refusal(() => buildOperationTx(xContext, held, { operations: [mint(), mint(), mint()] }))).toBe("not-found")
})
