import {
  decodeUnsignedWarpMessage,
  encodeUnsignedWarpMessage,
  encodeWarpPayload,
  formatHex,
  formatId,
  formatNodeId,
} from "@serac/chain"
import { blsPublicKeyOf, blsSign } from "@serac/chain/bls"

/** The ID of another blockchain of the network, which all of the network's validators validate. */
const signingChain = new Uint8Array(32).fill(9)
/** The ID of the subnet of these validators. */
export const primarySubnetText: string = formatId(new Uint8Array(32))
/** The last height; half of the drawn heights exist. */
const lastHeight = 2 ** 30

const validators = [1, 2, 3].map((number) => {
  const secretKey = new Uint8Array(32).fill(number)
  return { nodeId: formatNodeId(new Uint8Array(20).fill(number)), secretKey, url: `http://validator-${number}.invalid` }
})

/** The message of signing validators, and their answers and those of a P-Chain node, in this process. */
export interface SigningValidators {
  /** A message that all validators sign, in hexadecimal. */
  readonly message: string
  readonly endpoints: readonly { readonly nodeId: string; readonly url: string }[]
  /** A fetch that reaches the validators and the node, and no other host. */
  readonly fetch: typeof globalThis.fetch
}

/** Validators of a network with their own keys, which sign one message of another chain and refuse all others. */
export function signingValidators(networkID: number): SigningValidators {
  const payload = encodeWarpPayload({ type: "AddressedCall", sourceAddress: new Uint8Array(20), payload: signingChain })
  const message = decodeUnsignedWarpMessage(
    encodeUnsignedWarpMessage({ networkID, sourceChainID: signingChain, payload }),
  )
  const id = formatId(message.id)
  const signatures = new Map(
    validators.map(({ url, secretKey }) => [url, formatHex(blsSign(message.bytes, secretKey), "hexnc")]),
  )
  const all = Object.fromEntries(
    validators.map(({ nodeId, secretKey }) => {
      const publicKey = formatHex(blsPublicKeyOf(secretKey), "hexnc")
      return [nodeId, { publicKey, weight: "100" }]
    }),
  )
  const answer = (origin: string, { method, params }: SigningRequest): unknown => {
    if (method === "warp_getMessageSignature" && JSON.stringify(params).includes(id)) return signatures.get(origin)
    if (method === "platform.getProposedHeight") return { height: String(lastHeight) }
    if (method === "platform.getCurrentValidators") return { validators: [] }
    if (method === "platform.validatedBy" && JSON.stringify(params).includes(formatId(signingChain)))
      return { subnetID: primarySubnetText }
    if (method !== "platform.getValidatorsAt") return undefined
    return JSON.stringify(params).includes(primarySubnetText) ? all : {}
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { origin } = new URL(request.url)
    const asked = (await request.json()) as SigningRequest
    const { id } = asked
    if (Number((asked.params as { height?: unknown }).height) > lastHeight)
      return failedResponse(id, `current P-chain height (${lastHeight}) < requested`)
    const result = answer(origin, asked)
    return result === undefined ? failedResponse(id, "not found") : Response.json({ jsonrpc: "2.0", id, result })
  }
  return {
    message: formatHex(message.bytes, "hexnc"),
    endpoints: validators.map(({ nodeId, url }) => ({ nodeId, url })),
    fetch,
  }
}

interface SigningRequest {
  readonly id: unknown
  readonly method: string
  readonly params: unknown
}

function failedResponse(id: unknown, message: string): Response {
  return Response.json({ jsonrpc: "2.0", id, error: { code: -32000, message } })
}
