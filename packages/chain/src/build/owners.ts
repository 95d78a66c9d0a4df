import type { Owners, TransferOutput } from "../fx/secp256k1fx.ts"
import { compareBytes } from "../text/compare-bytes.ts"
import { formatHex } from "../text/hex.ts"

/** Who is to have something: one address (20 bytes), or owners with a threshold and a locktime. */
export type Recipient = Uint8Array | Owners

/** Owners as the chain wants them: their addresses ascending. */
export function recipientOwners(to: Recipient): Owners {
  if (to instanceof Uint8Array) return { locktime: 0n, threshold: 1, addresses: [to] }
  const { locktime, threshold, addresses } = to
  return { locktime, threshold, addresses: addresses.toSorted(compareBytes) }
}

/** Owners as a member of a transaction. */
export const outputOwners = (to: Recipient) => ({ type: "secp256k1fx.OutputOwners", ...recipientOwners(to) }) as const

/** Bytes as a key of maps. */
export const keyOf = (bytes: Uint8Array): string => formatHex(bytes, "hexnc")

/** How owners agree: which of their addresses sign, by index and by name. */
export interface Agreement {
  readonly indices: number[]
  readonly signers: readonly Uint8Array[]
}

/** The first addresses of the owners that are ours, as many as the threshold asks for; nothing when they are too few or too early. */
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

/** An amount for owners, whatever else they own. */
export const transferOutput = (amount: bigint, { locktime, threshold, addresses }: Owners): TransferOutput => ({
  type: "secp256k1fx.TransferOutput",
  amount,
  locktime,
  threshold,
  addresses,
})
