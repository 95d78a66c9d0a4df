import { bytesOfSeed } from "../network/seed.ts"

/** The private key, 32 bytes, of one of those who use a devnet's chains, numbered from 0: the first does the most. */
export const personKey = (seed: string, number: number): Uint8Array => bytesOfSeed(seed, `person ${number}`)
