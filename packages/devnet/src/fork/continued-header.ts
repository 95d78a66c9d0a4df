import type { EvmKind, Header } from "../evm/index.ts"

/** The length of the fee state at the start of a header's extra data, in bytes. */
const feeStateLengths: Readonly<Record<EvmKind, number>> = { coreth: 24, "subnet-evm": 80 }

/**
 * The header of a fork's first block as the parent of the next. Headers of other chains, and of the C-Chain before Fortuna, have no fee
 * state as the devnet's rules know it: for them it starts anew.
 *
 * @param fortuna - the time of Fortuna on the chain's network, in Unix seconds
 */
export function continuedHeader(header: Header, kind: EvmKind, fortuna: number): Header {
  const length = feeStateLengths[kind]
  // From Helicon on, the first block counts as settled: the fork does not have the blocks before.
  if (header.settledHeight !== undefined) return { ...header, settledHeight: header.number }
  const isOlder = kind === "coreth" && header.timestamp < BigInt(fortuna)
  if (!isOlder && header.extraData.length >= length) return header
  return { ...header, extraData: new Uint8Array(length) }
}
