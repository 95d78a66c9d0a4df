import { type CallFacts, type Fetch, InvalidParameterError, present, type Secret } from "../http/runtime.ts"
import type { OAuthClient, TokenSecurity } from "./oauth.ts"
import type { Credentials, Security } from "./security.ts"

/**
 * The sets of security schemes of which an operation requires one, by their names in the document. An empty set means that
 * credentials are optional.
 *
 * @example
 * import type { SecurityAlternatives } from "@serac/client/rest"
 *
 * const pairOrToken: SecurityAlternatives = [["clientId", "secret"], ["token"]]
 */
export type SecurityAlternatives = readonly (readonly string[])[]

/**
 * Credentials by the names of their schemes in the document: a text, a function that gives one, or the client of an OAuth flow.
 *
 * @example
 * import type { SchemeCredentials } from "@serac/client/rest"
 *
 * const credentials: SchemeCredentials = { clientId: "me", secret: async () => "secret" }
 */
export type SchemeCredentials = Readonly<Record<string, Secret | OAuthClient | undefined>>

/**
 * The security schemes of an API that has several: made by {@link securitySchemes}.
 *
 * @example
 * import type { SecuritySchemes } from "@serac/client/rest"
 *
 * const none: SecuritySchemes = { write: async () => ({}) }
 */
export interface SecuritySchemes {
  /**
   * @throws InvalidParameterError naming the credential that is missing; nothing is sent
   * @throws TokenError when there is no token of an OAuth flow
   */
  write(
    given: SchemeCredentials,
    wanted: SecurityAlternatives | undefined,
    call: CallFacts,
    signal: AbortSignal,
    fetch?: Fetch,
  ): Promise<Credentials>
}

/**
 * Several security schemes. A request has the credentials of the first complete set, and no others.
 *
 * @param places the location of the key of each scheme
 * @param usual the sets for operations without `security`, empty sets last
 *
 * @example
 * import { bearerKey, createRestCore, keyInHeader, securitySchemes } from "@serac/client/rest"
 *
 * const options = { baseUrl: "https://data.example", credentials: { clientId: "me", secret: "secret" } }
 * const places = { clientId: keyInHeader("x-client-id"), secret: keyInHeader("x-secret"), token: bearerKey }
 * const core = createRestCore(options, { security: securitySchemes(places, [["clientId", "secret"], ["token"]]) })
 */
export const securitySchemes = (
  places: Readonly<Record<string, Security | TokenSecurity>>,
  usual: SecurityAlternatives,
): SecuritySchemes => ({
  async write(given, wanted = usual, call, signal, fetch) {
    const isGiven = (name: string) => Object.hasOwn(given, name) && !!given[name]
    const refuse = (
      name: string,
      rule = `is missing: the operation requires ${wanted.map((names) => names.join(" and ")).join(", or ")}`,
    ): never => {
      throw new InvalidParameterError({ ...call, parameter: `credentials.${name}` }, rule)
    }
    const count = (names: readonly string[]) => names.filter(isGiven).length
    const whole = wanted.find((names) => count(names) === names.length)
    // The error names a member of the set that is the most complete.
    const [closest = []] = [...wanted].sort((a, b) => count(b) - count(a))
    const names = whole ?? (closest.length ? [refuse(closest.find((name) => !isGiven(name)) as string)] : [])
    const written = await Promise.all(
      names.map(async (name) => {
        const secret = given[name]
        const place = places[name] as Security & Partial<TokenSecurity>
        const client = typeof secret === "object" ? secret : undefined
        if (client && !place.tokenOf) refuse(name, "must be a text or a function")
        const key =
          (client
            ? await place.tokenOf?.(client, fetch, { ...call, credential: name })
            : await present(secret as Secret, `credentials.${name}`, call, signal)) || refuse(name)
        return client ? { ...place(key), renew: () => place.drop?.(client, key) } : place(key)
      }),
    )
    const headers: Record<string, string> = {}
    for (const [name, value] of written.flatMap((one) => Object.entries(one.headers ?? {})))
      headers[name] = name === "cookie" && headers[name] ? `${headers[name]}; ${value}` : value
    const query = written.flatMap((one) => one.query ?? []).join("&")
    const renewals = written.flatMap((one: Credentials) => one.renew ?? [])
    return {
      headers,
      ...(query && { query }),
      ...(renewals.length && { renew: () => renewals.forEach((renew) => void renew()) }),
    }
  },
})
