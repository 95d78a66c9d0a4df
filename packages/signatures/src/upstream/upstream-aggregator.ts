import { CodecError, decodeWarpMessage, WarpError } from "@serac/chain"
import { separateCredentials } from "@serac/wire/node"
import { AggregationWork } from "../aggregation/aggregation-work.ts"
import { isHeld } from "../aggregation/verify-signed.ts"
import { AggregationError } from "../aggregation-error.ts"
import type { BlsThreads } from "../bls/bls-threads.ts"
import { bytesOfHex, hexOf } from "../hex.ts"
import type { AggregationRequest, SignatureAggregator } from "../signature-aggregator.ts"
import type { SigningSet, ValidatorSets } from "../validators/validator-sets.ts"
import { visibleWords } from "../visible-words.ts"

/** Maximum bytes of an answer: a signed message has at most some 50 KB in hexadecimal. */
const largestAnswer = 262_144
const longestUpstreamText = 200

/** Options of an {@link UpstreamAggregator}. */
export interface UpstreamOptions {
  /** The base URL of the aggregator, such as `http://127.0.0.1:8080`; may hold a user name, a password and other secrets. */
  readonly url: string
  readonly sets: ValidatorSets
  readonly bls: BlsThreads
  /** Timeout of one aggregation in milliseconds. */
  readonly timeout: number
  /** Maximum concurrent aggregations. */
  readonly maxAggregations: number
  /** The `fetch` for requests. Default: the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Requests signed messages from a signature aggregator of `icm-services`. Its answers are verified against the validators of the P-Chain, so
 * it need not be trusted.
 */
export class UpstreamAggregator implements SignatureAggregator {
  readonly #options: UpstreamOptions
  readonly #work: AggregationWork

  constructor(options: UpstreamOptions) {
    this.#options = options
    this.#work = new AggregationWork(options)
  }

  aggregate(request: AggregationRequest, signal: AbortSignal): Promise<Uint8Array> {
    return this.#work.run(request, signal, (shared) => this.#aggregate(request, shared))
  }

  async close(): Promise<void> {
    this.#work.close()
    await this.#options.bls.close()
  }

  async #aggregate(request: AggregationRequest, signal: AbortSignal): Promise<Uint8Array> {
    const { bls, timeout } = this.#options
    const { message, quorum } = request
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    const signing = await this.#signing(request, inTime).catch((cause: unknown) => {
      if (!isTimeout(inTime)) throw cause
      throw new AggregationError("node", "no node of the P-Chain answers in time", { cause })
    })
    const bytes = signedMessageOf(await this.#post(withHeight(request, signing), inTime))
    const { set } = signing
    try {
      if (await isHeld(bytes, { unsigned: message.bytes, set, quorum, bls })) return bytes
    } catch (cause) {
      if (!(cause instanceof WarpError || cause instanceof CodecError)) throw cause
      throw new AggregationError("upstream", `the signature aggregator answers what does not hold: ${cause.message}`, {
        cause,
      })
    }
    throw new AggregationError("upstream", "the signature aggregator answers a signature that does not hold")
  }

  async #signing(request: AggregationRequest, signal: AbortSignal): Promise<SigningSet> {
    const { sets } = this.#options
    const { message, signingSubnetID, pChainHeight } = request
    const subnetID = signingSubnetID ?? (await sets.subnetOf(message.sourceChainID, signal))
    return sets.at(subnetID, pChainHeight, signal, await sets.verifiersOf(request, signal))
  }

  async #post(request: AggregationRequest, signal: AbortSignal): Promise<string> {
    const { status, text } = await this.#answer(request, signal)
    if (status === 200) return text
    const error = jsonTextMember(text, "error")
    const said = error && visibleWords(error, longestUpstreamText)
    if (status === 400 && said !== undefined) {
      throw new AggregationError("message", `the signature aggregator refuses the request: ${said}`)
    }
    const words = said === undefined ? `status ${status}` : said
    throw new AggregationError("upstream", `the signature aggregator does not sign: ${words}`)
  }

  async #answer(request: AggregationRequest, signal: AbortSignal): Promise<{ status: number; text: string }> {
    const { fetch = globalThis.fetch } = this.#options
    const { url, headers: access } = separateCredentials(this.#options.url)
    const headers = { "content-type": "application/json", ...access }
    try {
      const body = upstreamBody(request)
      const response = await fetch(endpointOf(url), { method: "POST", headers, body, redirect: "error", signal })
      return { status: response.status, text: await boundedText(response) }
    } catch (cause) {
      if (cause instanceof AggregationError) throw cause
      if (signal.aborted && !isTimeout(signal)) throw cause
      throw new AggregationError("upstream", "the signature aggregator does not answer", { cause })
    }
  }
}

/** Whether the signal aborted by its timeout, and not by the caller. */
function isTimeout({ aborted, reason }: AbortSignal): boolean {
  return aborted && (reason as Error | undefined)?.name === "TimeoutError"
}

function endpointOf(base: string): URL {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/aggregate-signatures`
  return url
}

/** Names the height of a running epoch, since the other aggregator would use the height at which proposers look up validators. */
const withHeight = (request: AggregationRequest, { height, basis }: SigningSet): AggregationRequest =>
  basis === "epoch" ? { ...request, pChainHeight: height } : request

/**
 * Makes the request body of the other aggregator. There a quorum of 0 means 67; only older versions have a buffer, and unknown members are
 * ignored.
 */
function upstreamBody({
  message,
  justification,
  signingSubnetID,
  quorum,
  buffer,
  pChainHeight,
}: AggregationRequest): string {
  return JSON.stringify({
    message: hexOf(message.bytes),
    ...(justification.length > 0 && { justification: hexOf(justification) }),
    ...(signingSubnetID !== undefined && { "signing-subnet-id": hexOf(signingSubnetID) }),
    "quorum-percentage": Math.max(1, quorum),
    ...(buffer > 0 && { "quorum-percentage-buffer": buffer }),
    ...(pChainHeight > 0n && { "pchain-height": Number(pChainHeight) }),
  })
}

function signedMessageOf(text: string): Uint8Array {
  const hex = jsonTextMember(text, "signed-message")
  if (hex === undefined || !/^(?:0x)?(?:[0-9a-fA-F]{2})+$/.test(hex)) {
    throw new AggregationError("upstream", "the signature aggregator answers no signed message")
  }
  const bytes = bytesOfHex(hex)
  try {
    decodeWarpMessage(bytes)
  } catch (cause) {
    throw new AggregationError("upstream", "the signature aggregator answers no signed message", { cause })
  }
  return bytes
}

/** A string member of a JSON object; undefined without one. */
function jsonTextMember(text: string, name: string): string | undefined {
  try {
    const value: unknown = (JSON.parse(text) as Readonly<Record<string, unknown>> | null)?.[name]
    return typeof value === "string" ? value : undefined
  } catch {
    return undefined
  }
}

async function boundedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > largestAnswer) throw new AggregationError("upstream", "the signature aggregator answers too much")
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
