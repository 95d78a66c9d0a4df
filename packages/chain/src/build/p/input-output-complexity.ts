import { encode } from "../../codec/versioned.ts"
import { type Complexity, credentialLength, secpSignatureLength, signatureCompute } from "../../fees/complexity.ts"
import {
  type PChainTransferableInput,
  type PChainTransferableOutput,
  pTransferableInput,
  pTransferableOutput,
} from "../../p/base.ts"

const versionLength = 2

/** The complexity of an input: its bytes and its credential's, one read and one deletion, and its signatures. */
export function inputComplexity(input: PChainTransferableInput, signatures: number): Complexity {
  const length = encode(pTransferableInput, input).length - versionLength
  return {
    bandwidth: BigInt(length + credentialLength + signatures * secpSignatureLength),
    dbRead: 1n,
    dbWrite: 1n,
    compute: BigInt(signatures * signatureCompute),
  }
}

/** The complexity of an output: its bytes, and one write. */
export const outputComplexity = (output: PChainTransferableOutput): Complexity => ({
  bandwidth: BigInt(encode(pTransferableOutput, output).length - versionLength),
  dbRead: 0n,
  dbWrite: 1n,
  compute: 0n,
})

export const addComplexity = (a: Complexity, b: Complexity): Complexity => ({
  bandwidth: a.bandwidth + b.bandwidth,
  dbRead: a.dbRead + b.dbRead,
  dbWrite: a.dbWrite + b.dbWrite,
  compute: a.compute + b.compute,
})
