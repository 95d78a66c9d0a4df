import { decodeCChainAtomicTransaction, encodeCChainAtomicTransaction } from "../c/decode.ts"
import type { CChainAtomicTransaction } from "../c/transactions.ts"
import { decodePChainTransaction, encodePChainTransaction } from "../p/decode.ts"
import type { PChainTransaction } from "../p/transactions.ts"
import { decodeXChainTransaction, encodeXChainTransaction } from "../x/decode.ts"
import type { XChainOperation } from "../x/slots.ts"
import type { XChainTransaction } from "../x/transactions.ts"
import type { UnsignedTransaction } from "./unsigned-transaction.ts"

/** The signatures of each credential, in order. */
export type Signatures = readonly (readonly Uint8Array[])[]

// Each feature extension has a credential of its own.
const credentialOf = {
  "secp256k1fx.MintOperation": "secp256k1fx.Credential",
  "nftfx.MintOperation": "nftfx.Credential",
  "nftfx.TransferOperation": "nftfx.Credential",
  "propertyfx.MintOperation": "propertyfx.Credential",
  "propertyfx.BurnOperation": "propertyfx.Credential",
} as const satisfies Record<XChainOperation["type"], string>

const credential = (signatures: readonly Uint8Array[]) => ({ type: "secp256k1fx.Credential", signatures }) as const

/** Adds signatures to the transaction and decodes the result. */
export function withSignatures(
  { chain, unsigned }: UnsignedTransaction,
  signatures: Signatures,
): PChainTransaction | XChainTransaction | CChainAtomicTransaction {
  if (chain === "P") {
    return decodePChainTransaction(encodePChainTransaction({ unsigned, credentials: signatures.map(credential) }))
  }
  if (chain === "C") {
    const credentials = signatures.map(credential)
    return decodeCChainAtomicTransaction(encodeCChainAtomicTransaction({ unsigned, credentials }))
  }
  const operations = unsigned.type === "OperationTx" ? unsigned.operations : []
  const credentials = signatures.map((ofOne, index) => {
    const operation = operations[index - unsigned.inputs.length]
    return operation ? { type: credentialOf[operation.operation.type], signatures: ofOne } : credential(ofOne)
  })
  return decodeXChainTransaction(encodeXChainTransaction({ unsigned, credentials }))
}
