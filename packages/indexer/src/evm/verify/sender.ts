import { instantiateSecp256k1 } from "@bitauth/libauth/build/lib/crypto/secp256k1.js"
import { byteDigits, emptyItem, type Keccak, listItem, quantityItem } from "../../core/header/index.ts"
import { type AnsweredTransaction, bigOf, type TransactionBytes } from "./transaction-bytes.ts"

type Secp256k1 = Awaited<ReturnType<typeof instantiateSecp256k1>>

/** Recovers the signers of transactions. */
export class Senders {
  readonly #secp256k1: Secp256k1
  readonly #keccak: Keccak

  constructor(secp256k1: Secp256k1, keccak: Keccak) {
    this.#secp256k1 = secp256k1
    this.#keccak = keccak
  }

  /**
   * Digits of the address that signed a transaction; undefined if the signature is invalid. A development chain may have
   * unsigned transactions: instead of a signature they have the sender's address and a zero, which no signature has.
   */
  of(tx: AnsweredTransaction, bytes: TransactionBytes): string | undefined {
    const [v, r, s] = [bigOf(bytes.type === 0 ? tx.v : (tx.yParity ?? tx.v), "v"), bigOf(tx.r, "r"), bigOf(tx.s, "s")]
    if (s === 0n) return r < 2n ** 160n ? r.toString(16).padStart(40, "0") : undefined
    const parity = bytes.type === 0 ? (v >= 35n ? (v - 35n) % 2n : v - 27n) : v
    if (parity !== 0n && parity !== 1n) return undefined
    const signature = Buffer.from(word(r) + word(s), "hex")
    const hash = Buffer.from(this.#keccak.hash(signedDigits(bytes, v)), "hex")
    const key = this.#secp256k1.recoverPublicKeyUncompressed(signature, parity === 0n ? 0 : 1, hash)
    // The result is an error text if there is no key. The hash excludes the first byte, which marks the key's form.
    if (typeof key === "string") return undefined
    return this.#keccak.hash(Buffer.from(key.subarray(1)).toString("hex")).slice(24)
  }
}

/** Digits of the signed data. Since EIP-155 a legacy transaction may be bound to its chain, which its `v` shows. */
function signedDigits({ type, unsigned }: TransactionBytes, v: bigint): string {
  if (type !== 0) return byteDigits(type) + listItem(unsigned)
  if (v < 35n) return listItem(unsigned)
  return listItem(unsigned + quantityItem(`0x${((v - 35n) / 2n).toString(16)}`, "v") + emptyItem + emptyItem)
}

const word = (value: bigint): string => value.toString(16).padStart(64, "0")

/** Loads the WebAssembly module that recovers keys. */
export async function loadSenders(keccak: Keccak): Promise<Senders> {
  return new Senders(await instantiateSecp256k1(), keccak)
}
