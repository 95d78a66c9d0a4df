import { sha256 } from "@noble/hashes/sha2.js"
import type { CChainAtomicTransaction } from "../c/transactions.ts"
import { addressOfPublicKey, ethAddressOfPublicKey } from "../crypto/address.ts"
import { publicKeyOf, recoverPublicKey, signHash } from "../crypto/secp256k1.ts"
import { SignatureError } from "../crypto/signature-error.ts"
import type { PChainTransaction } from "../p/transactions.ts"
import { formatHex } from "../text/hex.ts"
import type { XChainTransaction } from "../x/transactions.ts"
import { BuildError } from "./build-error.ts"
import { withSignatures } from "./credentials.ts"
import { keyOf } from "./owners.ts"
import {
  type UnsignedCChain,
  type UnsignedPChain,
  type UnsignedTransaction,
  type UnsignedXChain,
  unsignedBytes,
} from "./unsigned-transaction.ts"

/** A signed transaction for issuing. */
export interface Issuable<Transaction> {
  /** The transaction, decoded from its own bytes. */
  readonly transaction: Transaction
  /** The transaction id: 32 bytes. */
  readonly id: Uint8Array
  readonly bytes: Uint8Array
  /** The argument `tx` of `avm.issueTx`, `platform.issueTx` and `avax.issueTx`, in their default encoding `hex`. */
  readonly hex: string
}

/** Options of {@link signTransaction}. */
export interface SigningOptions {
  /**
   * Signatures of other parties, for a transaction that several parties sign in turn: the transaction that the previous party
   * returned. Signatures that are not required are ignored.
   */
  readonly signed?: Pick<PChainTransaction | XChainTransaction | CChainAtomicTransaction, "credentials">
  /** Whether signatures may be missing in the result: they are zeros that the next party replaces. */
  readonly partial?: boolean
}

const emptySignature = new Uint8Array(65)

type UnsignedChain = UnsignedTransaction["chain"]

/** The addresses that a public key signs for; on the C-Chain also its account's. */
function accountsOf(publicKey: Uint8Array, chain: UnsignedChain): string[] {
  const address = keyOf(addressOfPublicKey(publicKey))
  return chain === "C" ? [address, keyOf(ethAddressOfPublicKey(publicKey))] : [address]
}

function isSignatureOf(address: string, hash: Uint8Array, signature: Uint8Array, chain: UnsignedChain): boolean {
  try {
    return accountsOf(recoverPublicKey(hash, signature), chain).includes(address)
  } catch (error) {
    if (error instanceof SignatureError) return false
    throw error
  }
}

/**
 * Signs a transaction: adds the signatures of its credentials in the order that the chain requires. The same transaction and
 * keys always give the same bytes.
 *
 * @param keys Private keys of 32 bytes, in any order; unneeded ones are ignored. The function does not store them.
 * @throws {BuildError} `missing-key` when there is no key for an address, unless `partial`
 * @throws {CodecError} when the transaction cannot be encoded
 * @example
 * import { buildXChainBaseTx, parsePrivateKey, signTransaction } from "@serac/chain"
 * import type { Wallet, XChainContext, XChainUtxo } from "@serac/chain"
 *
 * function pay(context: XChainContext, wallet: Wallet<XChainUtxo>, to: Uint8Array, key: string): string {
 *   const transaction = buildXChainBaseTx(context, wallet, { outputs: [{ to, amount: 1_000_000_000n }] })
 *   return signTransaction(transaction, [parsePrivateKey(key)]).hex // for avm.issueTx
 * }
 */
export function signTransaction(
  transaction: UnsignedPChain,
  keys: readonly Uint8Array[],
  options?: SigningOptions,
): Issuable<PChainTransaction>
export function signTransaction(
  transaction: UnsignedXChain,
  keys: readonly Uint8Array[],
  options?: SigningOptions,
): Issuable<XChainTransaction>
export function signTransaction(
  transaction: UnsignedCChain,
  keys: readonly Uint8Array[],
  options?: SigningOptions,
): Issuable<CChainAtomicTransaction>
export function signTransaction(
  transaction: UnsignedTransaction,
  keys: readonly Uint8Array[],
  { signed: earlier, partial = false }: SigningOptions = {},
): Issuable<PChainTransaction | XChainTransaction | CChainAtomicTransaction> {
  const hash = sha256(unsignedBytes(transaction))
  const { chain } = transaction
  const ours = new Map(keys.flatMap((key) => accountsOf(publicKeyOf(key), chain).map((address) => [address, key])))
  const made = new Map<string, Uint8Array>()
  const signatureOf = (address: string): Uint8Array | undefined => {
    const key = ours.get(address)
    if (key && !made.has(address)) made.set(address, signHash(hash, key))
    return made.get(address)
  }
  const signatures = transaction.signers.map((addresses, credential) => {
    const theirs = earlier?.credentials[credential]
    return addresses.map((signer, index) => {
      const address = keyOf(signer)
      const own = signatureOf(address)
      if (own) return own
      const given = theirs && "signatures" in theirs ? theirs.signatures[index] : undefined
      if (given && isSignatureOf(address, hash, given, chain)) return given
      if (partial) return emptySignature
      throw new BuildError("missing-key", `Nobody signs for the address ${address}`)
    })
  })
  const signed = withSignatures(transaction, signatures)
  const { bytes, id } = signed
  return { transaction: signed, id, bytes, hex: formatHex(bytes) }
}
