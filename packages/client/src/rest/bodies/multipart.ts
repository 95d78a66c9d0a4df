import { assertFinite, stringifyLossless } from "../../http/runtime.ts"
import type { BodyContent, BodyFormat } from "../operation.ts"
import { isGiven, objectMembers, plainValue } from "../parameter.ts"
import { blobOf, isBinary } from "./binary.ts"

/**
 * Writes an object as `multipart/form-data`: a list is a part for each of its values, bytes are a file (a `File` keeps
 * its name), an object is a part of JSON, and everything else is text. `parts` can set the media type of a part.
 *
 * @throws TypeError when it is not an object
 *
 * @example
 * import { type RestOperation, writeMultipart } from "@serac/client/rest"
 *
 * const upload: RestOperation = {
 *   id: "upload",
 *   method: "POST",
 *   path: "/files",
 *   body: { type: "multipart/form-data", write: writeMultipart, parts: { picture: "image/png" } },
 * }
 */
export function writeMultipart(value: unknown, { parts = {} }: BodyFormat): BodyContent {
  const form = new FormData()
  for (const [name, member] of objectMembers(value)) {
    const type = Object.hasOwn(parts, name) ? parts[name] : undefined
    for (const one of [member].flat().filter(isGiven)) appendPart(form, name, plainValue(one, name), type)
  }
  return { body: form }
}

function appendPart(form: FormData, name: string, value: unknown, type: string | undefined): void {
  if (isBinary(value)) {
    const blob = blobOf(value, value instanceof Blob && value.type ? undefined : type)
    if (value instanceof File) form.append(name, blob, value.name)
    else form.append(name, blob)
  } else if (Object(value) === value || (type !== undefined && !type.startsWith("text/plain"))) {
    const isText = typeof value === "string" && !/\bjson$/.test(type ?? "")
    form.append(
      name,
      new Blob([isText ? value : String(stringifyLossless(value, true))], { type: type ?? "application/json" }),
    )
  } else {
    assertFinite(value, name)
    form.append(name, String(value))
  }
}
