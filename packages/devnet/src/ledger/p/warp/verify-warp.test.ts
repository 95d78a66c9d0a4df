import {
  type CreateChainTx,
  encodeWarpMessage,
  formatId,
  type PChainTransaction,
  WarpError,
  type WarpErrorCode,
} from "@serac/chain"
import { expect, test } from "vitest"
import { keyOf, zeroID } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import { Journal } from "../../state/journal.ts"
import type { PChainConfig } from "../config.ts"
import type { PlatformState } from "../state/platform-state.ts"
import { Subnets } from "../state/subnets.ts"
import { subnetOfChain, verifyWarp, type WarpContext } from "./verify-warp.ts"

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

test("a signature that does not hold is refused in the words of a node", () => {
  const refusal = (error: Error, signers: Uint8Array = new Uint8Array()) => {
    const { context } = contextAt(5)
    Object.assign(context.verifier, {
      verifyWarp: () => {
        throw error
      },
    })
    const unsignedMessage = { networkID: 1, sourceChainID: chainID, payload: new Uint8Array() }
    const signature = { type: "BitSetSignature" as const, signers, signature: new Uint8Array(96) }
    const unsigned = { message: encodeWarpMessage({ unsignedMessage, signature }) }
    try {
      return verifyWarp(context, { unsigned } as unknown as PChainTransaction)
    } catch (thrown) {
      if (!(thrown instanceof LedgerError)) throw thrown
      return thrown.message
    }
  }
  const of = (code: WarpErrorCode, text = "no", signers?: Uint8Array) => refusal(new WarpError(code, text), signers)
  expect([
    of("network"),
    of("bit-set"),
    of("unknown-validator", "no", Uint8Array.of(1)),
    of("unknown-validator", "no", Uint8Array.of(2)),
    of("unknown-validator", "no", Uint8Array.of(3, 0)),
    of("insufficient-weight", "30 of 100"),
    of("insufficient-weight", "of 100"),
    of("malformed-signature"),
    of("no-public-keys"),
    of("weight-overflow"),
    of("invalid-signature"),
  ]).toEqual([
    "wrong networkID",
    "bitset is invalid",
    ...[0, 1, 9].map((last) => `unknown validator: NumIndices (${last}) >= NumFilteredValidators (0)`),
    "signature weight is insufficient: 67*0 > 100*30",
    "signature weight is insufficient: 67*0 > 100*0",
    "failed to parse signature: couldn't decompress signature",
    "no public keys",
    "weight overflowed",
    "signature is invalid",
  ])
  expect(() => refusal(new RangeError("no memory"))).toThrow(new RangeError("no memory"))
})

test("a chain is validated by the subnet that created it, and P, X and C by the primary network", () => {
  const created = { type: "CreateChainTx", subnetID: new Uint8Array(32).fill(8) } as CreateChainTx
  const [known, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
  const subnets = new Subnets(new Journal())
  subnets.addChain({ id: known, unsigned: created })
  const blocks = {
    transaction: (id: Uint8Array) => (id === other ? { transaction: { unsigned: { type: "BaseTx" } } } : undefined),
  }
  const state = { blocks, subnets } as unknown as PlatformState
  const of = (id: Uint8Array) => subnetOfChain({ primaryChains: [chainID] } as unknown as PChainConfig, state, id)
  expect([zeroID, chainID, known].map(of)).toEqual([zeroID, zeroID, created.subnetID])
  expect(() => of(other)).toThrow(new LedgerError(`"${formatId(other)}" is not a blockchain`))
  const unknown = new Uint8Array(32).fill(3)
  expect(() => of(unknown)).toThrow(new LedgerError(`problem retrieving blockchain "${formatId(unknown)}": not found`))
})

test("a transaction without a message has nothing to verify", () => {
  const { context, asked } = contextAt(6)
  verifyWarp(context, { unsigned: {} } as unknown as PChainTransaction)
  expect(asked).toEqual([])
})
