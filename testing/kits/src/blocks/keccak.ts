import { createKeccak } from "hash-wasm"

// Loaded at import, before tests install fake timers.
const hasher = await createKeccak(256)

/** The Keccak-256 hash of bytes. */
export const keccak = (bytes: Uint8Array): Uint8Array => hasher.init().update(bytes).digest("binary")
