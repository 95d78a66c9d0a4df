import { propertyKey } from "../emit/literal.ts"

/** A TypeScript type, as far as the types of documents need it. */
export type TypeNode =
  /** A keyword, a literal, or a name with its accesses. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "object"; readonly members: readonly Member[] }
  | { readonly kind: "array"; readonly element: TypeNode }
  | { readonly kind: "tuple"; readonly elements: readonly TypeNode[] }
  | { readonly kind: "union" | "intersection"; readonly parts: readonly TypeNode[] }
  | { readonly kind: "parenthesized"; readonly type: TypeNode }
  | { readonly kind: "generic"; readonly name: string; readonly parameters: readonly TypeNode[] }

/** A member of an object type. */
export interface Member {
  /** Its key, quoted if necessary, or `[key: string]`. */
  readonly key: string
  readonly type: TypeNode
  readonly isOptional?: boolean
  readonly isReadonly?: boolean
  /** The lines of its comment. */
  readonly comment?: readonly string[]
}

export const text = (text: string): TypeNode => ({ kind: "text", text })

export const stringType: TypeNode = text("string")
export const numberType: TypeNode = text("number")
export const booleanType: TypeNode = text("boolean")
export const bigintType: TypeNode = text("bigint")
export const nullType: TypeNode = text("null")
export const neverType: TypeNode = text("never")
export const unknownType: TypeNode = text("unknown")
export const emptyRecord: TypeNode = text("Record<string, never>")

const primitives: ReadonlySet<string> = new Set(["boolean", "never", "null", "number", "string", "undefined"])

export function isPrimitive(type: TypeNode): boolean {
  return type.kind === "text" && primitives.has(type.text)
}

export function object(members: readonly Member[]): TypeNode {
  return { kind: "object", members }
}

/** A list of a type. */
export function array(element: TypeNode): TypeNode {
  return { kind: "array", element: isComposed(element) ? { kind: "parenthesized", type: element } : element }
}

export function tuple(elements: readonly TypeNode[]): TypeNode {
  return { kind: "tuple", elements }
}

/** The union of types; each keyword is in it once. */
export function union(types: readonly TypeNode[]): TypeNode {
  return composed("union", types)
}

/** The intersection of types; each keyword is in it once. */
export function intersection(types: readonly TypeNode[]): TypeNode {
  return composed("intersection", types)
}

export function generic(name: string, ...parameters: readonly TypeNode[]): TypeNode {
  return { kind: "generic", name, parameters }
}

/** A value of JSON as a type. */
export function literal(value: unknown): TypeNode {
  if (Array.isArray(value)) return value.length === 0 ? array(neverType) : tuple(value.map(literal))
  if (typeof value !== "object" || value === null)
    return value === undefined ? unknownType : text(JSON.stringify(value))
  const members = Object.entries(value).map(([name, part]) => ({ key: memberKey(name), type: literal(part) }))
  return members.length === 0 ? emptyRecord : object(members)
}

/** A name as the key of a member; whole numbers, such as statuses, are not quoted. */
export function memberKey(name: string): string {
  return /^(0|[1-9]\d*)$/.test(name) ? name : propertyKey(name)
}

function composed(kind: "union" | "intersection", types: readonly TypeNode[]): TypeNode {
  const [only, ...others] = types
  if (only === undefined) return neverType
  if (others.length === 0) return only
  const seen = new Set<string>()
  const parts = types.flatMap((type): readonly TypeNode[] => {
    if (type.kind === "text" && primitives.has(type.text)) {
      if (seen.has(type.text)) return []
      seen.add(type.text)
    }
    return isComposed(type) ? [{ kind: "parenthesized", type }] : [type]
  })
  return { kind, parts }
}

function isComposed({ kind }: TypeNode): boolean {
  return kind === "union" || kind === "intersection"
}
