import type { MediaType } from "../document/openapi.ts"
import { CodegenError } from "../error.ts"

/** @throws {CodegenError} when there is content and none of it is JSON */
export function jsonOf(place: string, content: Readonly<Record<string, MediaType>> | undefined): MediaType | undefined {
  const types = Object.keys(content ?? {})
  if (content === undefined || types.length === 0) return undefined
  const json = types.find((type) => /^application\/([\w.-]+\+)?json\b/.test(type))
  if (json === undefined) throw new CodegenError(`${place} is ${types.join(", ")}; JSON is supported`)
  return content[json]
}
