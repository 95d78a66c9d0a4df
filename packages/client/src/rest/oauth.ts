import { type CallFacts, type Fetch, type FetchInit, readBody, type Secret, withDeadline } from "../http/runtime.ts"
import { TokenError } from "./errors/token-error.ts"
import { basicKey, bearerKey, type Credentials } from "./security.ts"

/**
 * A client of the OAuth 2.0 client credentials flow (RFC 6749, 4.4). One object is one client: its calls share one token.
 *
 * @example
 * import type { OAuthClient } from "@serac/client/rest"
 *
 * const client: OAuthClient = { clientId: "me", clientSecret: async () => "secret", scopes: ["files.read"] }
 */
export interface OAuthClient<Scope extends string = string> {
  readonly clientId: string
  readonly clientSecret: Secret
  /** The scopes to ask for. Default: none, so that the server decides. */
  readonly scopes?: readonly Scope[] | undefined
  /** The token endpoint. Default: the document's. */
  readonly tokenUrl?: string | undefined
  /** How the client authenticates there: by HTTP Basic, or by parameters of the body. Default `basic`. */
  readonly authentication?: "basic" | "body" | undefined
}

/**
 * A security scheme whose token comes from a token endpoint: made by {@link clientCredentials}.
 *
 * @example
 * import { clientCredentials, type TokenSecurity } from "@serac/client/rest"
 *
 * const oauth: TokenSecurity = clientCredentials("https://login.example/token")
 */
export interface TokenSecurity {
  (token: string): Credentials
  /**
   * The present token, shared by all calls that want one.
   *
   * @param call the call that wants it, with the name of the scheme
   * @throws TokenError when there is none; the next call asks again
   */
  tokenOf(
    client: OAuthClient,
    fetch: Fetch | undefined,
    call: CallFacts & { readonly credential: string },
  ): Promise<string>
  /** Drops a token that was refused, unless there is a newer one already. */
  drop(client: OAuthClient, token: string): void
}

interface Grant {
  readonly token: Promise<string>
  /** The token, once it is known. */
  text?: string
  /** The end of the token, by `performance.now()`. */
  until: number
}

/** The time limit of a request for a token in milliseconds. */
const tokenTimeout = 30_000
const maxTokenBytes = 65_536

/**
 * The OAuth 2.0 client credentials flow: the token is requested with the first call, sent as `authorization: Bearer`, renewed
 * shortly before it ends, and, with {@link sendRenewing}, once for a call that is refused with 401. Redirections of the token endpoint are
 * not followed.
 *
 * @param tokenUrl the token endpoint of the document
 *
 * @example
 * import { clientCredentials, createRestCore, securitySchemes, sendRenewing } from "@serac/client/rest"
 *
 * const security = securitySchemes({ oauth: clientCredentials("https://login.example/token") }, [["oauth"]])
 * const credentials = { oauth: { clientId: "me", clientSecret: "secret" } }
 * const core = createRestCore({ baseUrl: "https://data.example", credentials }, { security, send: sendRenewing })
 */
export const clientCredentials = (tokenUrl: string): TokenSecurity => {
  const grants = new WeakMap<OAuthClient, Grant>()
  const begin = (client: OAuthClient, fetch: Fetch | undefined): Grant => {
    const grant: Grant = {
      until: Infinity,
      token: inTime((signal) => requestToken(client.tokenUrl ?? tokenUrl, client, signal, fetch)).then(
        ({ token, seconds }) => {
          // Calls under way have some time left, also with tokens that are short-lived.
          grant.until = performance.now() + Math.max(seconds - 30, seconds / 2) * 1_000
          grant.text = token
          return token
        },
      ),
    }
    grants.set(client, grant)
    grant.token.catch(() => grants.get(client) === grant && grants.delete(client))
    return grant
  }
  return Object.assign((token: string) => bearerKey(token), {
    tokenOf(client: OAuthClient, fetch: Fetch | undefined, call: CallFacts & { readonly credential: string }) {
      const known = grants.get(client)
      const { token } = known && known.until > performance.now() ? known : begin(client, fetch)
      return token.catch((cause) => {
        throw new TokenError({ ...call, cause })
      })
    },
    drop(client: OAuthClient, token: string) {
      if (grants.get(client)?.text === token) grants.delete(client)
    },
  })
}

/** Ends also where a function of the user's disregards the signal: all calls wait for one token. */
const inTime = <Outcome>(work: (signal: AbortSignal) => Promise<Outcome>): Promise<Outcome> =>
  withDeadline(tokenTimeout, undefined, () => new Error(`there was no token within ${tokenTimeout} ms`), work)

async function requestToken(
  url: string,
  { clientId, clientSecret, scopes = [], authentication = "basic" }: OAuthClient,
  signal: AbortSignal,
  fetch: Fetch = globalThis.fetch,
): Promise<{ readonly token: string; readonly seconds: number }> {
  const secret = typeof clientSecret === "function" ? await clientSecret({ signal }) : clientSecret
  const isBasic = authentication === "basic"
  const form = new URLSearchParams({ grant_type: "client_credentials" })
  if (scopes.length) form.set("scope", scopes.join(" "))
  if (!isBasic) form.set("client_id", clientId)
  if (!isBasic) form.set("client_secret", secret)
  const request: FetchInit = {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded",
      ...(isBasic && basicKey(`${encodeURIComponent(clientId)}:${encodeURIComponent(secret)}`).headers),
    },
    body: String(form),
    signal,
    redirect: "manual",
  }
  const response = await fetch(url, request)
  const { bytes } = await readBody(response, maxTokenBytes)
  const answer = jsonOf(bytes)
  const { access_token: token, token_type: kind = "bearer", expires_in: seconds = Infinity } = answer
  if (!response.ok || typeof token !== "string" || !token) {
    const reason = [answer.error, answer.error_description].filter((text) => typeof text === "string").join(": ")
    throw new Error(
      `the token endpoint answered ${response.status}${reason && ` ${reason.slice(0, 300)}`} without a token`,
    )
  }
  if (String(kind).toLowerCase() !== "bearer") throw new Error(`the token endpoint gave a token of type "${kind}"`)
  return { token, seconds: Number(seconds) || Infinity }
}

function jsonOf(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return {}
  }
}
