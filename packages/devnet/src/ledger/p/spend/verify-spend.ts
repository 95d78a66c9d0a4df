import { sha256 } from "@noble/hashes/sha2.js"
import {
  equalBytes,
  formatId,
  formatUtxoLocation,
  type Owners,
  type PChainCredential,
  type PChainTransferableInput,
  type PChainTransferableOutput,
  type PChainUtxo,
} from "@serac/chain"
import { bytesOfKey, keyOf } from "../../bytes.ts"
import { LedgerError, withContext } from "../../ledger-error.ts"
import type { SignedMessage } from "../../spend/credentials.ts"
import { verifySpend as verifyTransfer } from "../../spend/transfer.ts"
import { saturatingSum } from "../state/platform-state.ts"
import { unlocked, unlockedInput } from "./well-formed.ts"

/** The inputs, outputs and fee of a transaction. */
export interface VerifiedSpend {
  /** The UTXO that each input consumes; `undefined` if it does not exist. */
  readonly utxos: readonly (PChainUtxo | undefined)[]
  readonly inputs: readonly PChainTransferableInput[]
  readonly outputs: readonly PChainTransferableOutput[]
  /** One for each input. */
  readonly credentials: readonly PChainCredential[]
  /** nAVAX that go into no output: fees, and balances of L1 validators. */
  readonly burned: bigint
  readonly avaxAssetID: Uint8Array
}

/** Sums by asset; locked amounts by asset, lock and owners. */
class Sums {
  readonly unlocked = new Map<string, bigint>()
  readonly locked = new Map<string, bigint>()

  add(asset: string, lock: string | undefined, amount: bigint): void {
    const sums = lock === undefined ? this.unlocked : this.locked
    const key = lock === undefined ? asset : asset + lock
    sums.set(key, saturatingSum(sums.get(key) ?? 0n, amount))
  }
}

/**
 * Verifies that the signers may spend the inputs and that the outputs do not exceed them. Stakeable locked amounts must return
 * to the same owners under the same lock, or be covered by unlocked amounts.
 *
 * @throws {LedgerError}
 */
export function verifySpending(message: SignedMessage, spending: VerifiedSpend): void {
  const { inputs, outputs, credentials, utxos, burned, avaxAssetID } = spending
  if (inputs.length !== credentials.length)
    throw new LedgerError(`wrong number of credentials: ${inputs.length} inputs != ${credentials.length} credentials`)
  const consumed = new Sums()
  for (const [at, input] of inputs.entries())
    verifyInput(message, consumed, input, credentials[at] as PChainCredential, utxos[at] as PChainUtxo)
  const produced = new Sums()
  produced.add(keyOf(avaxAssetID), undefined, burned)
  for (const { assetID, output } of outputs) {
    const { output: inner, locktime } = unlocked(output)
    produced.add(keyOf(assetID), locktime === 0n ? undefined : lockOf(locktime, inner), inner.amount)
  }
  verifySums(consumed, produced)
}

function verifyInput(
  message: SignedMessage,
  consumed: Sums,
  { assetID, input }: PChainTransferableInput,
  credential: PChainCredential,
  utxo: PChainUtxo,
): void {
  if (!equalBytes(assetID, utxo.assetID)) {
    const [claimed, real] = [formatId(assetID), formatId(utxo.assetID)]
    throw new LedgerError(`input asset ID does not match UTXO asset ID: ${claimed} != ${real}`)
  }
  const { output, locktime } = unlocked(utxo.output)
  const isLocked = message.now < locktime
  if (input.type === "stakeable.LockIn") {
    if (input.locktime !== locktime)
      throw new LedgerError(`input locktime does not match UTXO locktime: ${input.locktime} != ${locktime}`)
  } else if (isLocked) throw new LedgerError("locked funds not marked as locked")
  const inner = unlockedInput(input)
  withContext("failed to verify transfer", () => {
    if (credential.type !== "secp256k1fx.Credential") throw new LedgerError("wrong credential type")
    verifyTransfer(message, inner, credential, output)
  })
  consumed.add(keyOf(assetID), isLocked ? lockOf(locktime, output) : undefined, inner.amount)
}

function verifySums(consumed: Sums, produced: Sums): void {
  for (const [key, amount] of produced.locked) {
    const increase = amount - (consumed.locked.get(key) ?? 0n)
    if (increase <= 0n) continue
    const asset = key.slice(0, 64)
    const free = consumed.unlocked.get(asset) ?? 0n
    if (increase > free) {
      const [locktime, owners] = [BigInt(`0x${key.slice(64, 80)}`), sha256(bytesOfKey(key.slice(80)))]
      const [more, id] = [increase - free, formatId(bytesOfKey(asset))]
      throw new LedgerError(
        `insufficient locked funds: ${formatId(owners)} needs ${more} more ${id} for locktime ${locktime}`,
      )
    }
    consumed.unlocked.set(asset, free - increase)
  }
  for (const [asset, amount] of produced.unlocked) {
    const missing = amount - (consumed.unlocked.get(asset) ?? 0n)
    if (missing > 0n)
      throw new LedgerError(`insufficient unlocked funds: needs ${missing} more ${formatId(bytesOfKey(asset))}`)
  }
}

/** The key of a lock and its owners: the lock time, then the owners' bytes as the node hashes them. */
const lockOf = (lock: bigint, { locktime, threshold, addresses }: Owners): string =>
  [
    lock.toString(16).padStart(16, "0"),
    "0000",
    locktime.toString(16).padStart(16, "0"),
    threshold.toString(16).padStart(8, "0"),
    addresses.length.toString(16).padStart(8, "0"),
    ...addresses.map(keyOf),
  ].join("")

/** Throws the node's error for an input whose UTXO does not exist. @throws {LedgerError} */
export function missingUtxo(input: PChainTransferableInput): never {
  throw new LedgerError(`failed to read consumed UTXO ${formatUtxoLocation(input)} due to: not found`)
}
