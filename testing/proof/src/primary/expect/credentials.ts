import { secp256k1 } from "@noble/curves/secp256k1.js"
import { keccak_256 } from "@noble/hashes/sha3.js"
import type { World } from "../oracle/world.ts"
import { type NodeCredential, signaturesOf } from "../recording/node-json.ts"
import { fromHex, ownerOfKey, sha256 } from "../recording/text.ts"
import type { ExpectedItem } from "./names.ts"

/** Writes credentials, with the keys that signed. */
export class Credentials {
  readonly #world: World
  readonly #keys = new Map<string, Uint8Array>()

  constructor(world: World) {
    this.#world = world
  }

  /** @param owners - the possible signers: for each an owner in hexadecimal or an account's address. */
  items(txID: string, signatures: readonly string[], owners: readonly string[]): readonly ExpectedItem[] {
    return signatures.map((text) => {
      const key = this.#recover(txID, text)
      if (!owners.includes(ownerOfKey(key)) && !owners.includes(accountOf(key)))
        throw new Error(`Transaction ${txID} is signed by somebody else`)
      return { signature: base64(fromHex(text)), publicKey: base64(key) }
    })
  }

  #recover(txID: string, text: string): Uint8Array {
    const cached = this.#keys.get(txID + text)
    if (cached) return cached
    const bytes = fromHex(text)
    const key = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), "compact")
      .addRecoveryBit(bytes[64] ?? 0)
      .recoverPublicKey(sha256(this.#unsigned(txID)))
      .toBytes(true)
    this.#keys.set(txID + text, key)
    return key
  }

  /** The signed bytes: the transaction without its credentials, each a type, a count and its signatures. */
  #unsigned(txID: string): Uint8Array {
    const { recording, transactions } = this.#world
    const bytes = recording.bytesOf(txID)
    const json = transactions.find(({ event }) => event.txID === txID)?.json
    if (bytes === undefined || json === undefined) throw new Error(`There is no transaction ${txID}`)
    const length = (credential: NodeCredential) => 8 + 65 * signaturesOf(credential).length
    const credentials = (json.credentials ?? []).reduce((sum, credential) => sum + length(credential), 4)
    return bytes.subarray(0, bytes.length - credentials)
  }
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64")

/** The address of an account of the C-Chain, `0x` and digits. */
function accountOf(publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false).subarray(1)
  return `0x${Buffer.from(keccak_256(point).subarray(-20)).toString("hex")}`
}
