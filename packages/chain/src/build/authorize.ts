import type { Input, Owners } from "../fx/secp256k1fx.ts"
import { BuildError } from "./build-error.ts"
import { agree, recipientOwners } from "./owners.ts"
import type { OpenWallet } from "./wallet.ts"

/** The authorization of a wallet for an action of certain owners, and the addresses that sign it. */
export interface Authority {
  readonly authorization: Input
  readonly signers: readonly Uint8Array[]
}

/** @throws {BuildError} `not-authorized` */
export function authorize({ ours, now }: OpenWallet<unknown>, owners: Owners): Authority {
  const agreement = agree(recipientOwners(owners), ours, now)
  if (!agreement) throw new BuildError("not-authorized", "The wallet's addresses are not enough of the owners")
  const { indices, signers } = agreement
  return { authorization: { type: "secp256k1fx.Input", signatureIndices: indices }, signers }
}
