import { bytesOfSeed } from "../network/seed.ts"

/** The private key, 32 bytes, of a user of a devnet's chains. Users are numbered from 0; the first is the most active. */
export const personKey = (seed: string, number: number): Uint8Array => bytesOfSeed(seed, `person ${number}`)
