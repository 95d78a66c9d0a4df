import { encode } from "../codec/versioned.ts"
import { type Authorization, authorization } from "../p/slots.ts"
import { type PChainUnsignedTransaction, pTransactionSchemas, pUnsigned } from "../p/transactions.ts"
import { pTransactionKinds } from "../p/type-ids.ts"
import { countSigners } from "../warp/message.ts"
import { FeeError } from "./fee-error.ts"

/** The cost of a transaction in each of four dimensions (ACP-103). */
export interface Complexity {
  /** Bytes of the signed transaction. */
  readonly bandwidth: bigint
  readonly dbRead: bigint
  readonly dbWrite: bigint
  /** Computation time in about microseconds. */
  readonly compute: bigint
}

/** Gas per unit of each dimension. */
export type Weights = Complexity

export const secpSignatureLength = 65
export const signatureCompute = 200
// Bytes of a credential before its signatures: the type id and the count.
export const credentialLength = 8
const countLength = 4
const proofOfPossessionCompute = 1050
const convertedValidatorWrites = 4
// Database reads for verifying a warp message: the signing subnet, and the changes of weights and keys of the last twenty blocks.
const warpReads = 23
const warpCompute = 1000
const warpSignerCompute = 5

interface SigningInput {
  readonly signatureIndices: readonly number[]
}

type Transferable = { readonly input: SigningInput | { readonly input: SigningInput } }

const signingOf = ({ input }: Transferable): SigningInput => ("input" in input ? input.input : input)

/** The authorization of a transaction that changes owned objects: its member with that schema, under any name. */
export function authorizationOf(transaction: PChainUnsignedTransaction): Authorization | undefined {
  const fields = pTransactionSchemas.find(({ type }) => type === transaction.type)?.fields ?? {}
  return Object.entries<unknown>(transaction).find(([name]) => fields[name] === authorization)?.[1] as
    | Authorization
    | undefined
}

/** The required number of signatures of each credential, in order. */
export function signatureCounts(transaction: PChainUnsignedTransaction): number[] {
  const inputs: Transferable[] = "inputs" in transaction ? [...transaction.inputs] : []
  if ("importedInputs" in transaction) inputs.push(...transaction.importedInputs)
  const counts = inputs.map((input) => signingOf(input).signatureIndices.length)
  const authorized = authorizationOf(transaction)
  if (authorized === undefined) return counts
  if ("signatureIndices" in authorized) return [...counts, authorized.signatureIndices.length]
  throw new FeeError("unsupported-transaction", "What authorizes the transaction is no list of signatures")
}

function countOutputs(transaction: PChainUnsignedTransaction): number {
  let count = "outputs" in transaction ? transaction.outputs.length : 0
  if ("exportedOutputs" in transaction) count += transaction.exportedOutputs.length
  if ("stake" in transaction) count += transaction.stake.length
  return count
}

function keyProofs(transaction: PChainUnsignedTransaction): number {
  if ("proofOfPossession" in transaction) return 1
  if ("signer" in transaction) return transaction.signer.type === "signer.ProofOfPossession" ? 1 : 0
  return transaction.type === "ConvertSubnetToL1Tx" ? transaction.validators.length : 0
}

/**
 * The complexity of a P-Chain transaction. It needs no signatures: their number follows from the
 * inputs, and the bandwidth is the size with signatures.
 *
 * @throws {FeeError} `unsupported-transaction` when its kind pays no dynamic fee
 * @throws {CodecError} when it cannot be encoded, or the warp message in it cannot be decoded
 * @example
 * import { decodePChainTransaction, pChainComplexity } from "@serac/chain"
 *
 * const bandwidthOf = (bytes: Uint8Array) => pChainComplexity(decodePChainTransaction(bytes).unsigned).bandwidth
 */
export function pChainComplexity(transaction: PChainUnsignedTransaction): Complexity {
  const own = pTransactionKinds[transaction.type].cost
  if (own === null) {
    throw new FeeError("unsupported-transaction", `A transaction of the kind ${transaction.type} pays no dynamic fee`)
  }
  const counts = signatureCounts(transaction)
  const signatures = counts.reduce((sum, count) => sum + count, 0)
  const spent = counts.length - (authorizationOf(transaction) === undefined ? 0 : 1)
  let dbRead = own.dbRead + spent
  let dbWrite = own.dbWrite + spent + countOutputs(transaction)
  let compute = signatures * signatureCompute + keyProofs(transaction) * proofOfPossessionCompute
  if (transaction.type === "ConvertSubnetToL1Tx") dbWrite += transaction.validators.length * convertedValidatorWrites
  if ("message" in transaction) {
    dbRead += warpReads
    compute += warpCompute + countSigners(transaction.message) * warpSignerCompute
  }
  const unsignedLength = encode(pUnsigned, transaction).length
  const bandwidth = unsignedLength + countLength + counts.length * credentialLength + signatures * secpSignatureLength
  return {
    bandwidth: BigInt(bandwidth),
    dbRead: BigInt(dbRead),
    dbWrite: BigInt(dbWrite),
    compute: BigInt(compute),
  }
}
