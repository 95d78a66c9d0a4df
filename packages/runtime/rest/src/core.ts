import { baseUrlError, InvalidParameterError } from "./errors/invalid-parameter-error.ts"
import type { CallFacts } from "./errors/serac-error.ts"
import { clientHeaders, mergeHeaders, withKey } from "./headers.ts"
import { observed } from "./hooks.ts"
import type { RestOperation } from "./operation.ts"
import type { CallOptions, RestDefaults, RestOptions } from "./options.ts"
import { createPages, type Pages } from "./pages.ts"
import { requestParts } from "./request-parts.ts"
import { type ResponsePromise, responsePromise } from "./response-promise.ts"
import { type RestResult, resultOf } from "./result.ts"
import { type Call, send } from "./send.ts"
import { createTransport, type Transport } from "./transport.ts"

/**
 * What the functions of a generated client stand on. Parameters are one flat object: those of path, query and header by
 * their names in the document, and `body`. What is undefined or null is not sent.
 *
 * @example
 * import { createRestCore, type RestOperation } from "@serac/rest"
 *
 * const getBlock: RestOperation = { id: "getBlock", method: "GET", path: "/v1/chains/{chainId}/blocks/{blockId}" }
 * const core = createRestCore({ baseUrl: "https://data.example" })
 * const block = await core.call<{ blockHash: string }>(getBlock, { chainId: "43114", blockId: "1" })
 */
export interface RestCore<Paths extends object = object> {
  /**
   * Sends one request, at once, and promises its data.
   *
   * @throws {@link ApiError} or the class of its status, when the answer is not a result
   * @throws {@link ConnectionError} when no complete answer came
   * @throws {@link TimeoutError} when the time was over
   * @throws {@link ResponseTooLargeError} when the answer has too many bytes
   * @throws {@link InvalidResponseError} when the answer is not JSON
   * @throws {@link InvalidParameterError} when a parameter is unknown, missing or unfit for a URL
   */
  call<Data>(operation: RestOperation, parameters?: object, options?: CallOptions): ResponsePromise<Data>
  /**
   * A listing, begun when it is awaited or iterated. Each of its pages can fail as a call can.
   *
   * @throws {@link ListingRestartedError} when the listing comes back to an earlier page
   */
  pages<Body, Item>(operation: RestOperation, parameters?: object, options?: CallOptions): Pages<Body, Item>
  /** For other clients of the same API, such as `rawClient`. A function, so that a logged client shows no key. */
  transport(): Transport<Paths>
}

/**
 * Makes the core of a client. Nothing is sent.
 *
 * @example
 * import { createRestCore } from "@serac/rest"
 *
 * const core = createRestCore({ baseUrl: "https://data.example", apiKey: "secret" }, { security: { kind: "header", name: "x-data-api-key" } })
 */
export function createRestCore<Paths extends object = object>(
  client: RestOptions,
  defaults: RestDefaults = {},
): RestCore<Paths> {
  const headers = clientHeaders(client, defaults)

  const requestOf = (operation: RestOperation, parameters: object, own: CallOptions, call: CallFacts): Request => {
    const { target, header, body, contentType } = requestParts(operation, parameters, call)
    if (operation.server && !own.baseUrl)
      throw new InvalidParameterError(
        { ...call, parameter: "baseUrl" },
        `must be given with the call: this operation is served at ${operation.server}`,
      )
    const content = { "content-type": contentType, accept: operation.accept }
    const init = {
      method: operation.method,
      headers: mergeHeaders(headers, content, own.headers, header),
      body: body ?? null,
    }
    try {
      return new Request((own.baseUrl ?? client.baseUrl).replace(/\/+$/, "") + withKey(target, client, defaults), init)
    } catch {
      throw baseUrlError(call)
    }
  }

  const run = <Data, Read>(
    operation: RestOperation,
    parameters: object = {},
    own: CallOptions = {},
    read: (result: RestResult<Data>, call: CallFacts) => Read,
  ): Promise<Read> => {
    const call: Call = { operation: operation.id, url: operation.path, attempts: 0 }
    return observed(client.hooks, call, async () => {
      const request = requestOf(operation, parameters, own, call)
      const answer = await send(request, call, client, own, operation.data)
      return read(resultOf(operation, answer, call), call)
    })
  }

  return {
    call: <Data>(operation: RestOperation, parameters?: object, own?: CallOptions) =>
      responsePromise(run(operation, parameters, own, (result: RestResult<Data>) => result)),
    pages: (operation, parameters, own) =>
      createPages(
        (pageToken, read) => run(operation, pageToken ? { ...parameters, pageToken } : parameters, own, read),
        operation.items ?? "",
        (parameters as { readonly pageToken?: string } | undefined)?.pageToken,
        own?.signal,
      ),
    transport: () => createTransport(client, headers),
  }
}
