import { ethAddressOfPrivateKey } from "@serac/chain"
import { type Hex, toHex } from "../evm/index.ts"
import { bytesOfSeed } from "../network/seed.ts"

/** The private key, 32 bytes, of a user of a devnet's chains. Users are numbered from 0; the first is the most active. */
export const personKey = (seed: string, number: number): Uint8Array => bytesOfSeed(seed, `person ${number}`)

/** The number of users of EVM chains. */
export const peopleOnEvm = 24

/** The EVM addresses of the users of a devnet. */
export const peopleAddresses = (seed: string): ReadonlySet<Hex> =>
  new Set(Array.from({ length: peopleOnEvm }, (_, number) => toHex(ethAddressOfPrivateKey(personKey(seed, number)))))
