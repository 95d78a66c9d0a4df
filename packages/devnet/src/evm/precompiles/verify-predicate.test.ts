import { encodeWarpMessage } from "@serac/chain"
import { expect, test } from "vitest"
import { toHex } from "../codec/hex.ts"
import type { PrecompileConfig } from "../config/precompile-config.ts"
import type { WarpVerifier } from "../ports/warp.ts"
import type { ChainIdentity } from "./precompile.ts"
import { toPredicate } from "./predicate.ts"
import { predicateHolds } from "./verify-predicate.ts"

const [primary, cChain, l1, own] = [0, 1, 2, 3].map((byte) => new Uint8Array(32).fill(byte)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
  Uint8Array,
]

/** The subnet whose validators must sign messages of a source chain. */
async function signersOf(sourceChainID: Uint8Array, requirePrimaryNetworkSigners?: boolean) {
  const asked: string[] = []
  const verifier = {
    subnetOf: (chain: Uint8Array) => ({ 0: primary, 1: primary, 2: l1 })[chain[0] as number],
    pChainHeight: () => 5n,
    validatorsAt: (height: bigint, subnet: Uint8Array) => void asked.push(`${toHex(subnet).slice(-1)} at ${height}`),
  } as unknown as WarpVerifier
  const message = encodeWarpMessage({
    unsignedMessage: { networkID: 1, sourceChainID, payload: new Uint8Array() },
    signature: { type: "BitSetSignature", signers: new Uint8Array(), signature: new Uint8Array(96) },
  })
  const identity = { networkID: 1, subnetID: own } as unknown as ChainIdentity
  const config = { requirePrimaryNetworkSigners } as unknown as PrecompileConfig
  expect(await predicateHolds(toPredicate(message), config, identity, verifier)).toBe(false)
  return asked
}

test("who signs is the source's subnet, and the receiver's own for the primary network where it asks for no more", async () => {
  expect([await signersOf(l1), await signersOf(l1, true)]).toEqual([["2 at 5"], ["2 at 5"]])
  expect([await signersOf(cChain), await signersOf(cChain, false)]).toEqual([["3 at 5"], ["3 at 5"]])
  expect(await signersOf(cChain, true)).toEqual(["0 at 5"])
})

test("the P-Chain's messages are signed by the receiver's own validators, whatever it asks for", async () => {
  expect([await signersOf(primary), await signersOf(primary, true)]).toEqual([["3 at 5"], ["3 at 5"]])
})

test("what comes from a chain that nobody knows is signed by nobody", async () => {
  expect(await signersOf(new Uint8Array(32).fill(9))).toEqual([])
})
