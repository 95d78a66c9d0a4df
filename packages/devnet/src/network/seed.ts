import { sha256 } from "@noble/hashes/sha2.js"

/** Thirty-two bytes that follow from a seed and a label, the same on every machine. */
export const bytesOfSeed = (seed: string, label: string): Uint8Array =>
  sha256(new TextEncoder().encode(`serac devnet ${seed}: ${label}`))

/** The seed of a network for which none is given. */
export const defaultSeed = "serac"
