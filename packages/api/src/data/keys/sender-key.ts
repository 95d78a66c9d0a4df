import { RLP } from "@ethereumjs/rlp"
import { keccak_256 } from "@noble/hashes/sha3.js"
import { concatBytes, hexToBytes } from "@noble/hashes/utils.js"
import { ethAddressOfPublicKey, formatEthAddress, recoverPublicKey } from "@serac/chain"

/** A transaction as a node returns it. */
export type TransactionJson = Readonly<Record<string, unknown>>

interface AccessListItem {
  readonly address: string
  readonly storageKeys: readonly string[]
}

/** `v` of a legacy transaction: its base without a chain ID (before EIP-155), and its base with one. */
const legacy = { unbound: 27n, bound: 35n }

/**
 * Recovers the compressed public key that signed a transaction: legacy with and without a chain ID (EIP-155), EIP-2930 or EIP-1559.
 *
 * @returns 33 bytes; undefined for a transaction of another type, or a signature that is not its sender's.
 */
export function senderKey(transaction: TransactionJson): Uint8Array | undefined {
  try {
    const signed = signedPart(transaction)
    if (signed === undefined) return undefined
    const key = recoverPublicKey(keccak_256(signed.bytes), signatureOf(transaction, signed.parity))
    const address = formatEthAddress(ethAddressOfPublicKey(key))
    return address.toLowerCase() === String(transaction.from).toLowerCase() ? key : undefined
  } catch {
    // Development networks have unsigned transactions.
    return undefined
  }
}

interface SignedPart {
  /** The bytes whose keccak-256 is signed. */
  readonly bytes: Uint8Array
  readonly parity: bigint
}

function signedPart(transaction: TransactionJson): SignedPart | undefined {
  const { nonce, gasPrice, maxPriorityFeePerGas, maxFeePerGas, gas, to, value, chainId, yParity, v } = transaction
  const call = [
    integerFrom(gas),
    bytesFromHex(to ?? "0x"),
    integerFrom(value),
    bytesFromHex(transaction.input ?? transaction.data),
  ]
  const type = integerFrom(transaction.type ?? "0x0")
  if (type === 0n) {
    const items = [integerFrom(nonce), integerFrom(gasPrice), ...call]
    const sign = integerFrom(v)
    if (sign < legacy.bound) return { bytes: RLP.encode(items), parity: sign - legacy.unbound }
    const chain = (sign - legacy.bound) / 2n
    return { bytes: RLP.encode([...items, chain, 0n, 0n]), parity: (sign - legacy.bound) % 2n }
  }
  if (type > 2n) return undefined
  const prices = type === 1n ? [gasPrice] : [maxPriorityFeePerGas, maxFeePerGas]
  const list = ((transaction.accessList ?? []) as readonly AccessListItem[]).map(({ address, storageKeys }) => [
    bytesFromHex(address),
    storageKeys.map(bytesFromHex),
  ])
  const items = [integerFrom(chainId), integerFrom(nonce), ...prices.map(integerFrom), ...call, list]
  return { bytes: concatBytes(Uint8Array.of(Number(type)), RLP.encode(items)), parity: integerFrom(yParity ?? v) }
}

/** r, s and the recovery ID. */
function signatureOf({ r, s }: TransactionJson, parity: bigint): Uint8Array {
  const word = (told: unknown) => hexToBytes(integerFrom(told).toString(16).padStart(64, "0"))
  return concatBytes(word(r), word(s), Uint8Array.of(Number(parity)))
}

const integerFrom = (told: unknown) => BigInt(String(told))
const bytesFromHex = (told: unknown) => hexToBytes(String(told).slice(2))
