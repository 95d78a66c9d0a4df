import type { RpcOptions } from "@serac/subnet-evm"
import { separateCredentials } from "@serac/wire/node"
import { redactUrl } from "../config/redact.ts"
import { printable } from "../words.ts"

/** An answer, or the reason as text why there is none. */
export type NodeReply<Answer> = { readonly answer: Answer } | { readonly fault: string }

/** Options of all requests to nodes. */
export type AskOptions = Pick<RpcOptions, "timeout" | "retry" | "maxResponseBytes" | "headers">

/** A signal that aborts the request. */
export interface Asking {
  readonly signal: AbortSignal
}

const never = new AbortController().signal

/**
 * Sends a request to nodes in order until one answers. The callback receives the URL without credentials. Rejects with the reason
 * of the signal once that aborts.
 */
export async function askNode<Answer>(
  urls: readonly string[],
  question: (url: string, options: AskOptions, asking: Asking) => Promise<Answer>,
  signal: AbortSignal = never,
): Promise<NodeReply<Answer>> {
  const faults: string[] = []
  for (const url of urls) {
    signal.throwIfAborted()
    try {
      return { answer: await question(...urlAndOptions(url), { signal }) }
    } catch (error) {
      signal.throwIfAborted()
      faults.push(`${redactUrl(url)}: ${faultWords(error)}`)
    }
  }
  return { fault: faults.join("; ") }
}

/** Why a node did not answer, as a short text without URLs, which may contain secrets. */
export function faultWords(error: unknown): string {
  let inner = error
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause
  const words = inner instanceof Error ? inner.message : String(inner)
  if (words.includes("ECONNREFUSED")) return "nothing listens there"
  if (words.includes("ENOTFOUND")) return "there is no such host"
  return printable(words.replaceAll(/(?:https?|wss?):\/\/[^\s"']+/g, redactUrl).slice(0, 200))
}

function urlAndOptions(text: string): [url: string, options: AskOptions] {
  const { url, headers } = separateCredentials(text)
  return [url, { timeout: 5_000, retry: false, maxResponseBytes: 8_388_608, headers }]
}
