import { type DocumentAnswer, maxHostLength, maxReasonLength, unusable } from "../document/document.ts"
import { limits, type TokenMetadata } from "../document/token-metadata.ts"
import { safeLine, textLines } from "../text.ts"
import type { FromReader } from "./messages.ts"

/** The process sent an invalid message: it no longer runs the code it was started with. */
export class UnexpectedReplyError extends Error {
  override readonly name = "UnexpectedReplyError"
  readonly code = "UNEXPECTED_REPLY"
}

type ValueCheck = (value: unknown) => boolean

/**
 * Validates a message of the process, member by member. The process has read untrusted documents, so its messages are
 * untrusted too.
 *
 * @throws UnexpectedReplyError if the message is invalid.
 */
export function replyOf(value: unknown): FromReader {
  const { kind } = replyMembers(value)
  if (kind === "ready" || kind === "pong") return { kind }
  const { id, answer } = replyMembers(value)
  if (kind === "answer" && Number.isSafeInteger(id)) return { kind, id: id as number, answer: documentAnswer(answer) }
  throw new UnexpectedReplyError("an unknown message")
}

function documentAnswer(value: unknown): DocumentAnswer {
  const answer = replyMembers(value)
  const { kind } = answer
  if (kind === "read") return { kind, metadata: metadataOf(answer.metadata) }
  if (kind === "unusable")
    return { kind, ...take<{ status: (typeof unusable)[number] }>(answer, { status: isUnusable }) }
  if (kind === "throttled") {
    const { host } = take<{ host: string }>(answer, { host: isLine(maxHostLength) })
    if (answer.retryAfter === undefined) return { kind, host }
    return { kind, host, ...take<{ retryAfter: number }>(answer, { retryAfter: isWholeNumber(86_400) }) }
  }
  if (kind !== "unreachable") throw new UnexpectedReplyError("an unknown answer")
  return {
    kind,
    ...take<{ reason: string; lasting: boolean; hostFailed: boolean }>(answer, {
      reason: isLine(maxReasonLength),
      lasting: isBoolean,
      hostFailed: isBoolean,
    }),
  }
}

const isBoolean: ValueCheck = (value) => typeof value === "boolean"
const isUnusable: ValueCheck = (value) => (unusable as readonly unknown[]).includes(value)
const isWholeNumber =
  (most: number): ValueCheck =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
const isLine =
  (length: number): ValueCheck =>
  (value) =>
    typeof value === "string" && value !== "" && safeLine(value, length) === value
const isJsonBody: ValueCheck = (value) =>
  typeof value === "string" && value.length <= limits.json && /^[[{]/.test(value)

/** For each member of metadata, whether a value matches {@link TokenMetadata}. */
const metadataChecks: Readonly<Record<keyof TokenMetadata, ValueCheck>> = {
  name: isLine(limits.name),
  symbol: isLine(limits.name),
  imageUri: isLine(limits.uri),
  description: (value) => typeof value === "string" && value !== "" && textLines(value, limits.description) === value,
  animationUri: isLine(limits.uri),
  externalUrl: isLine(limits.uri),
  background: isLine(limits.background),
  attributes: isJsonBody,
  decimals: isWholeNumber(255),
  properties: isJsonBody,
}

function metadataOf(value: unknown): TokenMetadata {
  const told = replyMembers(value)
  const known = Object.entries(metadataChecks).filter(([name]) => told[name] !== undefined)
  if (known.length !== Object.keys(told).length) throw new UnexpectedReplyError("unknown metadata")
  return take<TokenMetadata>(told, Object.fromEntries(known))
}

/** Returns the checked members and no others. */
function take<Taken extends object>(
  value: Readonly<Record<string, unknown>>,
  checks: Readonly<Record<string, ValueCheck>>,
): Taken {
  for (const [name, check] of Object.entries(checks))
    if (!check(value[name])) throw new UnexpectedReplyError(`another ${name}`)
  return Object.fromEntries(Object.keys(checks).map((name) => [name, value[name]])) as Taken
}

function replyMembers(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new UnexpectedReplyError("no message")
  return value as Readonly<Record<string, unknown>>
}
