import { chainByCode, eightBytes, uint64Of } from "./keys.ts"
import type { BalanceGroup } from "./stored.ts"
import type { UtxoTerms } from "./terms.ts"

const addressEnd = 1 + 20
const assetEnd = addressEnd + 32

/** The terms of a stored balance, besides its chain and address. */
export type BalanceTerms = Pick<UtxoTerms, "assetId" | "createdOn" | "locktime" | "stakeableLocktime"> & {
  readonly staked: boolean
}

/** The key of a balance: chain, address, asset, and the other common terms of its UTXOs. */
export function balanceKey(chain: number, address: Uint8Array, terms: BalanceTerms): Uint8Array {
  return Buffer.concat([
    Uint8Array.of(chain),
    address,
    terms.assetId,
    Uint8Array.of(terms.createdOn, Number(terms.staked)),
    eightBytes(terms.locktime),
    eightBytes(terms.stakeableLocktime),
  ])
}

/** The range of keys of all balances of an address on a chain. */
export function balanceKeysOf(
  chain: number,
  address: Uint8Array,
): { readonly first: Uint8Array; readonly last: Uint8Array } {
  const first = Buffer.concat([Uint8Array.of(chain), address])
  return { first, last: Buffer.concat([first, Buffer.alloc(64, 0xff)]) }
}

/** The terms in a balance's key. */
export function balanceTermsOf(key: Uint8Array): Omit<BalanceGroup, "amount" | "utxoCount"> {
  return {
    assetId: key.subarray(addressEnd, assetEnd),
    createdOn: chainByCode(key[assetEnd] ?? 0),
    locktime: Number(uint64Of(key.subarray(assetEnd + 2, assetEnd + 10))),
    stakeableLocktime: Number(uint64Of(key.subarray(assetEnd + 10, assetEnd + 18))),
    staked: key[assetEnd + 1] === 1,
  }
}
