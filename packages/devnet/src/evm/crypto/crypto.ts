import type { CustomCrypto } from "@ethereumjs/common"

/** The most frequent cryptographic functions of an EVM chain, in WebAssembly. */
export interface Crypto {
  /** Keccak-256 of bytes. */
  keccak256(bytes: Uint8Array): Uint8Array
  /**
   * Recovers the 64 bytes of the public key that signed a hash (without the leading 4); undefined for an invalid signature.
   *
   * @param recoveryID - 0 or 1: the parity of the signature's point
   */
  recover(hash: Uint8Array, signature: Uint8Array, recoveryID: 0 | 1): Uint8Array | undefined
}

let loaded: Promise<Crypto> | undefined

/** Loads the WebAssembly once; all chains share it. */
export function loadCrypto(): Promise<Crypto> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<Crypto> {
  // Imports single files of this library that contain their WebAssembly: the whole library takes ten times as long to load.
  const [{ createKeccak }, { instantiateSecp256k1 }] = await Promise.all([
    import("hash-wasm"),
    import("@bitauth/libauth/build/lib/crypto/secp256k1.js"),
  ])
  const [hasher, secp256k1] = await Promise.all([createKeccak(256), instantiateSecp256k1()])
  return {
    keccak256: (bytes) => hasher.init().update(bytes).digest("binary"),
    recover(hash, signature, recoveryID) {
      const key = secp256k1.recoverPublicKeyUncompressed(signature, recoveryID, hash)
      // A string is an error message.
      return typeof key === "string" ? undefined : key.subarray(1)
    },
  }
}

/** The functions under the names that the ethereumjs libraries expect. */
export function ethereumjsCrypto(crypto: Crypto): CustomCrypto {
  return {
    keccak256: crypto.keccak256,
    ecrecover(hash, v, r, s) {
      const signature = new Uint8Array(64)
      signature.set(r, 32 - r.length)
      signature.set(s, 64 - s.length)
      const key = v === 27n || v === 28n ? crypto.recover(hash, signature, v === 27n ? 0 : 1) : undefined
      if (key === undefined) throw new Error("Nobody made this signature.")
      return key
    },
  }
}
