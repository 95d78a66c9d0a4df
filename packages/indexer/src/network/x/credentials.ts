import { hash as hashWith } from "node:crypto"
import { addressOfPublicKey, ethAddressOfPublicKey } from "@serac/chain"
import QuickLRU from "quick-lru"
import { hexKey } from "../p/keys.ts"
import { recoverKey } from "../verify/recover-key.ts"

const maxKeptKeys = 50_000
const addressByCredential = { bech32: addressOfPublicKey, eth: ethAddressOfPublicKey } as const

/**
 * Formats credentials, with the public keys of the signers. Recovering a key takes far longer than all other processing of a
 * transaction, so a found key is cached by address.
 */
export class Credentials {
  readonly #keys = new QuickLRU<string, Uint8Array>({ maxSize: maxKeptKeys })

  /**
   * The JSON of the member `credentials`.
   *
   * @param message - the signed bytes.
   * @param credential - any object; other kinds than credentials were never accepted.
   * @param owners - the signers, in order; undefined if they are unknown.
   */
  json(
    message: Uint8Array,
    credential: object | undefined,
    owners: readonly (Uint8Array | undefined)[] | undefined,
    kind: keyof typeof addressByCredential = "bech32",
  ): string {
    const { signatures = [] } = (credential ?? {}) as { readonly signatures?: readonly Uint8Array[] }
    let hash: Uint8Array | undefined
    const hashed = () => {
      hash ??= hashWith("sha256", message, "buffer")
      return hash
    }
    const items = signatures.map((signature, index) => {
      const publicKey = this.#find(hashed, signature, owners?.[index], kind)
      return `{"signature":"${base64(signature)}"${publicKey ? `,"publicKey":"${base64(publicKey)}"` : ""}}`
    })
    return `[${items.join(",")}]`
  }

  #find(
    hash: () => Uint8Array,
    signature: Uint8Array,
    owner: Uint8Array | undefined,
    kind: keyof typeof addressByCredential,
  ): Uint8Array | undefined {
    const known = owner && this.#keys.get(kind + hexKey(owner))
    if (known) return known
    const publicKey = recoverKey(hash(), signature)
    if (!publicKey) return undefined
    const key = hexKey(addressByCredential[kind](publicKey))
    if (owner && hexKey(owner) !== key) return undefined
    this.#keys.set(kind + key, publicKey)
    return publicKey
  }
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")
