import { systemClock } from "../../core/index.ts"
import type { Verify } from "../../core/settings.ts"
import { Parties } from "../decode/parties.ts"
import type { VerifiedContext } from "../verify/decode-verified.ts"
import { strictVerifier } from "./strict-verifier.ts"

/** The context in which blocks of pieces are decoded. @param verify - default `heads`. */
export async function pieceContext(chainId: string, verify: Verify | undefined): Promise<VerifiedContext> {
  const verifier = await strictVerifier(chainId, systemClock, verify)
  return { chainId, parties: new Parties(), verifier, isAtHead: () => false }
}
