import type { BlockAnswers, BlockRequest, DecodeContext } from "../decode/block.ts"
import { decodePacked, type PackedBlock } from "../decode/packed-block.ts"
import type { BlockVerifier } from "./block-verifier.ts"

/** A chain whose blocks are decoded and verified. */
export interface VerifiedContext extends DecodeContext {
  readonly verifier: BlockVerifier
  /** Whether a block is at the head of its chain. */
  readonly isAtHead: (number: number) => boolean
}

/** Decodes a block like {@link decodePacked}, and verifies it. @throws NodeFault */
export function decodeVerified(asked: BlockRequest, answers: BlockAnswers, context: VerifiedContext): PackedBlock {
  const packed = decodePacked(asked, answers, context)
  const unsettled = context.verifier.verify(asked.number, answers, context.isAtHead(asked.number))
  if (unsettled === undefined) return packed
  // The receipts are kept until a later block settles them.
  context.room?.take(unsettled.receipts.reduce((sum, { length }) => sum + length, 0))
  return { ...packed, unsettled }
}
