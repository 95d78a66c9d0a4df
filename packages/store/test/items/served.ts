import document from "@serac/data/openapi.json" with { type: "json" }
import { Ajv2020 } from "ajv/dist/2020.js"
import { expect } from "vitest"

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false })
ajv.addSchema({ $id: "data", components: document.components })

/** The item that a text is, once it is found to be what the document of the data API says of it. */
export function served(text: string, schema: keyof typeof document.components.schemas): unknown {
  const item: unknown = JSON.parse(text)
  const validate = ajv.compile({ $ref: `data#/components/schemas/${schema}` })
  validate(item)
  expect(validate.errors ?? []).toEqual([])
  return item
}
