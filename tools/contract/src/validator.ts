import { Ajv2020 } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import type { Json } from "./documents.ts"

/** Judges values by the schemas of one document, addressed by JSON pointer. */
export function validatorOf(document: Json): (pointer: string, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
  for (const format of ["uint64", "uint64-argument", "hex"]) ajv.addFormat(format, true)
  ajv.addSchema(document, "document")
  return (pointer, value) => {
    const validate = ajv.getSchema(`document#${pointer}`)
    if (validate === undefined) throw new Error(`the document has no schema at ${pointer}`)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "/"} ${message}`)
  }
}

/** Escapes one step of a JSON pointer. */
export const step = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1")
