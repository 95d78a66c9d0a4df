import { bytesOfSeed } from "../network/seed.ts"

/** The private key, 32 bytes, of the account that delivers messages on all EVM chains. */
export const relayerKey = (seed: string): Uint8Array => bytesOfSeed(seed, "relayer")
