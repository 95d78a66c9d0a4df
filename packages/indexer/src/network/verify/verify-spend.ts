import { addressOfPublicKey, equalBytes, ethAddressOfPublicKey, formatId } from "@serac/chain"
import type { KnownUtxo } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { hashing, hexKey } from "../p/keys.ts"
import { recoverKey } from "./recover-key.ts"
import type { SignedSpends, Spend, Withdrawal } from "./spend.ts"

/** Seconds by which a proposer's clock, and its block's time, may be behind the clocks of the accepting nodes. */
export const clockSlack = 60

/** Half the order of secp256k1: nodes refuse the equivalent signature with an s above it. */
const halfOrder = Buffer.from("7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0", "hex")

/** Verifies signatures over a message, which is hashed once. */
export class SpendSignatures {
  readonly #message: Uint8Array
  #hash: Uint8Array | undefined

  constructor(message: Uint8Array) {
    this.#message = message
  }

  /** The public key of the signer, 33 bytes. @throws NodeFault if the signature is invalid, or in a form that nodes refuse */
  signerOf(signature: Uint8Array): Uint8Array {
    this.#hash ??= hashing.sha256(this.#message)
    if (Buffer.compare(signature.subarray(32, 64), halfOrder) > 0)
      throw nonsense("a signature was changed into its other form")
    const publicKey = recoverKey(this.#hash, signature)
    if (publicKey === undefined) throw nonsense("nobody can have made a signature")
    return publicKey
  }
}

/**
 * Verifies by the rules of nodes (secp256k1fx) that the owners of a UTXO consume it: the asset and amount match the input,
 * it is not locked, and as many owners sign as the threshold requires, each the one that its index names, in ascending
 * order.
 *
 * @throws NodeFault of kind `nonsense` that says what is wrong
 */
export function verifySpend(
  spend: Spend,
  utxo: Omit<KnownUtxo, "txId" | "outputIndex">,
  signatures: SpendSignatures,
  acceptedAt: number | undefined,
): void {
  const { addresses, threshold } = utxo
  if (!equalBytes(spend.assetId, utxo.assetId)) throw nonsense(`its asset is ${formatId(utxo.assetId)}`)
  if (spend.amount !== utxo.amount) throw nonsense(`its amount is ${utxo.amount}, not ${spend.amount}`)
  verifyLocks(spend, utxo, acceptedAt)
  const { signatureIndices } = spend
  if (signatureIndices.length !== threshold)
    throw nonsense(`${threshold} of its owners have to sign, not ${signatureIndices.length}`)
  if (spend.signatures.length !== threshold)
    throw nonsense(`${spend.signatures.length} signatures for ${threshold} owners`)
  for (const [at, index] of signatureIndices.entries()) {
    if (at > 0 && index <= (signatureIndices[at - 1] as number))
      throw nonsense("its signers are not in ascending order")
    const owner = addresses[index]
    if (owner === undefined) throw nonsense(`it has no owner ${index}`)
    const signer = addressOfPublicKey(signatures.signerOf(spend.signatures[at] as Uint8Array))
    if (!equalBytes(signer, owner))
      throw nonsense(`${hexKey(signer)} signed in the place of its owner ${hexKey(owner)}`)
  }
}

function verifyLocks(
  { stakeableLocktime }: Spend,
  utxo: Pick<KnownUtxo, "locktime" | "stakeableLocktime">,
  acceptedAt: number | undefined,
): void {
  const unmarked = stakeableLocktime === undefined ? utxo.stakeableLocktime : 0
  if (stakeableLocktime !== undefined && stakeableLocktime !== utxo.stakeableLocktime)
    throw nonsense(`only staking may use it until ${utxo.stakeableLocktime}, not ${stakeableLocktime}`)
  const locktime = Math.max(utxo.locktime, unmarked)
  if (acceptedAt !== undefined && locktime > acceptedAt + clockSlack)
    throw nonsense(`it is locked until ${locktime}, and consumed at ${acceptedAt}`)
}

/** Verifies that the owner of a C-Chain account signed the withdrawal. @throws NodeFault of kind `nonsense` */
export function verifyWithdrawal({ address, signatures: own }: Withdrawal, signatures: SpendSignatures): void {
  if (own.length !== 1) throw nonsense(`${own.length} signatures for one account`)
  const signer = ethAddressOfPublicKey(signatures.signerOf(own[0] as Uint8Array))
  if (!equalBytes(signer, address)) throw nonsense(`${hexKey(signer)} signed in the place of 0x${hexKey(address)}`)
}

/** The description of a spend in a fault. */
export const spendWords = ({ height, id }: Pick<SignedSpends, "height" | "id">, { txId, outputIndex }: Spend): string =>
  `block ${height}: ${formatId(id)} consumes output ${outputIndex} of ${formatId(txId)}`
