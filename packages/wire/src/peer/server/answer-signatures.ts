import type { AppHandler } from "../connection/app-answers.ts"
import type { Refusal } from "../errors/peer-error.ts"
import { decodeAppBytes, signatureHandler, signatureRequest, signatureResponse } from "../messages/signature-request.ts"

/** A request for a signature. */
export interface WantedSignature {
  /** The node ID of the peer, 20 bytes. */
  readonly nodeId: Uint8Array
  /** The id of the chain that receives the request, 32 bytes. */
  readonly chainId: Uint8Array
  /** The bytes of an unsigned warp message; possibly malformed. */
  readonly message: Uint8Array
  readonly justification: Uint8Array
  /** Aborts when the answer is not needed any more. */
  readonly signal: AbortSignal
}

/** Returns a signature (96 bytes), a refusal, or `undefined` for no answer. */
export type Sign = (
  wanted: WantedSignature,
) => Promise<{ readonly signature: Uint8Array } | { readonly refusal: Refusal } | undefined>

/**
 * Answers signature requests (ACP-118), and refuses invalid ones with a node's text. It checks first
 * whether the chain runs: a request for any other chain gets no answer.
 *
 * @param runs - whether a chain runs here.
 * @example
 * import { blsSign } from "@serac/chain/bls"
 * import { answerSignatures } from "@serac/wire/peer/server"
 *
 * const secretKey = new Uint8Array(32).fill(1)
 * const answer = answerSignatures({ runs: () => true, sign: async ({ message }) => ({ signature: blsSign(message, secretKey) }) })
 */
export const answerSignatures =
  ({ runs, sign }: { readonly runs: (chainId: Uint8Array) => boolean; readonly sign: Sign }): AppHandler =>
  async ({ nodeId, chainId, appBytes, signal }) => {
    if (!runs(chainId)) return undefined
    const request = requestIn(appBytes)
    if ("refusal" in request) return request
    const answer = await sign({ nodeId, chainId, signal, ...request })
    return answer && "signature" in answer ? { appBytes: signatureResponse.encode(answer) } : answer
  }

type SignatureRequest = ReturnType<typeof signatureRequest.decode>

function requestIn(appBytes: Uint8Array): SignatureRequest | { readonly refusal: Refusal } {
  const asked = decodedOrUndefined(() => decodeAppBytes(appBytes))
  if (asked?.handler !== signatureHandler) return { refusal: { code: -2, text: "unregistered handler" } }
  const request = decodedOrUndefined(() => signatureRequest.decode(asked.request))
  const text = "failed to unmarshal request: proto: cannot parse invalid wire-format data"
  return request ?? { refusal: { code: -1, text } }
}

function decodedOrUndefined<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
