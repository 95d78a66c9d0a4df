import { ApiError, createRestCore, InvalidResponseError, type RestCore, type RestOperation } from "@serac/client/rest"
import * as health from "@serac/health"
import * as operations from "@serac/health/operations"
import { type Settled, settle } from "./answer.ts"
import { parseOrUndefined } from "./calls.ts"
import { canonical, canonicalText } from "./canonical.ts"
import { shownReason } from "./compare.ts"
import type { LocatedExchange } from "./exchange.ts"
import { origin, play } from "./player.ts"
import { bundled, Schemas } from "./schemas.ts"
import { type ExchangeVerdict, verdict } from "./verdict.ts"

const schemas = new Schemas(bundled("@serac/health/openapi.json"))

/** Proves one exchange of the health GET interface, the refused ones too. */
export async function judgeGet(recorded: LocatedExchange): Promise<ExchangeVerdict> {
  const { request, response } = recorded.exchange
  const [path = "", query = ""] = request.path.split("?")
  const tags = new URLSearchParams(query).getAll("tag")
  const player = play(response, () => response.body)
  const core = createRestCore({ baseUrl: origin, fetch: player.fetch, retry: false })
  const operation = Object.values(operations).find((one): one is RestOperation => "id" in one && one.path === path)
  if (operation === undefined || request.method !== "GET") {
    const probe: RestOperation = { id: "probe", method: "GET", path }
    return verdict(
      recorded,
      `malformed: ${request.method} health`,
      "transport",
      compareRefusal(response, await settle(core.call(probe, {}))),
    )
  }
  const call = (
    health as unknown as Readonly<Record<string, (core: RestCore, parameters: object) => Promise<unknown>>>
  )[operation.id]
  if (call === undefined) throw new Error(`@serac/health exports no function ${operation.id}`)
  const settled = await settle(call(core, query === "" ? {} : { tag: tags }))
  const violations: string[] = []
  const sent = player.sent.map((one) => `${one.method} ${one.path}`)
  if (canonical(sent) !== canonical([`GET ${request.path}`])) violations.push(`the client sent ${sent.join(", ")}`)
  if (settled.status === "rejected")
    violations.push(`the client threw ${shownReason(settled.reason)} at a health result`)
  else if (canonical(settled.value) !== canonicalText(response.body))
    violations.push("the result did not survive the client unchanged")
  const pointer = `/paths/${path.replaceAll("/", "~1")}/get/responses/${response.status}/content/application~1json/schema`
  violations.push(...schemas.violations(pointer, JSON.parse(response.body)))
  return verdict(recorded, `GET ${path}`, "GET", violations)
}

/** A response that is no health result: the status class where it failed, else the error for a body that is not JSON. */
function compareRefusal(response: LocatedExchange["exchange"]["response"], settled: Settled): string[] {
  const isResult = response.status === 200 && parseOrUndefined(response.body) !== undefined
  if (settled.status === "fulfilled") return isResult ? [] : ["the client returned a result where there is none"]
  const { reason } = settled
  if (isResult) return [`the client threw ${shownReason(reason)} at a result`]
  const right =
    response.status === 200
      ? reason instanceof InvalidResponseError
      : reason instanceof ApiError && reason.status === response.status
  return right ? [] : [`HTTP ${response.status} became ${shownReason(reason)}`]
}
