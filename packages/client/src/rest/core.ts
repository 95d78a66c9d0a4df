import {
  type CallFacts,
  type HttpCall,
  invalidParameter,
  mergeHeaders,
  observed,
  type PlainHeaders,
} from "../http/runtime.ts"
import type { RestOperation } from "./operation.ts"
import type { CallOptions, RestDefaults, RestOptions } from "./options.ts"
import type { Pages } from "./pages.ts"
import { requestParts } from "./request-parts.ts"
import { type ResponsePromise, responsePromise } from "./response-promise.ts"
import type { RestResult } from "./rest-result.ts"
import { restResult } from "./result.ts"
import { createSender, type RestRequest, type Sender } from "./sender.ts"

/** The key under which `rawClient` finds the sender. A symbol, so that logging a client shows no API key. */
export const senderOf = Symbol("sender")

/**
 * The core of a generated client, which its functions take. Parameters are one flat object: those of path, query and header by
 * their names in the document, and `body`. Parameters that are undefined or null are not sent.
 *
 * @example
 * import { createRestCore, type RestOperation } from "@serac/client/rest"
 *
 * const getBlock: RestOperation = { id: "getBlock", method: "GET", path: "/v1/chains/{chainId}/blocks/{blockId}" }
 * const core = createRestCore({ baseUrl: "https://data.example" })
 * const block = await core.call<{ blockHash: string }>(getBlock, { chainId: "43114", blockId: "1" })
 */
export interface RestCore<Paths extends object = object> {
  /**
   * Sends a request at once. @returns a promise of its data.
   *
   * @throws ApiError or the class of its status, when the response is not a result
   * @throws ConnectionError when no complete response arrived
   * @throws TimeoutError when a time limit was reached
   * @throws ResponseTooLargeError when the body is too large
   * @throws InvalidResponseError when the body does not match the document
   * @throws InvalidParameterError when a parameter is unknown, missing or cannot be sent
   */
  call<Data, Described = unknown>(
    operation: RestOperation,
    parameters?: object,
    options?: CallOptions,
  ): ResponsePromise<Data, never, Described>
  /**
   * A listing, which starts when it is awaited or iterated. Each of its pages can fail like a call.
   *
   * @throws ListingRestartedError when the listing repeats an earlier page
   */
  pages<Body, Item, Described = unknown>(
    operation: RestOperation,
    parameters?: object,
    options?: CallOptions,
  ): Pages<Body, Item, never, Described>
  /** The sender, for other clients of the same API such as `rawClient`. */
  readonly [senderOf]: () => Sender & { readonly paths?: Paths }
}

/**
 * Creates the core of a client without sending a request.
 *
 * @throws InvalidParameterError naming an invalid option, such as a `baseUrl` that is not a URL
 *
 * @example
 * import { createRestCore, keyInHeader } from "@serac/client/rest"
 *
 * const options = { baseUrl: "https://data.example", apiKey: "secret" }
 * const core = createRestCore(options, { security: keyInHeader("x-data-api-key") })
 */
export function createRestCore<Paths extends object = object>(
  client: RestOptions,
  defaults: RestDefaults = {},
): RestCore<Paths> {
  const sender = createSender(client, defaults)

  const run = <Data, Described, Read>(
    operation: RestOperation,
    parameters: object = {},
    own: CallOptions = {},
    read: (result: RestResult<Data, Described>, call: CallFacts) => Read,
    targetAt?: RestRequest["targetAt"],
  ): Promise<Read> => {
    const call: HttpCall = { operation: operation.id, url: operation.path, attempts: 0 }
    return observed(sender.hooks, call, () => {
      const { target, header, body, contentType } = requestParts(operation, parameters, call)
      if (operation.server && !own.baseUrl)
        throw invalidParameter(operation.id, "baseUrl", `must be given: it is served at ${operation.server}`)
      const request = {
        operation,
        target,
        targetAt,
        // Later headers override earlier ones: credentials, the client's, the document's, the call's, documented parameters.
        headers: (keys: PlainHeaders) => {
          const usual = sender.headersWith(operation.id, keys)
          const hasOthers = contentType || operation.accept || own.headers || header
          return hasOthers
            ? mergeHeaders(
                operation.id,
                usual,
                { "content-type": contentType, accept: operation.accept },
                own.headers,
                header,
              )
            : usual
        },
        body,
      }
      return sender.send(call, request, own, (answer) => read(restResult(operation, answer, call), call))
    })
  }

  return {
    call: <Data, Described>(operation: RestOperation, parameters?: object, own?: CallOptions) =>
      responsePromise(run(operation, parameters, own, (result: RestResult<Data, Described>) => result)),
    pages: (operation, parameters, own) => {
      if (!operation.pages) throw invalidParameter(operation.id, "operation", "is no listing")
      return operation.pages(
        (start, read) => run(operation, start?.parameters ?? parameters, own, read, start?.target),
        { operation, parameters, own },
      )
    },
    [senderOf]: () => sender,
  }
}
