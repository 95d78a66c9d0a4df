import { hash } from "node:crypto"
import { addressOfPrivateKey, parsePrivateKey } from "@serac/chain"

/** The possible owners of outputs on the P- and X-Chain. */
export interface Owner {
  readonly privateKey: Uint8Array
  readonly address: Uint8Array
}

const owner = (privateKey: Uint8Array): Owner => ({ privateKey, address: addressOfPrivateKey(privateKey) })

/** Whom the local network's funds belong to: a key that everybody knows. */
export const ewoq = owner(parsePrivateKey("PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN"))

/** So many others, always the same. */
export function makeOwners(count: number): readonly Owner[] {
  return Array.from({ length: count }, (_, index) => owner(hash("sha256", `owner ${index}`, "buffer")))
}
