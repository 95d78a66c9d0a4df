import { expect, test } from "vitest"
import { answer, scriptedFetch } from "../../test/rest/scripted-fetch.ts"
import { createRestCore } from "./core.ts"
import type { RestOperation } from "./operation.ts"
import { basicKey, bearerKey, keyInCookie, keyInHeader, keyInQuery } from "./security.ts"
import { type SchemeCredentials, type SecurityAlternatives, securitySchemes } from "./security-schemes.ts"

const places = {
  clientId: keyInHeader("x-client-id"),
  secret: keyInQuery("s"),
  login: basicKey,
  token: bearerKey,
  session: keyInCookie("sid"),
  csrf: keyInCookie("csrf"),
}

/** What an operation is sent with: its query, and those headers that carry credentials. */
async function sent(credentials: SchemeCredentials | undefined, security?: SecurityAlternatives) {
  const { fetch, requests } = scriptedFetch(answer(200, 1))
  const usual = [["clientId", "secret"], ["token"]]
  const core = createRestCore(
    { baseUrl: "https://data.example", fetch, credentials },
    { security: securitySchemes(places, usual) },
  )
  const list: RestOperation = { id: "list", method: "GET", path: "/v1/chains", ...(security && { security }) }
  await core.call(list)
  const [{ url, headers } = new Request("https://none.example")] = requests
  const own = ["x-client-id", "authorization", "cookie"].flatMap((name) => headers.get(name) ?? [])
  return [new URL(url).search, ...own]
}

const pair = { clientId: "me", secret: "a&b" }

test.each<[string, SchemeCredentials | undefined, SecurityAlternatives | undefined, readonly string[]]>([
  ["both keys that are wanted together", pair, undefined, ["?s=a%26b", "me"]],
  ["a key that a function gives", { ...pair, clientId: async () => "you" }, undefined, ["?s=a%26b", "you"]],
  ["the alternative that is given", { token: "t" }, undefined, ["", "Bearer t"]],
  ["the first alternative that is given whole", { clientId: "me", token: "t" }, undefined, ["", "Bearer t"]],
  ["nothing of an alternative that is not the chosen one", { ...pair, token: "t" }, undefined, ["?s=a%26b", "me"]],
  [
    "what the operation wants in the place of what most want",
    { ...pair, login: "n:p" },
    [["login"]],
    ["", "Basic bjpw"],
  ],
  ["no key to an operation that wants none", pair, [], [""]],
  ["a key to an operation that takes strangers too", pair, [["clientId"], []], ["", "me"]],
  ["no key to a stranger's operation", pair, [["token"], []], [""]],
  ["cookies in one header", { session: "a;b", csrf: "c" }, [["session", "csrf"]], ["", "sid=a%3Bb; csrf=c"]],
  ["nothing where there are no credentials", undefined, undefined, [""]],
])("sent is %s", async (_, credentials, security, expected) => {
  expect(await sent(credentials, security)).toEqual(expected)
})

test.each<[string, SchemeCredentials, string]>([
  ["one of two", { clientId: "me" }, "credentials.secret"],
  ["an empty one", { clientId: "me", secret: "" }, "credentials.secret"],
  ["one that its function does not give", { clientId: "me", secret: () => "" }, "credentials.secret"],
  ["another", { login: "n:p" }, "credentials.clientId"],
])("nothing is sent, and the missing option named, where there is %s", async (_, credentials, parameter) => {
  await expect(sent(credentials)).rejects.toMatchObject({
    name: "InvalidParameterError",
    operation: "list",
    parameter,
    message: `list: "${parameter}" is missing: the operation requires clientId and secret, or token`,
  })
})
