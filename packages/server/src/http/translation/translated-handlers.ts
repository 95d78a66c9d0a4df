import { cached, declaredVersion, type ReadVersion } from "../cache/cached.ts"
import type { OpenApiDocument } from "../document/openapi.ts"
import { readOperations } from "../document/operations.ts"
import type { AnyHandlers, Handler } from "../handler.ts"
import { declaredRules, type RequestRules, withRules } from "../handler-rules.ts"
import { ReadyJson } from "../ready-json.ts"
import { parseExact } from "./exact-json.ts"
import { type Translate, type Translations, Translator } from "./translator.ts"

/**
 * Wraps handlers of one document for a service of another document: their responses are translated. Declarations of `cached` and `withRules`
 * stay in effect, and a cached response is cached translated. Handlers without anything to translate, and those of operations that the
 * document does not have, are returned unchanged.
 *
 * @param document the document of the handlers
 *
 * @example
 * ```ts
 * import document from "@serac/metrics/openapi.json" with { type: "json" }
 * import { type AnyHandlers, translatedHandlers } from "@serac/server/http"
 *
 * const handlers: AnyHandlers<undefined> = {
 *   getAverageTps: async () => ({ results: [{ timestamp: 1_795_219_200, value: 3.614 }], status: 200 }),
 * }
 * export const rounded = translatedHandlers(document, handlers, {
 *   DataPoint: ({ value, ...point }) => ({ ...point, value: Math.round(Number(value)) }),
 * })
 * ```
 */
export function translatedHandlers<Services>(
  document: OpenApiDocument,
  handlers: AnyHandlers<Services>,
  translations: Translations,
): AnyHandlers<Services> {
  const translator = new Translator(document, translations)
  const translated = readOperations(document).flatMap(({ id, success }) => {
    const handler = handlers[id] as Handler<unknown, Services> | undefined
    const translate = success && translator.of(success)
    return handler === undefined || translate === undefined
      ? []
      : [[id, translatedHandler(handler, translate)] as const]
  })
  return { ...handlers, ...Object.fromEntries(translated) }
}

function translatedHandler<Services>(
  handler: Handler<unknown, Services>,
  translate: Translate,
): Handler<unknown, Services> {
  const answer: Handler<unknown, Services> = async (request, services) => {
    const result: unknown = await handler(request, services)
    if (result instanceof ReadyJson) return new ReadyJson(JSON.stringify(translate(parseExact(result.text))))
    return translate(result) as undefined
  }
  const version = declaredVersion(handler) as ReadVersion<unknown, Services> | undefined
  const kept = version === undefined ? answer : cached(version, answer)
  const rules = declaredRules(handler) as RequestRules<unknown, Services> | undefined
  return rules === undefined ? kept : withRules(rules, kept)
}
