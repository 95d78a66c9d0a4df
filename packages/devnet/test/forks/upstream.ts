import { Devnet } from "../../src/devnet.ts"
import type { DevnetOptions } from "../../src/devnet-options.ts"
import type { RunningChain } from "../../src/network/evm/running-chain.ts"

/** The time at which all upstreams begin; their clocks are stopped. */
export const start = Date.parse("2026-03-01T00:00:00Z")
export const clock = { start, isStopped: true }

/** A devnet that forks read as a living network: `fetch` is its socket. */
export interface UpstreamNetwork {
  readonly devnet: Devnet
  readonly fetch: typeof fetch
  /** The bodies of all requests so far, in order. */
  readonly requests: string[]
  /** The URL of one of its chains. */
  urlOf(chain: RunningChain): string
}

export async function upstreamNetwork(options: DevnetOptions = {}): Promise<UpstreamNetwork> {
  const devnet = await Devnet.create({ seed: "upstream", clock, ...options })
  return { devnet, ...socketOf(devnet), urlOf: urlOf(devnet) }
}

const urlOf =
  ({ network }: Devnet) =>
  ({ blockchainID }: RunningChain) =>
    `http://upstream.test/ext/bc/${network.chains.primaryAlias(blockchainID)}/rpc`

function socketOf(devnet: Devnet) {
  const requests: string[] = []
  const send: typeof fetch = async (url, init = {}) => {
    const { pathname, search } = new URL(String(url))
    const text = String(init.body)
    requests.push(text)
    const headers = Object.fromEntries(new Headers(init.headers))
    const request = { method: init.method ?? "POST", target: pathname + search, headers, body: text }
    const { status, headers: answered, body } = await devnet.node.handle(request)
    return new Response(body, { status, headers: answered })
  }
  return { requests, fetch: send }
}
