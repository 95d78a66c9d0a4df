import {
  type Base,
  basesOf,
  defaultSettings,
  type EndpointMemory,
  endpointAt,
  type Hooks,
  type HttpAnswer,
  type HttpCall,
  mergeHeaders,
  type PlainHeaders,
  send,
  withOptions,
} from "../http/runtime.ts"
import { type AskCredentials, credentialsOf } from "./credentials.ts"
import type { RestOperation } from "./operation.ts"
import type { CallOptions, RestDefaults, RestOptions } from "./options.ts"
import type { Credentials } from "./security.ts"

/** A request without base URL and credentials, which the client adds. */
export interface RestRequest {
  readonly operation: Pick<RestOperation, "data" | "idempotent" | "result" | "security"> & { readonly method: string }
  /** The path below the base URL, and the query. */
  readonly target: string
  /** What replaces it below a base URL. */
  readonly targetAt?: ((target: string, base: Base) => string) | undefined
  /** All headers, from those of the credentials. */
  readonly headers: (credentials: PlainHeaders) => PlainHeaders
  readonly body?: unknown
}

/** The part of a client that sends requests, shared by all its calls. */
export interface Sender {
  /** The client's headers without its credentials. */
  readonly headers: PlainHeaders
  readonly credentials: Credentials | AskCredentials
  readonly hooks: Hooks | undefined
  /** The first base URL. */
  readonly base: Base
  /** The client's headers over those of credentials. They are kept for credentials that stay the same. */
  headersWith(operation: string, credentials: PlainHeaders): PlainHeaders
  /** Sends a request to the client's endpoints, or to the call's, with the settings of both. */
  send<Result>(
    call: HttpCall,
    request: RestRequest,
    own: CallOptions,
    read: (answer: HttpAnswer) => Result,
  ): Promise<Result>
}

/** @throws InvalidParameterError naming an invalid option */
export function createSender(client: RestOptions, defaults: RestDefaults): Sender {
  const { fetch, hooks } = client
  const bases = basesOf("baseUrl", client.baseUrl)
  const settings = withOptions(defaultSettings, client)
  const credentials = credentialsOf(client, defaults)
  const memory: EndpointMemory = { index: 0 }
  const headers = mergeHeaders("client", { accept: "application/json" }, client.headers)
  let kept: { readonly credentials: PlainHeaders; readonly merged: PlainHeaders } | undefined

  return {
    headers,
    headersWith(operation, credentials) {
      if (kept?.credentials !== credentials)
        kept = { credentials, merged: mergeHeaders(operation, credentials, headers) }
      return kept.merged
    },
    credentials,
    hooks,
    base: bases[0] as Base,
    send(call, { operation, target, targetAt, headers, body }, own, read) {
      const { method, security } = operation
      const headOf = (own: Credentials) => ({ ...own, headers: headers(own.headers ?? noHeaders) })
      const isElsewhere = own.baseUrl !== undefined
      return (defaults.send ?? send)({
        call,
        method,
        body,
        results: operation.data,
        result: operation.result,
        endpoints: (isElsewhere ? basesOf("baseUrl", own.baseUrl) : bases).map((base) =>
          endpointAt(base, targetAt?.(target, base) ?? target),
        ),
        head:
          typeof credentials === "function"
            ? async (...attempt) => headOf(await credentials(...attempt, security))
            : headOf(credentials),
        // RFC 9110, 9.2.2
        idempotent: operation.idempotent || (method !== "POST" && method !== "PATCH"),
        settings: withOptions(settings, own, call.operation),
        fetch,
        hooks,
        signal: own.signal,
        memory: isElsewhere ? undefined : memory,
        read,
      })
    },
  }
}

const noHeaders: PlainHeaders = {}
