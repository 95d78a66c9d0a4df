/** Keywords that say something to readers only. */
export const editorial: ReadonlySet<string> = new Set([
  "title",
  "description",
  "examples",
  "example",
  "$comment",
  "externalDocs",
  "x-requirement",
])

/** Bounds: true where a larger number admits more values. */
export const bounds: Readonly<Record<string, boolean>> = {
  maximum: true,
  exclusiveMaximum: true,
  maxLength: true,
  maxItems: true,
  maxProperties: true,
  minimum: false,
  exclusiveMinimum: false,
  minLength: false,
  minItems: false,
  minProperties: false,
}

/** Keywords that are compared one by one; of any other it is only known that it changed. */
export const compared: ReadonlySet<string> = new Set([
  ...Object.keys(bounds),
  "type",
  "enum",
  "const",
  "x-extensible-enum",
  "required",
  "properties",
  "additionalProperties",
  "patternProperties",
  "items",
  "oneOf",
  "anyOf",
  "allOf",
  "deprecated",
])
