import { parseId, type UnsignedWarpMessage } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { type Handler, networkOf, withRules } from "@serac/server/http"
import { bytesOfHex, hexOf, readUnsignedMessage } from "@serac/signatures"
import type { ServedNetwork } from "../networks/served-network.ts"
import type { Services } from "../services.ts"
import { aggregationFault } from "./aggregation-fault.ts"
import { aggregationRules } from "./aggregation-rules.ts"

/** `POST /v1/signatureAggregator/{network}/aggregateSignatures`. */
export const aggregateSignatures: Handler<operations["aggregateSignatures"], Services> = withRules(
  aggregationRules,
  async ({ path, body, signal, caller: { keyId, address } }, { networks, signatures }) => {
    const network = networks.get(path.network)
    const { aggregator, l1Messages, signersOf } = signatures.of(network)
    await networks.indexed(path.network)
    const { quorumPercentage: quorum = 67, quorumPercentageBuffer: buffer = 0, pChainHeight = 0 } = body
    const justification = bytesOfHex(body.justification ?? "")
    const named = body.signingSubnetId === undefined ? undefined : subnetIdOf(body.signingSubnetId)
    const options = { quorum, buffer, pChainHeight: BigInt(pChainHeight), caller: keyId ?? networkOf(address) }
    try {
      if (body.message !== undefined) {
        const message = readUnsignedMessage(bytesOfHex(body.message))
        const verifyingChainID = verifyingChainOf(message, named, network)
        const request = { ...options, message, justification, signingSubnetID: named, verifyingChainID }
        return { signedMessage: hexOf(await aggregator.aggregate(request, signal)) }
      }
      const l1 = await l1Messages.ofJustification(justification, signal)
      const signingSubnetID = named ?? (await signersOf(l1, signal))
      const verifyingChainID = l1.receiver
      const request = { ...options, message: l1.message, justification, signingSubnetID, verifyingChainID }
      return { signedMessage: hexOf(await aggregator.aggregate(request, signal)) }
    } catch (error) {
      throw aggregationFault(error)
    }
  },
)

/** A message of the P-Chain that the primary network signs is verified by the C-Chain: no other chain of the primary network has a manager of L1s. */
function verifyingChainOf(
  { sourceChainID }: UnsignedWarpMessage,
  signingSubnetID: Uint8Array | undefined,
  { definition }: ServedNetwork,
): Uint8Array | undefined {
  const isPrimary = (id: Uint8Array) => id.every((byte) => byte === 0)
  const isForC = isPrimary(sourceChainID) && (signingSubnetID === undefined || isPrimary(signingSubnetID))
  return isForC ? parseId(definition.cChainId) : undefined
}

/** Parses 32 bytes of hexadecimal or CB58; the document's rules have validated the text. */
function subnetIdOf(text: string): Uint8Array {
  return /^(?:0x)?[0-9a-fA-F]{64}$/.test(text) ? bytesOfHex(text) : parseId(text)
}
