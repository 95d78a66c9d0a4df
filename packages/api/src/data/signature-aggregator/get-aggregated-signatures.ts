import { parseId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { type Handler, networkOf, ServiceError } from "@serac/server/http"
import { AggregationError, hexOf } from "@serac/signatures"
import { aliases } from "../networks/network-directory.ts"
import type { ServedNetwork } from "../networks/served-network.ts"
import type { Services } from "../services.ts"
import { aggregationFault } from "./aggregation-fault.ts"

/** The quorum of most chains, in percent; this operation has no parameter for it. */
const quorum = 67

/** `GET /v1/signatureAggregator/{network}/aggregateSignatures/{txHash}`. */
export const getAggregatedSignatures: Handler<operations["getAggregatedSignatures"], Services> = async (
  { path, signal, caller: { keyId, address } },
  { networks, signatures },
) => {
  const { aggregator, l1Messages, signersOf } = signatures.of(networks.get(path.network))
  const network = await networks.indexed(path.network)
  try {
    const l1 = await l1Messages.ofTransaction(parseId(path.txHash), signal)
    const signingSubnetID = await signersOf(l1, signal)
    const verifyingChainID = l1.receiver
    const request = {
      ...l1,
      quorum,
      buffer: 0,
      pChainHeight: 0n,
      signingSubnetID,
      verifyingChainID,
      caller: keyId ?? networkOf(address),
    }
    return { signedMessage: hexOf(await aggregator.aggregate(request, signal)) }
  } catch (error) {
    if (error instanceof AggregationError && error.code === "unknown-transaction")
      await refuseOtherChain(network, path.txHash)
    throw aggregationFault(error)
  }
}

/** Throws a 400 for a transaction of another chain, which makes no messages about L1s. */
async function refuseOtherChain({ reader }: ServedNetwork, txHash: string): Promise<void> {
  const found = await reader.transaction(parseId(txHash))
  if (found === undefined || found.chain === "P") return
  throw new ServiceError(
    400,
    `transaction ${txHash} is of the ${aliases[found.chain]}, and only transactions of the p-chain make messages about L1s`,
  )
}
