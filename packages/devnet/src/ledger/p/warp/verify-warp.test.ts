import { encodeWarpMessage, formatId, type PChainTransaction } from "@serac/chain"
import { expect, test } from "vitest"
import { keyOf, zeroID } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import { verifyWarp, type WarpContext } from "./verify-warp.ts"

const chainID = new Uint8Array(32).fill(7)
const message = encodeWarpMessage({
  unsignedMessage: { networkID: 1, sourceChainID: chainID, payload: new Uint8Array() },
  signature: { type: "BitSetSignature", signers: new Uint8Array(), signature: new Uint8Array(96) },
})
const transaction = { unsigned: { message } } as unknown as PChainTransaction

/** A P-Chain at height 5, and the heights at which the verification looks up validators. */
function contextAt(pChainHeight: number) {
  const asked: (number | string)[] = []
  const sets = {
    at: (height: number) => {
      asked.push(height)
      return new Map([[keyOf(zeroID), []]])
    },
  }
  const context = {
    config: { networkID: 1, primaryChains: [chainID] },
    state: { blocks: { tip: { height: 5 } }, sets },
    verifier: { verifyWarp: () => void asked.push("verified") },
    pChainHeight,
  } as unknown as WarpContext
  return { context, asked }
}

test("a message is verified by the validators at the last accepted height at most", () => {
  const last = contextAt(5)
  verifyWarp(last.context, transaction)
  expect(last.asked).toEqual([5, "verified"])
  const next = contextAt(6)
  expect(() => verifyWarp(next.context, transaction)).toThrow(
    new LedgerError(
      `failed to fetch validator set at unfinalized height with SubnetID = ${formatId(zeroID)}: ` +
        "current P-chain height (5) < requested P-Chain height (6)",
    ),
  )
  expect(next.asked).toEqual([])
})

test("a transaction without a message has nothing to verify", () => {
  const { context, asked } = contextAt(6)
  verifyWarp(context, { unsigned: {} } as unknown as PChainTransaction)
  expect(asked).toEqual([])
})
