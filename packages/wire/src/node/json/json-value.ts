/** What kind of JSON value a text begins with, in the words of Go's decoder. */
export type JsonKind = JsonValue["kind"]

/** The value null. */
export interface JsonNull {
  readonly kind: "null"
  readonly text: string
}

/** True or false. */
export interface JsonBool {
  readonly kind: "bool"
  readonly text: string
  readonly value: boolean
}

/** A number by its digits alone: those of a node exceed what a number of JavaScript holds exactly. */
export interface JsonNumber {
  readonly kind: "number"
  readonly text: string
}

/** A string; `text` is as it was written, with its quotes and escapes. */
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

/** An object: its members in the order of the text, equal names too, since the last of them counts in a node. */
export interface JsonObject {
  readonly kind: "object"
  readonly text: string
  readonly members: readonly JsonMember[]
}

/** A JSON value with the exact text that it had, without the white space around it. */
export type JsonValue = JsonNull | JsonBool | JsonNumber | JsonString | JsonArray | JsonObject

/** The value as `JSON.parse` gives it: numbers beyond 2^53 lose digits, the last of several equal names counts. */
export function plainJson(value: JsonValue): unknown {
  return JSON.parse(value.text)
}
