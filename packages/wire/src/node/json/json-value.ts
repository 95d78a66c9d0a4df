/** The kind of a JSON value, as Go's decoder names it. */
export type JsonKind = JsonValue["kind"]

/** The value null. */
export interface JsonNull {
  readonly kind: "null"
  readonly text: string
}

/** A boolean. */
export interface JsonBool {
  readonly kind: "bool"
  readonly text: string
  readonly value: boolean
}

/** A number as its digits: a node's numbers exceed the exact range of JavaScript numbers. */
export interface JsonNumber {
  readonly kind: "number"
  readonly text: string
}

/** A string; `text` is its source, with quotes and escapes. */
export interface JsonString {
  readonly kind: "string"
  readonly text: string
  readonly value: string
}

/** An array. */
export interface JsonArray {
  readonly kind: "array"
  readonly text: string
  readonly elements: readonly JsonValue[]
}

/** A member of an object. */
export interface JsonMember {
  readonly name: string
  readonly value: JsonValue
}

/** An object: its members in source order, including duplicate names, of which the last one counts on a node. */
export interface JsonObject {
  readonly kind: "object"
  readonly text: string
  readonly members: readonly JsonMember[]
}

/** A JSON value with its exact source text, without surrounding white space. */
export type JsonValue = JsonNull | JsonBool | JsonNumber | JsonString | JsonArray | JsonObject

/** The value as `JSON.parse` returns it: numbers beyond 2^53 lose digits, the last of duplicate names counts. */
export function plainJson(value: JsonValue): unknown {
  return JSON.parse(value.text)
}
