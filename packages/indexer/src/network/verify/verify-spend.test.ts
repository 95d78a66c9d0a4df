import { addressOfPrivateKey, ethAddressOfPrivateKey, signMessage } from "@serac/chain"
import fc from "fast-check"
import { expect, test } from "vitest"
import { NodeFault } from "../../core/index.ts"
import type { Spend } from "./spend.ts"
import { SpendSignatures, verifySpend, verifyWithdrawal } from "./verify-spend.ts"

const keys = Array.from({ length: 5 }, (_, index) => new Uint8Array(32).fill(index + 1))
const asset = new Uint8Array(32).fill(9)

const faultOf = (work: () => void): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof NodeFault && error.kind === "nonsense") return error.message
    throw error
  }
  return "none"
}

/** A UTXO of some owners, and a spend that as many of them sign as the threshold requires. */
const signedSpends = fc
  .record({
    owners: fc.uniqueArray(fc.integer({ min: 0, max: keys.length - 1 }), { minLength: 1 }),
    amount: fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }),
    message: fc.uint8Array({ minLength: 1, maxLength: 64 }),
    locktime: fc.constantFrom(0, 1_000, 5_000),
    stakeableLocktime: fc.constantFrom(0, 2_000),
    seed: fc.nat(),
  })
  .map(({ owners, amount, message, locktime, stakeableLocktime, seed }) => {
    const threshold = 1 + (seed % owners.length)
    const signatureIndices = owners.map((_, index) => index).filter((index) => index < threshold)
    const utxo = {
      assetId: asset,
      amount,
      addresses: owners.map((owner) => addressOfPrivateKey(keys[owner] as Uint8Array)),
      threshold,
      locktime,
      stakeableLocktime,
    }
    const spend: Spend = {
      txId: new Uint8Array(32).fill(7),
      outputIndex: 0,
      assetId: asset,
      amount,
      stakeableLocktime: stakeableLocktime === 0 ? undefined : stakeableLocktime,
      signatureIndices,
      signatures: signatureIndices.map((index) => signMessage(message, keys[owners[index] as number] as Uint8Array)),
    }
    return { utxo, spend, message, owners }
  })

const verdict = (spend: Spend, utxo: Parameters<typeof verifySpend>[1], message: Uint8Array, acceptedAt?: number) =>
  faultOf(() => verifySpend(spend, utxo, new SpendSignatures(message), acceptedAt))

test("owners that sign as their UTXO asks may consume it, from its time on", () => {
  fc.assert(
    fc.property(signedSpends, ({ utxo, spend, message }) => {
      expect(verdict(spend, utxo, message)).toBe("none")
      expect(verdict(spend, utxo, message, 6_000)).toBe("none")
      expect(verdict(spend, utxo, message, utxo.locktime - 60)).toBe("none")
      if (utxo.locktime > 0) expect(verdict(spend, utxo, message, utxo.locktime - 61)).toMatch(/^it is locked until/)
    }),
    { numRuns: 60 },
  )
})

test("a signature of somebody else, over something else, of another form or in another order is refused", () => {
  fc.assert(
    fc.property(signedSpends, fc.nat(), ({ utxo, spend, message, owners }, seed) => {
      const at = seed % spend.signatures.length
      const other = keys.findIndex((_, key) => key !== owners[at]) as number
      const with_ = (signature: Uint8Array): Spend => ({ ...spend, signatures: spend.signatures.with(at, signature) })
      expect(verdict(with_(signMessage(message, keys[other] as Uint8Array)), utxo, message)).toMatch(
        /signed in the place/,
      )
      expect(verdict(spend, utxo, Uint8Array.of(...message, 1))).not.toBe("none")
      const own = spend.signatures[at] as Uint8Array
      expect(verdict(with_(mirrored(own)), utxo, message)).toBe("a signature was changed into its other form")
      expect(verdict(with_(new Uint8Array(65)), utxo, message)).toBe("nobody can have made a signature")
      expect(verdict(with_(own.with(64, 2)), utxo, message)).toBe("nobody can have made a signature")
      const [first, second] = spend.signatures
      if (!first || !second) return
      const swapped = {
        ...spend,
        signatureIndices: spend.signatureIndices.toReversed(),
        signatures: spend.signatures.toReversed(),
      }
      expect(verdict(swapped, utxo, message)).toBe("its signers are not in ascending order")
    }),
    { numRuns: 60 },
  )
})

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** The equivalent signature with the other s. */
function mirrored(signature: Uint8Array): Uint8Array {
  const s = BigInt(`0x${Buffer.from(signature.subarray(32, 64)).toString("hex")}`)
  const other = Buffer.from((order - s).toString(16).padStart(64, "0"), "hex")
  return Uint8Array.of(...signature.subarray(0, 32), ...other, (signature[64] as number) ^ 1)
}

test("what an input says of its UTXO, and how many sign, must be as the UTXO has it", () => {
  fc.assert(
    fc.property(signedSpends, ({ utxo, spend, message }) => {
      const told = (changed: Partial<Spend>) => verdict({ ...spend, ...changed }, utxo, message)
      expect(told({ amount: spend.amount - 1n })).toMatch(/^its amount is/)
      expect(told({ assetId: new Uint8Array(32) })).toMatch(/^its asset is/)
      expect(told({ stakeableLocktime: utxo.stakeableLocktime + 1 })).toMatch(/^only staking may use it until/)
      expect(told({ signatures: spend.signatures.slice(1) })).toMatch(/signatures for/)
      expect(told({ signatureIndices: spend.signatureIndices.slice(1) })).toMatch(/have to sign/)
      expect(told({ signatureIndices: spend.signatureIndices.with(-1, utxo.addresses.length) })).toMatch(
        /^it has no owner/,
      )
      const isLocked = utxo.stakeableLocktime > 0
      expect(verdict({ ...spend, stakeableLocktime: undefined }, { ...utxo, locktime: 0 }, message, 1_000)).toBe(
        isLocked ? "it is locked until 2000, and consumed at 1000" : "none",
      )
    }),
    { numRuns: 60 },
  )
})

test("an account of the C-Chain is taken from by its owner alone", () => {
  const message = Uint8Array.of(1, 2, 3)
  const [own, other] = keys as [Uint8Array, Uint8Array]
  const address = ethAddressOfPrivateKey(own)
  const told = (signatures: readonly Uint8Array[]) =>
    faultOf(() => verifyWithdrawal({ address, signatures }, new SpendSignatures(message)))
  expect(told([signMessage(message, own)])).toBe("none")
  expect(told([signMessage(message, other)])).toMatch(/signed in the place of 0x/)
  expect(told([])).toBe("0 signatures for one account")
  expect(told([signMessage(message, own), signMessage(message, own)])).toBe("2 signatures for one account")
})
