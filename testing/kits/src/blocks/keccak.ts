import { createKeccak } from "hash-wasm"

// Loaded before tests rule the time.
const hasher = await createKeccak(256)

/** Keccak-256 of bytes. */
export const keccak = (bytes: Uint8Array): Uint8Array => hasher.init().update(bytes).digest("binary")
