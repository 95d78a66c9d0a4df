import { type AppHandler, answerSignatures } from "@serac/wire/peer/server"
import type { ValidatorIdentity } from "../network/validator-identity.ts"
import { SigningNode, type SigningParts } from "../signatures/sign-message.ts"

/** The handler with which a simulated validator answers its peers. */
export function validatorAnswers(parts: SigningParts, identity: ValidatorIdentity): AppHandler {
  const node = new SigningNode(parts, identity)
  const answer = answerSignatures({
    runs: (chainId) => node.runs(chainId),
    sign: (wanted) => node.sign(wanted),
  })
  return async (request) => (node.drops(request) ? undefined : answer(request))
}
