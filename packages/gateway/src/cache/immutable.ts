/** The condition under which an answer never changes. */
type Rule =
  /** Always. */
  | { readonly kind: "always" }
  /** The requested block, identified by a number in the parameters, is final. */
  | { readonly kind: "numbered"; readonly at: number }
  /** The result names its block, and that block is final. */
  | { readonly kind: "telling"; readonly member: "number" | "blockNumber" }
  /** All blocks of the requested range are final, and one of the logs is from the last block, so the node has the whole range. */
  | { readonly kind: "logs" }

const always: Rule = { kind: "always" }
const numbered = (at: number): Rule => ({ kind: "numbered", at })

/** The rules by method. The P-Chain and X-Chain methods return blocks by height, and transactions, once they are accepted, which is final. */
const rules: Readonly<Record<string, Rule>> = {
  eth_chainId: always,
  net_version: always,
  eth_getBlockByNumber: numbered(0),
  eth_getHeaderByNumber: numbered(0),
  eth_getBlockReceipts: numbered(0),
  eth_getBlockTransactionCountByNumber: numbered(0),
  eth_getTransactionByBlockNumberAndIndex: numbered(0),
  eth_getBalance: numbered(1),
  eth_getCode: numbered(1),
  eth_getTransactionCount: numbered(1),
  eth_getStorageAt: numbered(2),
  eth_call: numbered(1),
  eth_getBlockByHash: { kind: "telling", member: "number" },
  eth_getHeaderByHash: { kind: "telling", member: "number" },
  eth_getTransactionByHash: { kind: "telling", member: "blockNumber" },
  eth_getTransactionReceipt: { kind: "telling", member: "blockNumber" },
  eth_getLogs: { kind: "logs" },
  "platform.getBlockByHeight": always,
  "platform.getTx": always,
  "avm.getBlockByHeight": always,
  "avm.getTx": always,
  "avm.getAssetDescription": always,
  "info.getNetworkID": always,
  "info.getNetworkName": always,
  "info.getBlockchainID": always,
}

/** Whether a method may have answers that never change. */
export function mayBeImmutable(method: string): boolean {
  return Object.hasOwn(rules, method)
}

/**
 * Whether the answer to a call never changes. Errors may disappear, and null may become a value.
 *
 * @param answer the value of the JSON of the answer
 * @param finalBlock the number of the last final block; undefined if it is unknown
 */
export function isImmutable(
  { method, params }: { readonly method: string; readonly params: string },
  answer: unknown,
  finalBlock: number | undefined,
): boolean {
  const rule = Object.hasOwn(rules, method) ? rules[method] : undefined
  if (rule === undefined) return false
  const { result, error } = Object(answer) as { readonly result?: unknown; readonly error?: unknown }
  if (result === undefined || result === null || error != null) return false
  if (rule.kind === "always") return true
  const isFinal = (block: unknown) => {
    const number = blockNumberOf(block)
    return number !== undefined && finalBlock !== undefined && number <= finalBlock
  }
  if (rule.kind === "telling") return isFinal((result as Readonly<Record<string, unknown>>)[rule.member])
  const given: unknown = params === "" ? [] : JSON.parse(params)
  if (!Array.isArray(given)) return false
  if (rule.kind === "numbered") return isFinal(given[rule.at])
  const [filter] = given as readonly { readonly fromBlock?: unknown; readonly toBlock?: unknown }[]
  const last = (result as readonly { readonly blockNumber?: unknown }[]).at?.(-1)
  const isWhole = last !== undefined && blockNumberOf(last.blockNumber) === blockNumberOf(filter?.toBlock)
  return isWhole && isFinal(filter?.fromBlock) && isFinal(filter?.toBlock)
}

/** The number of a block that is identified by its number; undefined for tags and hashes. */
function blockNumberOf(block: unknown): number | undefined {
  return typeof block === "string" && /^0x[\da-f]{1,13}$/i.test(block) ? Number(block) : undefined
}
