import { appendId, type ConvertSubnetToL1Tx, gasPrice, type RegisterL1Validator, validationIdOf } from "@serac/chain"
import { expect, test } from "vitest"
import { authorization, base, beginning, begun, bytes, owner, PlatformChain, warp } from "./platform-chain.ts"
import { recordedTerms } from "./primary-fixtures.ts"

const pOwner = (fill: number) => ({ threshold: 1, addresses: [bytes(20, fill)] })

const converting = (subnetID: Uint8Array, ...balances: readonly bigint[]): ConvertSubnetToL1Tx => ({
  type: "ConvertSubnetToL1Tx",
  ...base,
  subnetID,
  chainID: bytes(32, 8),
  address: bytes(20, 9),
  validators: balances.map((balance, index) => ({
    nodeID: bytes(20, 10 + index),
    weight: 100n,
    balance,
    signer: { publicKey: bytes(48, 1), proofOfPossession: bytes(96, 2) },
    remainingBalanceOwner: pOwner(20 + index),
    deactivationOwner: pOwner(30),
  })),
  subnetAuthorization: authorization,
})

async function l1(...balances: readonly bigint[]) {
  const chain = await begun()
  const { id: subnetID } = await chain.standard(1, { type: "CreateSubnetTx", ...base, owner: owner(1) })
  await chain.standard(10, converting(subnetID, ...balances))
  const validationIDs = balances.map((_, index) => appendId(subnetID, index))
  const balanceOf = async (validationID: Uint8Array) => {
    const end = chain.l1Validator(validationID)?.endAccumulatedFee ?? 0n
    return end && end - ((await chain.writer.platform())?.accruedFees ?? 0n)
  }
  return { chain, subnetID, validationIDs, balanceOf }
}

test("an L1 validator pays every second, and is inactive once its balance is used up, not a second later", async () => {
  const { chain, validationIDs, balanceOf } = await l1(50n, 51n, 0n)
  const [first, second, third] = validationIDs as [Uint8Array, Uint8Array, Uint8Array]
  const balances = async () => [await balanceOf(first), await balanceOf(second), await balanceOf(third)]
  expect(await balances()).toEqual([50n, 51n, 0n])
  await chain.standard(59)
  expect(await balances()).toEqual([1n, 2n, 0n])
  chain.reload()
  await chain.standard(60)
  expect(await balances()).toEqual([0n, 1n, 0n])
  expect(JSON.parse(chain.writer.blocks.get("P4")?.json ?? "")).toMatchObject({ activeL1Validators: 1 })
  await chain.standard(1000)
  expect(await balances()).toEqual([0n, 0n, 0n])

  await chain.standard(1001, { type: "IncreaseL1ValidatorBalanceTx", ...base, validationID: first, balance: 7n })
  expect(await balances()).toEqual([7n, 0n, 0n])
  await chain.standard(1002, { type: "IncreaseL1ValidatorBalanceTx", ...base, validationID: first, balance: 3n })
  expect(await balances()).toEqual([9n, 0n, 0n])
})

test("the price of many validators rises with the excess", async () => {
  const validatorFee = { capacity: 10n, target: 1n, minPrice: 1n, excessConversionConstant: 100n }
  const chain = await begun({ validatorFee })
  const { id: subnetID } = await chain.standard(1, { type: "CreateSubnetTx", ...base, owner: owner(1) })
  await chain.standard(10, converting(subnetID, 10_000n, 10_000n, 10_000n))
  await chain.standard(110)
  const state = await chain.writer.platform()
  expect(state?.validatorExcess).toBe(200n)
  // Ten seconds at the lowest price; then two validators above the target, so that each second adds two to the excess that determines the price.
  const { minPrice, excessConversionConstant } = validatorFee
  let fees = 10n
  for (let excess = 2n; excess <= 200n; excess += 2n) fees += gasPrice({ minPrice, excess, excessConversionConstant })
  expect(state?.accruedFees).toBe(fees)
})

test("what is left of a balance comes back when the validator is disabled or removed, once", async () => {
  const { chain, validationIDs, balanceOf } = await l1(500n, 600n, 700n)
  const [first, second, third] = validationIDs as [Uint8Array, Uint8Array, Uint8Array]
  const disabling = { type: "DisableL1ValidatorTx" as const, ...base, disableAuthorization: authorization }
  const disabled = await chain.standard(110, { ...disabling, validationID: first })
  expect(chain.utxo(disabled.id, 1)).toMatchObject({ amount: 400n, addresses: [bytes(20, 20)], threshold: 1 })
  expect(await balanceOf(first)).toBe(0n)
  const again = await chain.standard(111, { ...disabling, validationID: first, memo: bytes(1, 1) })
  expect(chain.utxo(again.id, 1)).toBeUndefined()

  const weighing = (validationID: Uint8Array, nonce: bigint, weight: bigint) =>
    ({
      type: "SetL1ValidatorWeightTx",
      ...base,
      message: warp({ type: "L1ValidatorWeight", validationID, nonce, weight }),
    }) as const
  chain.reload()
  await chain.standard(112, weighing(second, 4n, 55n))
  expect(chain.l1Validator(second)).toMatchObject({ weight: 55n, minNonce: 5n })
  const removed = await chain.standard(113, weighing(second, 2n ** 64n - 1n, 0n))
  expect(chain.utxo(removed.id, 1)).toMatchObject({ amount: 497n, addresses: [bytes(20, 21)] })
  expect(chain.l1Validator(second)).toMatchObject({ weight: 0n, endAccumulatedFee: 0n, minNonce: 0n })
  const inactive = await chain.standard(114, weighing(first, 0n, 0n))
  expect(chain.utxo(inactive.id, 1)).toBeUndefined()
  expect(await balanceOf(third)).toBe(596n)
  const row = chain.writer.transactions.get(Buffer.from(removed.id).toString("hex"))
  expect(row?.addresses).toContainEqual(bytes(20, 21))
})

test("a manager registers a validator by a message, whose hash names it", async () => {
  const { chain, subnetID } = await l1(1000n)
  const message: RegisterL1Validator = {
    type: "RegisterL1Validator",
    subnetID,
    nodeID: bytes(20, 44),
    blsPublicKey: bytes(48, 5),
    expiry: BigInt(beginning + 5000),
    remainingBalanceOwner: pOwner(50),
    disableOwner: pOwner(51),
    weight: 12n,
  }
  const registering = {
    type: "RegisterL1ValidatorTx" as const,
    ...base,
    balance: 0n,
    proofOfPossession: bytes(96, 6),
    message: warp(message),
  }
  const { id } = await chain.standard(20, registering)
  expect(chain.l1Validator(validationIdOf(message))).toMatchObject({
    subnetId: subnetID,
    nodeId: bytes(20, 44),
    weight: 12n,
    endAccumulatedFee: 0n,
    start: beginning + 20,
    height: 3,
    txId: id,
    data: { publicKey: `0x${"05".repeat(48)}` },
  })
  await expect(chain.standard(21, registering)).rejects.toMatchObject({ kind: "nonsense" })
  const wrong = {
    ...registering,
    message: warp({ type: "L1ValidatorWeight", validationID: bytes(32, 1), nonce: 0n, weight: 1n }),
  }
  await expect(chain.standard(21, wrong)).rejects.toThrow("registered by a L1ValidatorWeight")
  await expect(chain.standard(21, { ...registering, message: bytes(9, 0) })).rejects.toMatchObject({ kind: "nonsense" })
})

test("an L1 on a network whose node tells no fee is refused, as are unknown subnets and validators", async () => {
  const { network } = recordedTerms
  const feeless = new PlatformChain({ network })
  await feeless.begin()
  const { id } = await feeless.standard(1, { type: "CreateSubnetTx", ...base, owner: owner(1) })
  await expect(feeless.standard(2, converting(id, 5n))).rejects.toThrow("whose fee the node does not tell")

  const { chain, subnetID } = await l1(5n)
  await expect(chain.standard(20, converting(subnetID, 5n))).rejects.toThrow("added twice")
  await expect(chain.standard(20, converting(bytes(32, 99), 5n))).rejects.toThrow("a subnet that is none")
  const increase = { type: "IncreaseL1ValidatorBalanceTx" as const, ...base, balance: 1n }
  await expect(chain.standard(20, { ...increase, validationID: bytes(32, 99) })).rejects.toThrow("that is none")
  const largest = { ...increase, validationID: appendId(subnetID, 0), balance: 2n ** 64n - 1n }
  await expect(chain.standard(20, largest)).rejects.toThrow("more than there can be")
})
