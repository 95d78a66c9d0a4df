import { sha256 } from "@noble/hashes/sha2.js"
import { fromHex, type Hex, toHex } from "../codec/hex.ts"
import { Gas, PrecompileError } from "./precompile.ts"

/** Address of the point evaluation precompile of EIP-4844. */
export const pointEvaluationAddress: Hex = "0x000000000000000000000000000000000000000a"

const gasCost = 50_000n
const inputLength = 192
const commitmentVersion = 1
/** The result of a valid proof: the number of values in a blob, and the order of their field. */
const evaluationResult = fromHex(
  "0x000000000000000000000000000000000000000000000000000000000000100073eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001",
)

/**
 * The point evaluation precompile: verifies that a commitment, named by its versioned hash, has a value at a point. The KZG code loads with
 * the first call.
 *
 * @throws PrecompileError with the node's text
 */
export async function evaluatePoint(
  input: Uint8Array,
  gasLimit: bigint,
): Promise<{ readonly gasUsed: bigint; readonly output: Uint8Array }> {
  new Gas(gasLimit).use(gasCost)
  if (input.length !== inputLength) throw new PrecompileError("invalid input length")
  const part = (from: number, to: number) => input.subarray(from, to)
  const commitment = part(96, 144)
  const hash = sha256(commitment)
  hash[0] = commitmentVersion
  if (toHex(hash) !== toHex(part(0, 32))) throw new PrecompileError("mismatched versioned hash")
  const { assertKzgProof } = await import("./kzg.ts")
  try {
    assertKzgProof({ commitment, point: part(32, 64), value: part(64, 96), proof: part(144, 192) })
  } catch (error) {
    throw new PrecompileError(`error verifying kzg proof: ${(error as Error).message}`)
  }
  return { gasUsed: gasCost, output: evaluationResult }
}
