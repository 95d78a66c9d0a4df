import type { ServedFacts } from "./served-facts.ts"
import { getRequest, halfPost, postRequest, type Target } from "./target.ts"
import { clientFrame, frameHeaders, handshake } from "./web-socket-text.ts"

/** The ports of a stack. */
export interface StackPorts {
  readonly data: number
  readonly metrics: number
  readonly gateway: number
  readonly admin: number
}

const success = "HTTP/1.1 200 "
const halfFrame = 30_000
const batchCalls = 90
/** Different percentages of weight, so that no two of these aggregations are the same. */
const quorums = [34, 40, 45, 50, 55, 60, 65, 70]

/** All targets of a stack that indexes a devnet. */
export function stackTargets(ports: StackPorts, chainId: string, facts: ServedFacts): readonly Target[] {
  const call = (method: string, params: unknown) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const rpc = `/ext/bc/${chainId}/rpc`
  const blockNumber = call("eth_blockNumber", [])
  const batch = `[${Array(batchCalls)
    .fill(call("eth_getBlockByNumber", ["0x10", true]))
    .join()}]`
  const stream = getRequest(`/v1/chains/${chainId}/stream`)
  const aggregate = "/v1/signatureAggregator/testnet/aggregateSignatures"
  const all = { proxies: true, keys: true }
  const ofData = { port: ports.data, success, halfRequest: halfPost(aggregate), believes: all }
  return [
    {
      ...{ ...ofData, name: "data" },
      request: getRequest(`/v1/chains/${chainId}/transactions?pageSize=10`),
      largeRequest: getRequest("/openapi.json"),
      streamRequest: stream,
    },
    {
      ...{ name: "metrics", port: ports.metrics, success },
      request: getRequest(`/v1/avg_tps/${chainId}`),
      largeRequest: getRequest("/openapi.json"),
      halfRequest: halfPost("/v1/avg_tps"),
      believes: { proxies: true, keys: false },
    },
    {
      ...{ name: "gateway", port: ports.gateway, success },
      request: postRequest(rpc, blockNumber),
      largeRequest: postRequest(rpc, batch),
      halfRequest: halfPost(rpc),
      believes: all,
    },
    {
      ...{ name: "websocket", port: ports.gateway, success: "\x81" },
      opening: handshake(`/ext/bc/${chainId}/ws`),
      request: clientFrame(blockNumber),
      largeRequest: clientFrame(batch),
      halfRequest: `${frameHeaders(halfFrame)}{"half`,
      streamRequest: clientFrame(call("eth_subscribe", ["newHeads"])),
      believes: all,
    },
    {
      ...{ ...ofData, name: "signatures" },
      request: getRequest(facts.signaturesPath),
      largeRequest: getRequest(facts.signaturesPath),
      floodRequests: quorums.map((quorumPercentage) =>
        postRequest(aggregate, JSON.stringify({ message: facts.unsignedMessage, quorumPercentage })),
      ),
    },
    {
      ...{ ...ofData, name: "explorer" },
      request: getRequest(`/chains/${chainId}`),
      largeRequest: getRequest(facts.script),
    },
    {
      ...{ ...ofData, name: "feed", isEndless: true },
      request: stream,
      largeRequest: getRequest("/openapi.json"),
      streamRequest: stream,
    },
    {
      ...{ name: "admin", port: ports.admin, success },
      request: getRequest("/health/ready"),
      largeRequest: getRequest("/metrics"),
      halfRequest: halfPost("/health"),
      believes: { proxies: false, keys: false },
    },
  ]
}
