import type { ChainEvent, operations } from "@serac/data/types"
import { EventStream, type Handler, type ServerEvent } from "@serac/http"
import type { FeedEvent } from "../feed/chain-feed.ts"
import type { Services } from "../services.ts"

/** `GET /v1/chains/{chainId}/stream`. */
export const streamChanges: Handler<operations["streamChanges"], Services> = async (
  { path, query, lastEventId, signal },
  { chains },
) => {
  const { chainId, feed } = await chains.indexed(path.chainId)
  return new EventStream(eventsOf(chainId, feed.follow(sequenceOf(lastEventId ?? query.after), signal)))
}

/** What is no sequence of ours names no event: the stream begins as for one who has none, and is not refused for good. */
function sequenceOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : undefined
}

async function* eventsOf(chainId: string, events: AsyncIterable<FeedEvent>): AsyncGenerator<ServerEvent> {
  for await (const event of events) {
    const data = dataOf(chainId, event)
    yield { id: data.sequence, event: data.type, data }
  }
}

function dataOf(chainId: string, event: FeedEvent): ChainEvent {
  const common = { sequence: String(event.sequence), chainId }
  switch (event.kind) {
    case "reset": {
      const { head } = event
      return { type: "reset", ...common, ...(head && { blockNumber: String(head.number), blockHash: head.hash }) }
    }
    case "metadata":
      return { type: "metadata", ...common, timestamp: event.at }
    default: {
      const { kind, from, to, at } = event
      return { type: kind, ...common, fromBlock: String(from), toBlock: String(to), timestamp: at }
    }
  }
}
