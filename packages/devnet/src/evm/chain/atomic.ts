import {
  type CChainAtomicTransaction,
  decodeAtomicBatch,
  decodeCChainAtomicTransaction,
  encodeAtomicBatch,
  weiPerNanoAvax,
} from "@serac/chain"
import { type Hex, toHex } from "../codec/hex.ts"
import type { AtomicBackend, AtomicContext } from "../ports/atomic.ts"
import { emptyAccount } from "../state/account-state.ts"
import type { WorldState } from "../state/world-state.ts"
import { EvmError } from "./evm-error.ts"

/** The atomic transactions of a block, encoded, and their gas. */
export interface AtomicOutcome {
  readonly bytes: Uint8Array
  readonly gasUsed: bigint
}

/** A source of atomic transactions for a block. */
export interface AtomicTransfers {
  apply(
    state: WorldState,
    context: AtomicContext & { readonly gasCapacity: bigint },
  ): Promise<AtomicOutcome | undefined>
}

/** Pending atomic transactions. Invalid ones are dropped; those that exceed the gas capacity stay pending. */
export function pendingTransfers(backend: AtomicBackend, avaxAssetID: Uint8Array): AtomicTransfers {
  return {
    async apply(state, context) {
      const taken: CChainAtomicTransaction[] = []
      let gasUsed = 0n
      for (const transaction of backend.pending()) {
        state.checkpoint()
        try {
          const gas = backend.verify(transaction, context)
          if (gasUsed + gas > context.gasCapacity) {
            state.revert()
            break
          }
          const decoded = decodeCChainAtomicTransaction(transaction)
          await applyAtomic(state, decoded, avaxAssetID)
          state.commit()
          gasUsed += gas
          taken.push(decoded)
        } catch (error) {
          state.revert()
          backend.discard(transaction, error)
        }
      }
      if (taken.length === 0) return undefined
      return { bytes: encodeAtomicBatch(taken), gasUsed }
    },
  }
}

/** The atomic transactions of a block from another producer; an invalid one makes the block invalid. */
export function givenTransfers(
  batch: Uint8Array,
  backend: AtomicBackend | undefined,
  avaxAssetID: Uint8Array,
): AtomicTransfers {
  return {
    async apply(state, context) {
      if (batch.length === 0) return undefined
      let gasUsed = 0n
      for (const decoded of decodeAtomicBatch(batch)) {
        if (backend === undefined) throw new EvmError("This chain has no ledger of atomic transactions.")
        gasUsed += backend.verify(decoded.bytes, context)
        await applyAtomic(state, decoded, avaxAssetID)
      }
      return { bytes: batch, gasUsed }
    },
  }
}

/** Changes balances as a transaction requires: imports add funds; exports deduct funds and increment the account's nonce. */
export async function applyAtomic(
  state: WorldState,
  { unsigned }: CChainAtomicTransaction,
  avax: Uint8Array,
): Promise<void> {
  const asset = toHex(avax)
  if (unsigned.type === "ImportTx") {
    for (const { address, amount, assetID } of unsigned.outputs) {
      if (toHex(assetID) !== asset) continue
      const to = toHex(address)
      const account = (await state.account(to)) ?? emptyAccount
      await state.updateAccount(to, { balance: account.balance + amount * weiPerNanoAvax })
    }
    return
  }
  const nonces = new Map<Hex, bigint>()
  for (const { address, amount, assetID, nonce } of unsigned.inputs) {
    const from = toHex(address)
    const account = (await state.account(from)) ?? emptyAccount
    if (toHex(assetID) === asset) {
      const taken = amount * weiPerNanoAvax
      if (account.balance < taken) throw new EvmError("insufficient funds")
      await state.updateAccount(from, { balance: account.balance - taken })
    }
    if (account.nonce !== nonce) throw new EvmError("invalid nonce")
    nonces.set(from, nonce + 1n)
  }
  for (const [address, nonce] of nonces) await state.updateAccount(address, { nonce })
}
