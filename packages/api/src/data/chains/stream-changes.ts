import type { ChainEvent, operations } from "@serac/data/types"
import { EventStream, type Handler, type ServerEvent } from "@serac/server/http"
import type { Change, ChangePosition } from "@serac/store"
import type { FeedEvent } from "../feed/change-feed.ts"
import { sequenceOf } from "../feed/event-id.ts"
import type { Services } from "../services.ts"

type ChainFeedEvent = FeedEvent<Change, ChangePosition>

/** `GET /v1/chains/{chainId}/stream`. */
export const streamChanges: Handler<operations["streamChanges"], Services> = async (
  { path, query, lastEventId, signal },
  { chains },
) => {
  const { chainId, feed } = await chains.indexed(path.chainId)
  await feed.assertReadable()
  return new EventStream(changeEvents(chainId, feed.follow(sequenceOf(lastEventId ?? query.after), signal)))
}

async function* changeEvents(chainId: string, events: AsyncIterable<ChainFeedEvent>): AsyncGenerator<ServerEvent> {
  for await (const event of events) {
    const data = chainEvent(chainId, event)
    yield { id: data.sequence, event: data.type, data }
  }
}

function chainEvent(chainId: string, event: ChainFeedEvent): ChainEvent {
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
