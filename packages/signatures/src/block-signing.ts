import { decodeUnsignedWarpMessage, encodeUnsignedWarpMessage, encodeWarpPayload } from "@serac/chain"
import { isEnough } from "./aggregation/quorum.ts"
import { AggregationError, type Refused } from "./aggregation-error.ts"
import type { SignatureAggregator } from "./signature-aggregator.ts"

/** A block of an EVM chain of the network. */
export interface BlockToSign {
  readonly networkID: number
  /** 32 bytes. */
  readonly blockchainID: Uint8Array
  /** 32 bytes. */
  readonly hash: Uint8Array
}

/**
 * What the validators of a blockchain answered about the hash of a block:
 *
 * - `signed`: validators with two thirds of the weight signed it, and the signature is verified;
 * - `refused`: validators with more than a third of the weight answered that they have accepted no such block;
 * - `unsigned`: neither, since too few answered, or since they do not sign hashes of blocks.
 */
export type BlockSigning =
  | { readonly outcome: "signed" }
  | { readonly outcome: "refused" | "unsigned"; readonly reason: string }

/** The quorum of most chains, in percent. */
const blockQuorum = 67

/**
 * Codes by which a node says that it has accepted no such block: over the peer network 2 (C-Chain before Helicon and Subnet-EVM) and 4 (C-Chain
 * from Helicon on), by HTTP the one error of the `warp_` methods. Any other code is not about the block.
 */
const unknownBlock: ReadonlySet<number | undefined> = new Set([2, 4, -32_000])

/**
 * Asks the validators of a blockchain to sign the hash of one of its blocks (ACP-118), as they do for each block that they have accepted.
 *
 * @throws what is no {@link AggregationError}, and the reason of `signal`.
 * @example
 * import { parseId } from "@serac/chain"
 * import { createSignatures, signBlock } from "@serac/signatures"
 *
 * const signatures = createSignatures({ networkId: 12345, nodeUrls: ["http://127.0.0.1:9650"] }, { peers: true })
 * const blockchainID = parseId("2CA6j5zYzasynPsFeNoqWkmTCt3VScMvXUZHbfDJ8k3oGzAPtU")
 * const block = { networkID: 12345, blockchainID, hash: new Uint8Array(32) }
 * const { outcome } = await signBlock(signatures.aggregator, block, AbortSignal.timeout(20_000))
 */
export async function signBlock(
  aggregator: SignatureAggregator,
  { networkID, blockchainID, hash }: BlockToSign,
  signal: AbortSignal,
): Promise<BlockSigning> {
  const payload = encodeWarpPayload({ type: "Hash", hash })
  const bytes = encodeUnsignedWarpMessage({ networkID, sourceChainID: blockchainID, payload })
  const message = decodeUnsignedWarpMessage(bytes)
  const justification = new Uint8Array()
  const percentages = { quorum: blockQuorum, buffer: 0 }
  try {
    await aggregator.aggregate(
      { message, justification, ...percentages, pChainHeight: 0n, hearsRefusals: true },
      signal,
    )
    return { outcome: "signed" }
  } catch (error) {
    if (!(error instanceof AggregationError)) throw error
    return signingOf(error)
  }
}

function signingOf({ refusals, totalWeight, message: reason }: AggregationError): BlockSigning {
  const prevents = (refused: readonly Refused[]) => {
    const weight = refused.reduce((sum, one) => sum + one.weight, 0n)
    return weight > 0n && !isEnough(totalWeight - weight, totalWeight, blockQuorum)
  }
  if (prevents(refusals.filter(({ number }) => unknownBlock.has(number)))) return { outcome: "refused", reason }
  const words = prevents(refusals) ? `validators do not sign hashes of its blocks: ${reason}` : reason
  return { outcome: "unsigned", reason: words }
}
