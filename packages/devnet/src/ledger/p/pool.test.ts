import { formatId, type PChainTransaction } from "@serac/chain"
import fc from "fast-check"
import { expect, test } from "vitest"
import { LedgerError } from "../ledger-error.ts"
import { Journal } from "../state/journal.ts"
import type { PChainConfig } from "./config.ts"
import { PlatformPool } from "./pool.ts"
import { gasUsedBy } from "./transactions/execute.ts"

const bytes = (number: number, length = 32) => {
  const made = new Uint8Array(length)
  if (number > 0) new DataView(made.buffer).setUint32(0, number)
  return made
}
const [avaxAssetID, otherAsset] = [bytes(1), bytes(2)]
/** Each input reads the database once, so that it costs `gasOfInput`, and all else is free. */
const gasOfInput = 100_000n
const config = {
  avaxAssetID,
  dynamicFees: { weights: { bandwidth: 0n, dbRead: gasOfInput, dbWrite: 0n, compute: 0n } },
} as PChainConfig

const input = (outputIndex: number, amount = 0n, assetID = avaxAssetID) => ({
  ...{ txID: bytes(0), outputIndex, assetID },
  input: { type: "secp256k1fx.TransferInput", amount, signatureIndices: [] },
})
const transfer = (amount: bigint) => ({ type: "secp256k1fx.TransferOutput", amount, locktime: 0n, threshold: 0 })
const output = (amount: bigint, assetID = avaxAssetID) => ({
  assetID,
  output: { ...transfer(amount), addresses: [] },
})
const base = { type: "BaseTx", networkID: 1, blockchainID: bytes(0), memo: bytes(0, 0), outputs: [], inputs: [] }

let last = 0
function pending(members: object): PChainTransaction {
  last += 1
  return { id: bytes(last), unsigned: { ...base, ...members } } as unknown as PChainTransaction
}
/** A transaction that consumes `count` outputs from `first` on, and pays so much for each. */
const paying = (first: number, count: number, price: bigint) =>
  pending({ inputs: Array.from({ length: count }, (_, at) => input(first + at, price)) })

const pool = () => new PlatformPool(new Journal(), config)
const added = (some: PlatformPool, transaction: PChainTransaction) => {
  try {
    some.add(transaction)
    return "added"
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    return error.message
  }
}

test("transactions of a million gas wait at most, and what leaves in whatever way leaves its room", () => {
  const some = pool()
  const [six, four] = [paying(0, 6, 5n), paying(10, 4, 5n)]
  expect([six, four, paying(20, 1, 5n)].map((one) => added(some, one))).toEqual(["added", "added", "not enough gas"])
  some.remove(four)
  expect([paying(30, 5, 5n), paying(40, 4, 5n)].map((one) => added(some, one))).toEqual(["not enough gas", "added"])
  some.drop(six.id, "spent")
  expect([paying(50, 6, 5n), paying(60, 1, 5n)].map((one) => added(some, one))).toEqual(["added", "not enough gas"])
})

test("a dearer transaction drives out the cheapest ones, as many as it needs, and none where that is not enough", () => {
  const some = pool()
  const [cheapest, cheap, dear] = [paying(0, 2, 1n), paying(10, 3, 2n), paying(20, 5, 4n)]
  for (const one of [dear, cheapest, cheap]) some.add(one)
  const left = () => some.transactions.map(({ id }) => formatId(id))
  const all = [dear, cheap, cheapest].map(({ id }) => formatId(id))
  expect(left()).toEqual(all)
  // Those that are cheaper than it make room for five, not for six, and one of the same price makes none.
  expect([added(some, paying(30, 6, 3n)), added(some, paying(40, 5, 2n))]).toEqual(["not enough gas", "not enough gas"])
  expect(left()).toEqual(all)
  const two = paying(50, 2, 3n)
  expect(added(some, two)).toBe("added")
  expect(left()).toEqual([dear, two, cheap].map(({ id }) => formatId(id)))
  const third = paying(60, 3, 3n)
  expect([added(some, third), some.has(cheap.id), some.has(two.id)]).toEqual(["added", false, true])
})

test("of the same price the higher id comes first, as on a node", () => {
  const some = pool()
  const [first, second, third] = [paying(0, 1, 5n), paying(1, 2, 5n), paying(3, 1, 5n)]
  for (const one of [second, third, first]) some.add(one)
  expect(some.transactions).toEqual([third, second, first])
})

/** The unit of the amounts below, so that prices for each unit of gas are exact. */
const unit = 1_000_000_000n

test("the price is what no output, stake or balance receives of the AVAX that is consumed, for each unit of gas", () => {
  const stakeable = { type: "stakeable.LockOut", locktime: 5n, output: { ...transfer(3n * unit), addresses: [] } }
  const [spent, spentOther] = [input(0, 10n * unit), input(0, 10n * unit, otherAsset)]
  const owner = { type: "secp256k1fx.OutputOwners", locktime: 0n, threshold: 0, addresses: [] }
  const validator = {
    ...{ nodeID: bytes(1, 20), weight: 1n, remainingBalanceOwner: owner, deactivationOwner: owner },
    signer: { publicKey: bytes(1, 48), proofOfPossession: bytes(1, 96) },
  }
  const lockedInput = { ...spent, input: { type: "stakeable.LockIn", locktime: 5n, input: spent.input } }
  const inputs = [spent]
  const converted = {
    ...{ type: "ConvertSubnetToL1Tx", subnetID: bytes(4), chainID: bytes(5), address: bytes(1, 20) },
    validators: [1n, 2n].map((balance) => ({ ...validator, balance: balance * unit })),
    subnetAuthorization: { type: "secp256k1fx.Input", signatureIndices: [] },
  }
  const delegated = {
    ...{ type: "AddPermissionlessDelegatorTx", subnetID: bytes(0), rewardsOwner: owner, stake: [output(4n * unit)] },
    validator: { nodeID: bytes(1, 20), start: 0n, end: 9n, weight: 1n },
  }
  const cases: readonly (readonly [burned: bigint, members: object])[] = [
    [10n, { inputs }],
    [10n, { inputs: [lockedInput] }],
    [15n, { inputs: [spent, input(1, 5n * unit)] }],
    [10n, { type: "ImportTx", sourceChain: bytes(3), importedInputs: inputs }],
    [9n, { inputs, outputs: [output(unit)] }],
    [10n, { inputs, outputs: [output(unit, otherAsset)] }],
    [1n, { inputs: [spentOther, input(1, unit)] }],
    [7n, { inputs, outputs: [{ assetID: avaxAssetID, output: stakeable }] }],
    [6n, { inputs, type: "ExportTx", destinationChain: bytes(3), exportedOutputs: [output(4n * unit)] }],
    [6n, { inputs, ...delegated }],
    [7n, { inputs, ...converted }],
    [8n, { inputs, type: "IncreaseL1ValidatorBalanceTx", validationID: bytes(6), balance: 2n * unit }],
  ]
  for (const [burned, members] of cases) {
    const transaction = pending(members)
    const same = (burned * unit * gasOfInput) / gasUsedBy(config, transaction)
    const [dearer, cheaper] = [paying(500, 1, same + 1_000n), paying(501, 1, same - 1_000n)]
    const some = pool()
    for (const one of [cheaper, transaction, dearer]) some.add(one)
    expect([burned, ...some.transactions]).toEqual([burned, dearer, transaction, cheaper])
  }
})

test("two transactions of which one consumes what the other imports do not wait together", () => {
  const some = pool()
  some.add(pending({ type: "ImportTx", sourceChain: bytes(3), importedInputs: [input(7)] }))
  expect([added(some, paying(6, 2, 9n)), added(some, paying(8, 1, 9n))]).toEqual([
    "tx conflicts with other tx",
    "added",
  ])
})

test("a transaction waits if and only if it fits beside those that are not cheaper, and a million gas is never exceeded", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.bigInt(0n, 9n)), { maxLength: 12 }), (wanted) => {
      const some = pool()
      const model: { id: string; count: number; price: bigint }[] = []
      for (const [at, [count, price]] of wanted.entries()) {
        const transaction = paying(10 * at, count, price)
        const id = formatId(transaction.id)
        const isAdded = added(some, transaction) === "added"
        const cheaper = model.filter((one) => one.price < price)
        const room = 10 - model.reduce((sum, one) => sum + one.count, 0)
        const canFit = room + cheaper.reduce((sum, one) => sum + one.count, 0) >= count
        expect(isAdded).toBe(canFit)
        if (!isAdded) continue
        const kept = new Set(some.transactions.map((one) => formatId(one.id)))
        for (const gone of model.filter((one) => !kept.has(one.id))) model.splice(model.indexOf(gone), 1)
        model.push({ id, count, price })
      }
      expect(some.transactions.map((one) => formatId(one.id)).sort()).toEqual(model.map(({ id }) => id).sort())
      expect(model.reduce((sum, one) => sum + one.count, 0)).toBeLessThanOrEqual(10)
    }),
    { numRuns: 100 },
  )
})
