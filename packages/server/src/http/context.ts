import type { FastifyBaseLogger } from "fastify"
import type { Admit } from "./access/admit.ts"
import type { AnswerCache } from "./cache/answer-cache.ts"
import type { OpenApiDocument } from "./document/openapi.ts"
import type { PageTokens } from "./paging/page-token.ts"
import type { UnknownParameters } from "./request/unknown-parameters.ts"
import type { Validators } from "./request/validators.ts"
import type { ErrorReplies } from "./response/error-replies.ts"
import type { TellFreshness } from "./response/freshness.ts"
import type { OpenStreams } from "./stream/open-streams.ts"

/** State that the parts of one service share. */
export interface Context {
  readonly document: OpenApiDocument
  readonly validators: Validators
  readonly tokens: PageTokens
  readonly cache: AnswerCache
  readonly errors: ErrorReplies
  readonly admit: Admit
  readonly log: FastifyBaseLogger
  readonly requestTimeout: number
  /** Checks responses against the document; undefined where that is off. */
  readonly responses: Validators | undefined
  readonly unknownParameters: UnknownParameters
  readonly freshness: TellFreshness | undefined
  readonly streams: OpenStreams
  /** Milliseconds after which a comment is sent on a stream without events. */
  readonly heartbeat: number
}
