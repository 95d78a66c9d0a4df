import { formatId } from "@serac/chain"
import type { operations, PrimaryNetworkEvent } from "@serac/data/types"
import { EventStream, type Handler, type ServerEvent } from "@serac/server/http"
import { hexOf, type NetworkChange, type NetworkChangePosition } from "@serac/store"
import type { FeedEvent } from "../feed/change-feed.ts"
import { sequenceOf } from "../feed/event-id.ts"
import { aliases } from "../networks/network-directory.ts"
import type { ServedPrimaryChain } from "../networks/served-network.ts"
import type { Services } from "../services.ts"

type NetworkFeedEvent = FeedEvent<NetworkChange, NetworkChangePosition>

/** `GET /v1/networks/{network}/blockchains/{blockchainId}/stream`. */
export const streamPrimaryNetworkChanges: Handler<operations["streamPrimaryNetworkChanges"], Services> = async (
  { path, query, lastEventId, signal },
  { networks },
) => {
  const chain = await networks.chain(path.network, path.blockchainId)
  await chain.network.feed.assertReadable()
  const events = chain.network.feed.follow(sequenceOf(lastEventId ?? query.after), signal)
  return new EventStream(primaryChangeEvents(chain, events))
}

/** The events of a chain, without blocks of the network's other chains. */
async function* primaryChangeEvents(
  chain: ServedPrimaryChain,
  events: AsyncIterable<NetworkFeedEvent>,
): AsyncGenerator<ServerEvent> {
  for await (const event of events) {
    if ("chain" in event && event.chain !== chain.chain) continue
    const data = networkEvent(chain, event)
    yield { id: data.sequence, event: data.type, data }
  }
}

function networkEvent({ network, chain }: ServedPrimaryChain, event: NetworkFeedEvent): PrimaryNetworkEvent {
  const chainInfo = { chainName: aliases[chain], network: network.definition.network }
  const common = { sequence: String(event.sequence), chainInfo }
  switch (event.kind) {
    case "reset": {
      const head = event.heads.find((one) => one.chain === chain)
      const told = head && { blockNumber: String(head.height), blockHash: blockHash(chain, head.id) }
      return { type: "reset", ...common, ...told }
    }
    case "metadata":
      return { type: "metadata", ...common, timestamp: event.at }
    case "append":
    case "repair": {
      const { kind: type, from, to, at } = event
      return { type, ...common, fromBlock: String(from), toBlock: String(to), timestamp: at }
    }
  }
}

/** A block's hash in the format of the chain's own blocks. */
function blockHash(chain: ServedPrimaryChain["chain"], id: Uint8Array): string {
  return chain === "C" ? hexOf(id) : formatId(id)
}
