import { type Fetch, type RequestHead, type Sending, send } from "../http/runtime.ts"
import { fetchFollowing } from "./redirect.ts"

/**
 * Sends a request of a client: {@link sendFollowing} or {@link sendRenewing}.
 *
 * @example
 * import { type SendRequest, sendFollowing } from "@serac/client/rest"
 *
 * const sendRequest: SendRequest = sendFollowing
 */
export type SendRequest = <Result>(sending: Sending<Result>) => Promise<Result>

/**
 * Sends requests that follow redirections: at the same origin with the credentials, elsewhere without them and without headers of
 * the user's. A function, so that only the clients of documents that need it bundle it.
 *
 * @example
 * import { createRestCore, keyInHeader, sendFollowing } from "@serac/client/rest"
 *
 * const defaults = { security: keyInHeader("x-api-key"), send: sendFollowing }
 * const core = createRestCore({ baseUrl: "https://files.example", apiKey: "secret" }, defaults)
 */
export const sendFollowing: SendRequest = (sending) => {
  const { head, fetch = globalThis.fetch as Fetch } = sending
  let query: string | undefined
  const noted = (own: RequestHead) => {
    query = own.query
    return own
  }
  return send({
    ...sending,
    head: typeof head === "function" ? async (...attempt) => noted(await head(...attempt)) : noted(head),
    fetch: (url, init) => fetchFollowing(fetch, url, init, query),
  })
}

/**
 * Sends requests as {@link sendFollowing} does, and once more, with a new token, where the server refuses a token of an OAuth flow with 401.
 *
 * @example
 * import { clientCredentials, createRestCore, securitySchemes, sendRenewing } from "@serac/client/rest"
 *
 * const security = securitySchemes({ oauth: clientCredentials("https://login.example/token") }, [["oauth"]])
 * const credentials = { oauth: { clientId: "me", clientSecret: "secret" } }
 * const core = createRestCore({ baseUrl: "https://data.example", credentials }, { security, send: sendRenewing })
 */
export const sendRenewing: SendRequest = async (sending) => {
  const { head, settings } = sending
  let renew: RequestHead["renew"]
  const own: typeof sending = {
    ...sending,
    deadline: sending.deadline ?? performance.now() + settings.totalTimeout,
    head:
      typeof head === "function"
        ? async (...attempt) => {
            const given = await head(...attempt)
            renew = given.renew
            return given
          }
        : head,
  }
  try {
    return await sendFollowing(own)
  } catch (error) {
    // The server has refused the token, and done nothing.
    if (!renew || (error as { readonly status?: unknown } | undefined)?.status !== 401) throw error
    renew()
    return sendFollowing(own)
  }
}
