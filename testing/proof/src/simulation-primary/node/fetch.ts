import type { Life } from "../../simulation/life.ts"
import { respond } from "../../simulation/node/fetch.ts"
import type { VirtualClock } from "../../simulation/virtual-clock.ts"
import type { SimulatedEndpoint } from "./endpoint.ts"

/** The network as a process sees it: what `fetch` does, as far as JSON-RPC over HTTP needs it. */
export function simulatedFetch(
  endpoints: readonly SimulatedEndpoint[],
  clock: VirtualClock,
  life: Life,
): typeof globalThis.fetch {
  return (input, init) => {
    const { origin, pathname } = new URL(String(input))
    const endpoint = endpoints.find(({ url }) => url === origin)
    if (!endpoint) throw new TypeError(`nobody listens at ${origin}`)
    const signal = init?.signal ?? undefined
    return life.ask(async () => {
      signal?.throwIfAborted()
      await clock.sleep(endpoint.delay(), signal)
      // It answers with what it knows by then.
      return respond(endpoint.reply(pathname, String(init?.body), clock.now()), signal)
    })
  }
}
