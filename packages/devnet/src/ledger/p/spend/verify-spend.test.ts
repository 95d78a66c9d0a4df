import { sha256 } from "@noble/hashes/sha2.js"
import { addressOfPublicKey, formatId, type PChainUtxo } from "@serac/chain"
import { expect, test } from "vitest"
import { LedgerError } from "../../ledger-error.ts"
import { verifySpending } from "./verify-spend.ts"

const key = new Uint8Array(33).fill(2)
const assetID = new Uint8Array(32).fill(1)
const output = {
  ...{ type: "secp256k1fx.TransferOutput", amount: 100n, locktime: 0n, threshold: 1 },
  addresses: [addressOfPublicKey(key)],
}
const input = { type: "secp256k1fx.TransferInput", amount: 100n, signatureIndices: [0] }
const credential = { type: "secp256k1fx.Credential", signatures: [new Uint8Array(65)] }
const lockedOutput = (locktime: bigint, inner: object = output) => ({
  type: "stakeable.LockOut",
  locktime,
  output: inner,
})
const lockedInput = (locktime: bigint) => ({ type: "stakeable.LockIn", locktime, input })

/** The error message at second 100 for a transaction with this consumed output, this input and these new outputs. */
function refusal(
  consumed: object,
  by: object,
  made: readonly object[],
  burned = 0n,
  signed: object = credential,
): string | undefined {
  const place = { txID: new Uint8Array(32), outputIndex: 0, assetID }
  try {
    verifySpending({ hash: new Uint8Array(32), now: 100n, recover: () => key }, {
      utxos: [{ ...place, output: consumed } as PChainUtxo],
      inputs: [{ ...place, input: by }],
      outputs: made.map((one) => ({ assetID, output: one })),
      credentials: [signed],
      burned,
      avaxAssetID: assetID,
    } as unknown as Parameters<typeof verifySpending>[1])
    return undefined
  } catch (error) {
    if (!(error instanceof LedgerError)) throw error
    return error.message
  }
}

test("what is locked is consumed as such, and stays locked until its time", () => {
  const unmarked = "locked funds not marked as locked"
  expect([101n, 100n].map((time) => refusal(lockedOutput(time), input, [output]))).toEqual([unmarked, undefined])
  expect(refusal(lockedOutput(101n), lockedInput(102n), [output])).toBe(
    "input locktime does not match UTXO locktime: 102 != 101",
  )
  const more = `needs 100 more ${formatId(assetID)}`
  expect(refusal(lockedOutput(101n), lockedInput(101n), [output])).toBe(`insufficient unlocked funds: ${more}`)
  expect(refusal(lockedOutput(101n), lockedInput(101n), [lockedOutput(101n)])).toBeUndefined()
  expect(refusal(lockedOutput(101n), lockedInput(101n), [lockedOutput(102n)])).toMatch(
    new RegExp(`^insufficient locked funds: \\w+ ${more} for locktime 102$`),
  )
  expect(refusal(lockedOutput(100n), lockedInput(100n), [output])).toBeUndefined()
})

test("what is free can be locked, and what is burned is free", () => {
  const half = { ...output, amount: 50n }
  expect(refusal(output, input, [lockedOutput(200n, half), half])).toBeUndefined()
  expect(refusal(output, input, [lockedOutput(200n, half)], 50n)).toBeUndefined()
  expect(refusal(output, input, [lockedOutput(200n)])).toBeUndefined()
  const owners = Buffer.concat([
    Buffer.from("0000", "hex"),
    Buffer.alloc(8),
    Buffer.from([0, 0, 0, 1, 0, 0, 0, 1]),
    addressOfPublicKey(key),
  ])
  expect(refusal(output, input, [lockedOutput(200n, { ...output, amount: 103n })])).toBe(
    `insufficient locked funds: ${formatId(sha256(owners))} needs 3 more ${formatId(assetID)} for locktime 200`,
  )
  expect(refusal(output, input, [], 0n, { ...credential, type: "other.Credential" })).toBe(
    "failed to verify transfer: wrong credential type",
  )
  expect(refusal(output, input, [lockedOutput(200n, half)], 51n)).toBe(
    `insufficient unlocked funds: needs 1 more ${formatId(assetID)}`,
  )
  expect(refusal(lockedOutput(101n), lockedInput(101n), [lockedOutput(101n, half)], 1n)).toBe(
    `insufficient unlocked funds: needs 1 more ${formatId(assetID)}`,
  )
})
