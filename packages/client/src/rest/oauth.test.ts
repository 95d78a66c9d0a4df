import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { FetchInit } from "../http/index.ts"
import { writeJson } from "./bodies/json.ts"
import { createRestCore } from "./core.ts"
import { clientCredentials, type OAuthClient } from "./oauth.ts"
import type { RestOperation } from "./operation.ts"
import { keyInHeader } from "./security.ts"
import { securitySchemes } from "./security-schemes.ts"
import { sendRenewing } from "./send-following.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tokenUrl = "https://login.example/token"
const me: OAuthClient = { clientId: "me", clientSecret: "s/1" }
const read: RestOperation = { id: "read", method: "GET", path: "/v1/files" }
const write: RestOperation = {
  id: "write",
  method: "POST",
  path: "/v1/files",
  body: { type: "application/json", write: writeJson },
}

interface Service {
  /** What the token endpoint answers, in turn; the last for ever. Default: tokens named t1, t2, ... of an hour. */
  readonly grants?: readonly (() => Response)[]
  /** The tokens that the API refuses with 401. */
  readonly refused?: readonly string[]
  readonly client?: Partial<OAuthClient>
}

/** A core whose API takes a token of the endpoint, and what both have received. */
function service({ grants, refused = [], client = {} }: Service = {}) {
  const asked: { readonly url: string; readonly init: FetchInit }[] = []
  const tokens: (string | undefined)[] = []
  const fetch = async (url: string, init: FetchInit) => {
    if (!url.startsWith("https://data.example")) {
      asked.push({ url, init })
      const own = grants?.[Math.min(asked.length, grants.length) - 1]
      return own?.() ?? Response.json({ access_token: `t${asked.length}`, token_type: "Bearer", expires_in: 3600 })
    }
    const token = init.headers.authorization?.replace("Bearer ", "")
    tokens.push(token)
    return token === undefined || refused.includes(token) ? new Response(null, { status: 401 }) : Response.json(token)
  }
  const security = securitySchemes({ oauth: clientCredentials(tokenUrl), key: keyInHeader("x-key") }, [["oauth"]])
  const credentials = { oauth: { ...me, ...client } }
  const core = createRestCore(
    { baseUrl: "https://data.example", fetch, credentials, retry: false },
    { security, send: sendRenewing },
  )
  return { core, asked, tokens, credentials }
}

test("the token is requested with the first call, by Basic, and shared by all", async () => {
  const { core, asked } = service()
  expect(await Promise.all([core.call(read), core.call(read)])).toEqual(["t1", "t1"])
  expect(await core.call(write, { body: {} })).toBe("t1")
  expect(asked.map(({ url, init: { signal, ...init } }) => ({ url, ...init }))).toEqual([
    {
      url: tokenUrl,
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/x-www-form-urlencoded",
        authorization: `Basic ${btoa("me:s%2F1")}`,
      },
      body: "grant_type=client_credentials",
      redirect: "manual",
    },
  ])
})

test("scopes, another endpoint and a client in the body are sent as they are given", async () => {
  const client = {
    clientSecret: async () => "later",
    scopes: ["files.read", "files.write"],
    tokenUrl: "https://other.example/token",
    authentication: "body",
  } as const
  const { core, asked } = service({ client })
  await core.call(read)
  const [{ url, init } = { url: "", init: { body: "", headers: {} } }] = asked
  expect([url, init.body, init.headers]).toEqual([
    "https://other.example/token",
    "grant_type=client_credentials&scope=files.read+files.write&client_id=me&client_secret=later",
    { accept: "application/json", "content-type": "application/x-www-form-urlencoded" },
  ])
})

test("a token that is refused with 401 is renewed once, for all calls under way, a POST as well", async () => {
  const { core, asked, tokens } = service({ refused: ["t1"] })
  const calls = [core.call(read), core.call(read), core.call(write, { body: {} })]
  expect(await Promise.all(calls)).toEqual(["t2", "t2", "t2"])
  expect(asked.length).toBe(2)
  expect(tokens.sort()).toEqual(["t1", "t1", "t1", "t2", "t2", "t2"])
})

test("a second refusal of a call is its error", async () => {
  const { core, asked, tokens } = service({ refused: ["t1", "t2"] })
  await expect(core.call(read)).rejects.toMatchObject({ name: "UnauthorizedError", status: 401, attempts: 2 })
  expect([asked.length, tokens]).toEqual([2, ["t1", "t2"]])
})

test("a 401 without a token of the flow is not repeated", async () => {
  const { core, asked, tokens } = service()
  await expect(core.call({ ...read, security: [] })).rejects.toMatchObject({ status: 401, attempts: 1 })
  expect([asked.length, tokens]).toEqual([0, [undefined]])
})

test.each([
  [3600, 3_569, "t1"],
  [3600, 3_571, "t2"],
  [40, 19, "t1"],
  [40, 21, "t2"],
  [undefined, 100_000, "t1"],
])("a token of %s s is after %i s %s", async (expires_in, seconds, expected) => {
  const grants = [() => Response.json({ access_token: "t1", expires_in }), () => Response.json({ access_token: "t2" })]
  const { core } = service({ grants })
  expect(await core.call(read)).toBe("t1")
  await vi.advanceTimersByTimeAsync(seconds * 1_000)
  expect(await core.call(read)).toBe(expected)
})

test.each<[string, () => Response, string]>([
  [
    "refuses",
    () => Response.json({ error: "invalid_client", error_description: "no such client" }, { status: 401 }),
    "the token endpoint answered 401 invalid_client: no such client without a token",
  ],
  ["has no JSON", () => new Response("<html>"), "the token endpoint answered 200 without a token"],
  ["has no token", () => Response.json({ access_token: "" }), "the token endpoint answered 200 without a token"],
  [
    "redirects",
    () => new Response(null, { status: 302, headers: { location: "https://evil.example" } }),
    "the token endpoint answered 302 without a token",
  ],
  [
    "gives another kind",
    () => Response.json({ access_token: "t", token_type: "mac" }),
    'the token endpoint gave a token of type "mac"',
  ],
])("nothing is sent where the endpoint %s, and the next call asks again", async (_, grant, reason) => {
  const { core, tokens } = service({ grants: [grant, () => Response.json({ access_token: "good" })] })
  await expect(core.call(read)).rejects.toMatchObject({
    name: "TokenError",
    code: "NO_TOKEN",
    message: `read: no token for "credentials.oauth": ${reason}`,
    credential: "oauth",
    operation: "read",
    attempts: 1,
    cause: new Error(reason),
  })
  expect(tokens).toEqual([])
  expect(await core.call(read)).toBe("good")
})

test("a secret that never comes ends the request for a token, and the next call asks again", async () => {
  const clientSecret = vi.fn((): Promise<string> => new Promise(() => {})).mockName("secret")
  const { core } = service({ client: { clientSecret } })
  const first = expect(core.call(read, {}, { timeout: 60_000 })).rejects.toMatchObject({
    code: "NO_TOKEN",
    credential: "oauth",
    cause: new Error("there was no token within 30000 ms"),
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await first
  clientSecret.mockResolvedValue("late")
  expect(await core.call(read)).toBe("t1")
})

test("one object is one client: another one asks for a token of its own", async () => {
  const oauth = clientCredentials(tokenUrl)
  const fetch = async () => Response.json({ access_token: "t" })
  const [one, other] = [{ ...me }, { ...me }]
  const call = { operation: "read", url: "", attempts: 1, credential: "oauth" }
  expect(await Promise.all([oauth.tokenOf(one, fetch, call), oauth.tokenOf(one, fetch, call)])).toEqual(["t", "t"])
  oauth.drop(one, "another")
  oauth.drop(other, "t")
  const renewed = vi.fn(async () => Response.json({ access_token: "u" }))
  expect(await oauth.tokenOf(one, renewed, call)).toBe("t")
  expect(await oauth.tokenOf(other, renewed, call)).toBe("u")
  expect(renewed).toHaveBeenCalledOnce()
})

test("a client where the scheme has no token endpoint is refused before anything is sent", async () => {
  const security = securitySchemes({ key: keyInHeader("x-key") }, [["key"]])
  const core = createRestCore({ baseUrl: "https://data.example", credentials: { key: me } }, { security })
  await expect(core.call(read)).rejects.toThrow('"credentials.key" must be a text or a function')
})
