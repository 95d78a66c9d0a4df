import { recoverPublicKey, signHash } from "@serac/chain"
import fc from "fast-check"
import { expect, test } from "vitest"
import { loadCrypto } from "../evm/index.ts"
import { fastRecover } from "./fast-recover.ts"

const outcome = (run: () => Uint8Array) => {
  try {
    return Buffer.from(run()).toString("hex")
  } catch (error) {
    return (error as Error).message
  }
}

test("recovers the same key as the other implementation, or refuses in the same words", async () => {
  const recover = fastRecover(await loadCrypto())
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
  fc.assert(
    fc.property(bytes(32), bytes(32), bytes(65), fc.nat(2), (hash, key, noise, kind) => {
      key[31] = (key[31] as number) | 1
      const signature = kind === 0 ? signHash(hash, key) : noise
      if (kind === 1) signature[64] = (signature[64] as number) & 1
      expect(outcome(() => recover(hash, signature))).toBe(outcome(() => recoverPublicKey(hash, signature)))
    }),
    { numRuns: 60 },
  )
})
