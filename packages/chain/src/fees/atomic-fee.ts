import { type CChainUnsignedAtomicTransaction, cUnsigned } from "../c/transactions.ts"
import { encode } from "../codec/versioned.ts"
import { assertUint64 } from "./saturating.ts"

const signatureGas = 1000n
const fixedGas = 10_000n
/** The C-Chain counts AVAX in wei, 10^-18 AVAX; the X-Chain and the P-Chain in nAVAX, 10^-9 AVAX. */
export const weiPerNanoAvax = 1_000_000_000n

/**
 * The gas of an atomic C-Chain transaction: its unsigned bytes, 1000 for each signature, 10,000 for each transaction.
 *
 * @throws {CodecError} when it cannot be encoded
 * @example
 * import { atomicGas, decodeCChainAtomicTransaction } from "@serac/chain"
 *
 * const gasOf = (bytes: Uint8Array) => atomicGas(decodeCChainAtomicTransaction(bytes).unsigned)
 */
export function atomicGas(transaction: CChainUnsignedAtomicTransaction): bigint {
  const signatures =
    transaction.type === "ImportTx"
      ? transaction.importedInputs.reduce((sum, { input }) => sum + input.signatureIndices.length, 0)
      : transaction.inputs.length
  return BigInt(encode(cUnsigned, transaction).length) + BigInt(signatures) * signatureGas + fixedGas
}

/**
 * The fee that an atomic C-Chain transaction must burn, in nAVAX: gas times the base fee, rounded up.
 *
 * @param gas See `atomicGas`
 * @param baseFee Wei per unit of gas: `eth_baseFee`, or `baseFeePerGas` of a block
 * @throws {RangeError} when the fee exceeds a u64
 * @example
 * import { atomicFee } from "@serac/chain"
 *
 * atomicFee(11_230n, 25_000_000_000n) // 280750n
 */
export function atomicFee(gas: bigint, baseFee: bigint): bigint {
  return assertUint64((gas * baseFee + weiPerNanoAvax - 1n) / weiPerNanoAvax, "fee")
}
