import { isObject, type JsonObject, type RpcOperationModel } from "@serac/codegen/samples"

/** The actions that `subnetEvmActions` of `@serac/viem` adds to a client. */
export const subnetEvmActionNames: readonly string[] = [
  "avaxGetAtomicTx",
  "avaxGetAtomicTxStatus",
  "avaxGetUTXOs",
  "avaxIssueTx",
  "baseFee",
  "callDetailed",
  "debugTraceBlockByHash",
  "debugTraceBlockByNumber",
  "debugTraceTransaction",
  "feeConfig",
  "getActivePrecompilesAt",
  "getActiveRulesAt",
  "getBadBlocks",
  "getChainConfig",
  "getHeaderByHash",
  "getHeaderByNumber",
  "getRawTransactionByHash",
  "suggestPriceOptions",
  "validatorsGetCurrentValidators",
  "warpGetBlockAggregateSignature",
  "warpGetBlockSignature",
  "warpGetMessage",
  "warpGetMessageAggregateSignature",
  "warpGetMessageSignature",
]

/** The decorators for the other interfaces of a node, by the namespace of their documents, and the client members with their actions. */
const decorators: Readonly<Record<string, readonly [decorator: string, member: string]>> = {
  platform: ["pChainActions", "pChain"],
  avm: ["xChainActions", "xChain"],
  health: ["healthActions", "health"],
}

/**
 * Code for a call with viem, if it applies: an action of `@serac/viem`, or a plain request of an EVM chain.
 *
 * @param url the URL of the call
 * @param body the request as JSON
 * @param argument the argument of the client's function, in TypeScript
 */
export function viemSample(
  { info }: JsonObject,
  { name, method, path }: RpcOperationModel,
  url: string,
  body: string,
  argument: string,
): string | undefined {
  const namespace = isObject(info) ? info["x-namespace"] : undefined
  const { params } = JSON.parse(body) as { readonly params: unknown }
  if (namespace === "eth" && subnetEvmActionNames.includes(name))
    return withActions("subnetEvmActions", chainUrl(url), name, argument)
  if (namespace === "eth") return path.endsWith("/rpc") ? viemRequest(url, method, params) : undefined
  const [decorator, member] = decorators[String(namespace)] ?? []
  if (decorator === undefined) return undefined
  return withActions(decorator, chainUrl(url, true), `${member}.${name}`, argument)
}

function withActions(decorator: string, url: string, action: string, argument: string): string {
  return `import { ${decorator} } from "@serac/viem"
import { createPublicClient, http } from "viem"

const client = createPublicClient({ transport: http(${JSON.stringify(url)}) }).extend(${decorator}())
const result = await client.${action}(${argument})`
}

function viemRequest(url: string, method: string, params: unknown): string {
  const given =
    Array.isArray(params) && params.length === 0 ? "" : `,\n  params: ${jsonSource(params).replaceAll("\n", "\n  ")}`
  return `import { createPublicClient, http } from "viem"

const client = createPublicClient({ transport: http(${JSON.stringify(url)}) })
const result = await client.request({
  method: ${JSON.stringify(method)}${given},
})`
}

/** The URL of an EVM chain of the node, from which the actions derive the other interfaces. */
function chainUrl(url: string, isOther = false): string {
  return isOther ? url.replace(/\/ext\/.*$/, "/ext/bc/C/rpc") : url.replace(/\/(validators|avax)$/, "/rpc")
}

/** JSON as source code, on one line if it is short. */
function jsonSource(value: unknown): string {
  const lines = JSON.stringify(value, null, 2)
  // JSON strings contain no line breaks, so lines can be joined.
  const line = lines
    .replaceAll(/\[\n\s*/g, "[")
    .replaceAll(/\n\s*\]/g, "]")
    .replaceAll(/\{\n\s*/g, "{ ")
    .replaceAll(/\n\s*\}/g, " }")
    .replaceAll(/\n\s*/g, " ")
  return line.length <= 90 ? line : lines
}
