import type { Owners, TransferOutput } from "../fx/secp256k1fx.ts"
import { compareBytes } from "../text/compare-bytes.ts"
import { formatHex } from "../text/hex.ts"

/** The recipient of an output: an address (20 bytes), or owners with a threshold and a locktime. */
export type Recipient = Uint8Array | Owners

/** The owners of a recipient, with sorted addresses. */
export function recipientOwners(to: Recipient): Owners {
  if (to instanceof Uint8Array) return { locktime: 0n, threshold: 1, addresses: [to] }
  const { locktime, threshold, addresses } = to
  return { locktime, threshold, addresses: addresses.toSorted(compareBytes) }
}

/** Owners as a member of a transaction. */
export const outputOwners = (to: Recipient) => ({ type: "secp256k1fx.OutputOwners", ...recipientOwners(to) }) as const

/** Bytes as a key of maps. */
export const keyOf = (bytes: Uint8Array): string => formatHex(bytes, "hexnc")

/** The owners' addresses that sign, by index and as addresses. */
export interface Agreement {
  readonly indices: number[]
  readonly signers: readonly Uint8Array[]
}

/** The first of the owners' addresses that are ours, as many as the threshold; undefined if there are too few, or before the locktime. */
export function agree(owners: Owners, ours: ReadonlySet<string>, now: bigint): Agreement | undefined {
  if (owners.locktime > now) return undefined
  const indices: number[] = []
  const signers: Uint8Array[] = []
  for (const [index, address] of owners.addresses.entries()) {
    if (indices.length === owners.threshold) break
    if (!ours.has(keyOf(address))) continue
    indices.push(index)
    signers.push(address)
  }
  return indices.length === owners.threshold ? { indices, signers } : undefined
}

/** A transfer output of an amount to owners. */
export const transferOutput = (amount: bigint, { locktime, threshold, addresses }: Owners): TransferOutput => ({
  type: "secp256k1fx.TransferOutput",
  amount,
  locktime,
  threshold,
  addresses,
})
