import { formatId } from "@serac/chain"
import type { operations } from "@serac/data/types"
import { type HandlerRequest, type HandlerResult, ServiceError } from "@serac/server/http"
import { aliases } from "../networks/network-directory.ts"
import { readAddresses } from "../networks/read-ids.ts"
import type { Services } from "../services.ts"

type LastActivity = operations["getLastActivityTimestampByAddressesV2"]

/** The last creation or consumption of a UTXO of addresses. Throws a 404 where none is known. */
export async function lastActivity(
  { path, signal }: Pick<HandlerRequest<LastActivity>, "path" | "signal">,
  { networks }: Services,
  texts: readonly string[],
): Promise<HandlerResult<LastActivity>> {
  const { network, chain } = await networks.chain(path.network, path.blockchainId)
  const activity = await network.reader.lastActivity(chain, readAddresses(texts) ?? [], { signal })
  const chainName = aliases[chain]
  if (activity === undefined) throw new ServiceError(404, `no activity of these addresses is known on the ${chainName}`)
  return {
    timestamp: activity.timestamp,
    blockNumber: String(activity.height),
    txHash: formatId(activity.txId),
    utxoId: formatId(activity.utxoId),
    isConsumed: activity.isConsumed,
    chainName,
    network: network.definition.network,
  }
}
