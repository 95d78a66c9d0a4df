/** Keywords that only matter to readers. */
export const editorial: ReadonlySet<string> = new Set([
  "title",
  "description",
  "examples",
  "example",
  "$comment",
  "externalDocs",
  "x-requirement",
])

/** Bounds, with whether a larger number allows more values. */
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

/** Keywords that have a specific comparison; for all others, only the fact that they changed is reported. */
export const compared: ReadonlySet<string> = new Set([
  ...Object.keys(bounds),
  "type",
  "nullable",
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

/** Keywords of which each only takes values away: one that comes allows fewer, one that goes allows more. */
export const restricting: ReadonlySet<string> = new Set([
  ...["pattern", "format", "multipleOf", "uniqueItems", "contains", "propertyNames", "not", "contentEncoding"],
  ...["contentMediaType", "dependentRequired", "dependentSchemas", "unevaluatedProperties", "unevaluatedItems"],
])
