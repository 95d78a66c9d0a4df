import { aggregateBlsPublicKeys, aggregateBlsSignatures, BlsError, blsVerify } from "@serac/chain/bls"
import type { BlsMath } from "./bls-math.ts"

/** The implementation in JavaScript, for machines without the native library. Verifying a signature takes some 30 ms. */
export const portableMath: BlsMath = {
  library: "noble",
  findInvalid: (message, signed) =>
    signed.flatMap(({ publicKey, signature }, index) =>
      falseWhereMalformed(() => blsVerify(message, signature, publicKey)) ? [] : [index],
    ),
  aggregate: aggregateBlsSignatures,
  verify: (message, signature, publicKeys) =>
    falseWhereMalformed(
      () => publicKeys.length > 0 && blsVerify(message, signature, aggregateBlsPublicKeys(publicKeys)),
    ),
}

function falseWhereMalformed(verify: () => boolean): boolean {
  try {
    return verify()
  } catch (error) {
    if (error instanceof BlsError) return false
    throw error
  }
}
