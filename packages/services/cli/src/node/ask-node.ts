import { chainId, createSubnetEvmCore, getBlockByNumber, type RpcCore } from "@serac/subnet-evm"
import { redactUrl } from "../config/redact.ts"
import { printable } from "../words.ts"

/** The last block that a node has. */
export interface NodeHead {
  readonly number: number
  /** Unix seconds. */
  readonly timestamp: number
}

/** An answer, or in words why there is none. */
export type Asked<Answer> = { readonly answer: Answer } | { readonly fault: string }

/** Asks nodes of one chain for its chain ID, in order until one answers. */
export function askChainId(rpcUrls: readonly string[]): Promise<Asked<string>> {
  return ask(rpcUrls, async (core) => BigInt(await chainId(core)).toString())
}

/** Asks nodes of one chain for its last block, in order until one answers. */
export function askHead(rpcUrls: readonly string[]): Promise<Asked<NodeHead>> {
  return ask(rpcUrls, async (core) => {
    const block = await getBlockByNumber(core, { block: "latest", hydrated: false })
    if (block === null) throw new Error("it has no latest block")
    return { number: Number(block.number), timestamp: Number(block.timestamp) }
  })
}

async function ask<Answer>(
  rpcUrls: readonly string[],
  question: (core: RpcCore) => Promise<Answer>,
): Promise<Asked<Answer>> {
  const faults: string[] = []
  for (const url of rpcUrls) {
    try {
      return { answer: await question(coreOf(url)) }
    } catch (error) {
      faults.push(`${redactUrl(url)}: ${reason(error)}`)
    }
  }
  return { fault: faults.join("; ") }
}

function coreOf(text: string): RpcCore {
  const url = new URL(text)
  const { username, password } = url
  url.username = ""
  url.password = ""
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")
  return createSubnetEvmCore({
    endpoint: url.href,
    timeout: 5_000,
    retry: false,
    maxResponseBytes: 8_388_608,
    ...(username === "" && password === "" ? {} : { headers: { authorization: `Basic ${credentials}` } }),
  })
}

/** In the fewest words; URLs are not ours to show. */
function reason(error: unknown): string {
  let inner = error
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause
  const words = inner instanceof Error ? inner.message : String(inner)
  if (words.includes("ECONNREFUSED")) return "nothing listens there"
  if (words.includes("ENOTFOUND")) return "there is no such host"
  return printable(words.replaceAll(/(?:https?|wss?):\/\/[^\s"']+/g, redactUrl).slice(0, 200))
}
