import type { DueToken, TokenRow } from "@serac/store"
import {
  afterNodeFault,
  type DueClock,
  type DueResult,
  maxRefusals,
  nowInSeconds,
  type Semaphore,
} from "../../../core/due/index.ts"
import type { LogFunction } from "../../../core/index.ts"
import {
  type DocumentAnswer,
  type MetadataReader,
  safeLine,
  substituteId,
  type TokenMetadata,
} from "../../../metadata/index.ts"
import { stringOf } from "../../calls/abi.ts"
import { type EthCall, UnansweredCallError } from "../../calls/eth-call.ts"
import { type IndexStatus, retryDelays } from "./index-status.ts"
import { locateDocument } from "./locate.ts"
import type { Sources } from "./sources.ts"
import { keptUri, maxKeptDataUri, tokenUriCall, tokenUriGas } from "./token-uri.ts"

/** What {@link readToken} needs. */
export interface TokenReader {
  readonly call: EthCall
  /** Limits the contracts that are called in parallel. */
  readonly semaphore: Semaphore
  readonly sources: Sources
  /** Limits the `data:` URIs that are read in parallel. */
  readonly carried: Semaphore
  /** Reads the document of a URI, in a process that has no access to the node. */
  readonly documents: Pick<MetadataReader, "ready" | "read">
  /** Without a trailing slash. */
  readonly ipfsGateway: string
  readonly maxBytes: number
  readonly clock: DueClock
  readonly log: LogFunction
}

/** The outcome of a reading. */
interface TokenOutcome {
  readonly status: IndexStatus
  readonly metadata?: TokenMetadata
  /** Repeating the reading gives the same outcome. */
  readonly lasting?: boolean
  /** Unix seconds before which a repetition is useless. */
  readonly notBefore?: number
  /** Nothing was read yet: the token must wait for its turn. */
  readonly postponed?: boolean
}

/** Reads an NFT's URI and its document. Rejects only after an abort. */
export async function readToken(
  reader: TokenReader,
  token: DueToken,
  signal: AbortSignal,
): Promise<DueResult<TokenRow>> {
  const { call, semaphore, clock, maxBytes } = reader
  const { contract, tokenId, standard, requestedAt } = token
  const kept = knownContent(token)
  // A token whose reading was requested again gets all attempts of a first reading.
  const attempts = requestedAt === undefined ? token.attempts : 0
  const row = (tokenUri: string, outcome: TokenOutcome, faulted = false) => ({
    row: {
      contract,
      tokenId,
      tokenUri,
      ...tokenRow(outcome, attempts, nowInSeconds(clock)),
      ...(passing.has(outcome.status) && kept),
    },
    faulted,
  })

  let answer: Awaited<ReturnType<EthCall>>
  try {
    answer = await semaphore.run(() => call(contract, tokenUriCall(standard, tokenId), tokenUriGas, signal), signal)
  } catch (error) {
    signal.throwIfAborted()
    const { refused = false, tooLarge = false } = error instanceof UnansweredCallError ? error : {}
    if (tooLarge) return row("", { status: "METADATA_CONTENT_TOO_LARGE" })
    if (refused && attempts + 1 >= maxRefusals) return row("", { status: "MISSING_TOKEN", lasting: true })
    const notBefore = afterNodeFault(nowInSeconds(clock), attempts)
    return row("", { status: "UNKNOWN", notBefore }, !refused)
  }
  if (answer === undefined || answer === "0x") return row("", { status: "MISSING_TOKEN" })
  // Up to four bytes for each byte in a `data:` URI, or for each kept unit of it. A longer URI is rejected as too large below, and not kept.
  const told = stringOf(answer, Math.max(maxBytes, maxKeptDataUri) * 4 + 4096)
  if (told === undefined) return row("", { status: "INVALID_TOKEN_URI" })
  const clean = safeLine(told, told.length).trim()
  const uri = standard === 1155 ? substituteId(clean, tokenId) : clean
  // The listing shows the URI as the contract returns it.
  return row(keptUri(clean), await contentOf(reader, token, uri, signal))
}

async function contentOf(
  reader: TokenReader,
  token: DueToken,
  uri: string,
  signal: AbortSignal,
): Promise<TokenOutcome> {
  const { sources, carried, documents, ipfsGateway, clock, log } = reader
  const { standard, tokenId } = token
  const location = locateDocument(uri, ipfsGateway)
  if (location.kind === "invalid") return { status: location.status }
  const read = (url: string) => documents.read({ url, standard, tokenId }, signal)
  // No source's turn is used while there is no process to read the document.
  await documents.ready(signal)
  if (location.kind === "data") {
    const answer = await carried.run(() => read(uri), signal)
    return answer.kind === "read" || answer.kind === "unusable"
      ? foundOutcome(answer)
      : { status: "UNREACHABLE_TOKEN_URI" }
  }

  const { url, source } = location
  const admission = sources.admit(source, url.hostname, token.requestedAt !== undefined)
  if (admission.kind === "failing") return { status: "UNREACHABLE_TOKEN_URI" }
  if (admission.kind === "later") {
    const status = admission.throttled ? "THROTTLED_TOKEN_URI" : "UNINDEXED"
    return { status, notBefore: admission.at, postponed: true }
  }
  const answer = await sources.read(source, () => read(url.href), signal)
  if (answer.kind === "unreachable") {
    log("debug", "NFT metadata cannot be read", { host: url.hostname, reason: answer.reason })
    if (answer.hostFailed) sources.failed(source)
    else sources.answered(source, url.hostname)
    return { status: "UNREACHABLE_TOKEN_URI", lasting: answer.lasting }
  }
  if (answer.kind === "throttled") {
    const retryAfter = answer.retryAfter ?? (retryDelays.THROTTLED_TOKEN_URI?.[0] as number)
    sources.throttled(answer.host, retryAfter)
    return { status: "THROTTLED_TOKEN_URI", notBefore: nowInSeconds(clock) + retryAfter }
  }
  sources.answered(source, url.hostname)
  return foundOutcome(answer)
}

function foundOutcome(answer: Extract<DocumentAnswer, { kind: "read" | "unusable" }>): TokenOutcome {
  return answer.kind === "read" ? { status: "indexed", metadata: answer.metadata } : { status: answer.status }
}

/** Statuses that say nothing about the token: content that was read before stays until a newer reading. */
const passing: ReadonlySet<IndexStatus> = new Set([
  "UNKNOWN",
  "UNINDEXED",
  "UNREACHABLE_TOKEN_URI",
  "THROTTLED_TOKEN_URI",
])

function knownContent({ known }: DueToken): DueToken["known"] {
  return known && JSON.parse(known.metadata).indexStatus === "indexed" ? known : undefined
}

/** @param now - Unix seconds. */
function tokenRow({ status, metadata, lasting, notBefore, postponed }: TokenOutcome, attempts: number, now: number) {
  const read = metadata && { metadataLastUpdatedTimestamp: now, ...metadata }
  const text = JSON.stringify({ indexStatus: status, ...read })
  if (postponed) return { metadata: text, attempts, retryAt: notBefore as number }
  const delay = lasting ? undefined : status === "UNKNOWN" ? 0 : retryDelays[status]?.[attempts]
  if (delay === undefined) return { metadata: text, attempts }
  return { metadata: text, attempts: attempts + 1, retryAt: Math.max(now + delay, notBefore ?? 0) }
}
