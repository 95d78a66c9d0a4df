import { hash } from "node:crypto"
import { addressOfPrivateKey, parsePrivateKey } from "@serac/chain"

/** The possible owners of outputs on the P- and X-Chain. */
export interface Owner {
  readonly privateKey: Uint8Array
  readonly address: Uint8Array
}

const owner = (privateKey: Uint8Array): Owner => ({ privateKey, address: addressOfPrivateKey(privateKey) })

/** The owner of the local network's funds: the well-known test key. */
export const ewoq = owner(parsePrivateKey("PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN"))

/** The given number of other owners, the same in every run. */
export function makeOwners(count: number): readonly Owner[] {
  return Array.from({ length: count }, (_, index) => owner(hash("sha256", `owner ${index}`, "buffer")))
}
