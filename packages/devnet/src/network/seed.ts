import { sha256 } from "@noble/hashes/sha2.js"

/** Derives 32 bytes from a seed and a label; the same on every machine. */
export const bytesOfSeed = (seed: string, label: string): Uint8Array =>
  sha256(new TextEncoder().encode(`serac devnet ${seed}: ${label}`))

/** The default seed of a network. */
export const defaultSeed = "serac"
