import { isObject, type JsonObject } from "../document/json.ts"
import { Resolver } from "../document/resolve.ts"
import { CodegenError } from "../error.ts"
import { commentOf } from "./comment.ts"
import { type Discriminator, type Discriminators, discriminatorsOf, escaped } from "./discriminators.ts"
import { prepareSchema } from "./prepare.ts"
import { transform } from "./transform.ts"
import {
  array,
  booleanType,
  emptyRecord,
  generic,
  intersection,
  isPrimitive,
  literal,
  type Member,
  memberKey,
  neverType,
  nullType,
  numberType,
  object,
  stringType,
  type TypeNode,
  text,
  tuple,
  union,
  unknownType,
} from "./type-node.ts"

const typeByName: Readonly<Record<string, TypeNode>> = {
  null: nullType,
  string: stringType,
  number: numberType,
  integer: numberType,
  boolean: booleanType,
}

/**
 * The types of a document's schemas. A schema is known by its JSON pointer where a discriminator may be about it; that of a schema within
 * an operation is empty.
 */
export class SchemaTypes {
  readonly #resolver: Resolver
  readonly #discriminators: Discriminators
  readonly #accesses = new Map<string, TypeNode>()
  /** Whether a type uses `WithRequired`. */
  usesRequired = false

  constructor(document: JsonObject) {
    this.#resolver = new Resolver(document)
    this.#discriminators = discriminatorsOf(document)
  }

  /** The JSON pointer of a component; empty if no discriminator needs it. */
  pathOf(name: string): string {
    return this.#discriminators.of.size === 0 ? "" : `#/components/schemas/${escaped(name)}`
  }

  /** The type of a schema, or of what one refers to. */
  typeOf(given: unknown, path = ""): TypeNode {
    if (given === true) return unknownType
    if (!given) return neverType
    if (!isObject(given)) throw new CodegenError(`a schema is ${Array.isArray(given) ? "a list" : String(given)}`)
    if (typeof given.$ref === "string") return this.reference(given.$ref)
    return this.#typeOf(prepareSchema(this.#discriminators.patched.get(given) ?? given), path)
  }

  /** The type of a schema as a member, or as a component, in which a format matters beside an enumeration too. */
  memberType(given: unknown, path = ""): TypeNode {
    const own = isObject(given) && given.$ref === undefined ? transform(prepareSchema(given)) : undefined
    return own ?? this.typeOf(given, path)
  }

  /** The type of a component: `components["schemas"]["Book"]`. */
  reference(reference: string): TypeNode {
    const known = this.#accesses.get(reference)
    if (known !== undefined) return known
    const [first = "", ...others] = reference
      .slice(reference.indexOf("#/") + 2)
      .split("/")
      .map((segment) => decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~"))
    const access = text(first + others.map((name) => `[${JSON.stringify(name)}]`).join(""))
    this.#accesses.set(reference, access)
    return access
  }

  #typeOf(schema: JsonObject, path: string): TypeNode {
    if (schema.const !== null && schema.const !== undefined) return literal(schema.const)
    if (isEnumeration(schema)) {
      const types = schema.enum.map(literal)
      return union(allowsNull(schema) ? [...types, nullType] : types)
    }
    const { allOf, anyOf, oneOf } = schema
    const core = this.#coreOf(schema, path)
    const whole = this.#allOf(Array.isArray(allOf) ? allOf : [], requiredOf(schema), path)
    let type: TypeNode | undefined
    if (core !== undefined || whole.length > 0)
      type = intersection([...(core ? [core] : []), ...(whole.length > 0 ? [intersection(whole)] : [])])
    const any = this.#branches(anyOf, path, "anyOf")
    if (any.length > 0) type = union([...(type ? [type] : []), ...any])
    const one = this.#branches(oneOf ?? (schema.type === "object" ? schema.enum : undefined), path, "oneOf")
    if (one.length > 0) {
      const own = type ? [type] : []
      type = one.every(isPrimitive) ? union([...own, ...one]) : intersection([...own, union(one)])
    }
    type ??= "type" in schema ? emptyRecord : unknownType
    return type !== unknownType && schema.nullable ? union([type, nullType]) : type
  }

  #branches(branches: unknown, path: string, keyword: string): readonly TypeNode[] {
    if (!Array.isArray(branches)) return []
    return branches.map((branch, index) => this.typeOf(branch, path && `${path}/${keyword}/${index}`))
  }

  #allOf(items: readonly unknown[], required: readonly string[], path: string): readonly TypeNode[] {
    return items.map((item) => {
      if (!isObject(item)) return this.typeOf(item, path)
      const [type, discriminator] =
        typeof item.$ref === "string"
          ? [this.#requiring(item.$ref, required), this.#discriminators.of.get(item.$ref)]
          : [this.typeOf({ ...item, required: [...required, ...requiredOf(item)] }, path), item.discriminator]
      if (!discriminator) return type
      return generic("Omit", type, literal((discriminator as Discriminator).propertyName))
    })
  }

  /** The type of a component of which some members are required besides. */
  #requiring(reference: string, required: readonly string[]): TypeNode {
    const type = this.reference(reference)
    if (this.#discriminators.handled.has(reference)) return type
    const { properties } = this.#resolver.resolve<JsonObject>({ $ref: reference })
    const names = required.filter((name) => isObject(properties) && properties[name])
    if (names.length === 0) return type
    this.usesRequired = true
    return generic("WithRequired", type, union(names.map(literal)))
  }

  /** The type by the keywords other than those that combine schemas. */
  #coreOf(schema: JsonObject, path: string): TypeNode | undefined {
    const { type } = schema
    if (type) {
      const own = transform(schema) ?? (typeof type === "string" ? typeByName[type] : undefined)
      if (own !== undefined) return own
      if (type === "array") return this.#listOf(schema, path)
      if (Array.isArray(type)) return union(this.#typesOf(schema, type, path))
    }
    const members = [...this.#discriminating(schema, path), ...this.#membersOf(schema, path)]
    const others = this.#othersOf(schema, path)
    if (others === undefined) return members.length === 0 ? undefined : object(members)
    return intersection([...(members.length === 0 ? [] : [object(members)]), object([others])])
  }

  #listOf({ prefixItems, items }: JsonObject, path: string): TypeNode {
    const fixed = prefixItems ?? items
    if (Array.isArray(fixed)) return tuple(fixed.map((item) => this.typeOf(item, path)))
    if (!items) return array(unknownType)
    const element = this.typeOf(items, path)
    if (isObject(items) && items.type === "array") return array(element)
    return element.kind === "tuple" || element.kind === "array" ? element : array(element)
  }

  /** A type for each name in a schema's list of types. */
  #typesOf(schema: JsonObject, names: readonly unknown[], path: string): readonly TypeNode[] {
    const { oneOf, ...others } = schema
    if (!Array.isArray(oneOf))
      return names.map((type) => (type === "null" || type === null ? nullType : this.typeOf({ ...schema, type }, path)))
    const covered = new Set(oneOf.map((branch) => (isObject(branch) ? branch.type : undefined)))
    const left = names.filter((type) => type === "array" || type === "object" || !covered.has(type))
    return left.map((type) => (type === "null" || type === null ? nullType : this.typeOf({ ...others, type }, path)))
  }

  /** The member that a discriminator of a part of `allOf` implies. */
  #discriminating(schema: JsonObject, path: string): readonly Member[] {
    if ((!schema.allOf && !schema.anyOf) || schema.discriminator) return []
    const discriminator = this.#discriminators.of.get(path)
    if (discriminator === undefined || this.#discriminators.handled.has(path)) return []
    const mapped = Object.entries(discriminator.mapping).find(([, target]) => target === path)
    const value = mapped?.[0] ?? path.split("/").at(-1)?.replaceAll("~1", "/").replaceAll("~0", "~")
    return [{ key: memberKey(discriminator.propertyName), type: literal(value) }]
  }

  #membersOf(schema: JsonObject, path: string): readonly Member[] {
    const { properties, $defs } = schema
    const required = new Set(requiredOf(schema))
    const members = Object.entries(isObject(properties) ? properties : {}).map(([name, part]): Member => {
      if (!isObject(part) && typeof part !== "boolean") throw new CodegenError(`${name}: a schema is ${String(part)}`)
      return {
        key: memberKey(name),
        type: this.memberType(part, path && `${path}/${escaped(name)}`),
        isOptional: !required.has(name),
        isReadonly: isObject(part) && part.readOnly === true,
        comment: commentOf(part),
      }
    })
    if (!isObject($defs) || Object.keys($defs).length === 0) return members
    const definitions = Object.entries($defs).map(([name, part]): Member => {
      const type = this.typeOf(part, path && `${path}/$defs/${escaped(name)}`)
      return { key: memberKey(name), type, comment: commentOf(part) }
    })
    return [...members, { key: "$defs", type: object(definitions) }]
  }

  /** The member that stands for all that have no schema of their own. */
  #othersOf({ additionalProperties: others, patternProperties }: JsonObject, path: string): Member | undefined {
    const isAny = others === true || (isObject(others) && Object.keys(others).length === 0)
    const types = [
      ...(isObject(others) && !isAny ? [this.typeOf(others, path)] : []),
      ...(isAny ? [unknownType] : []),
      ...Object.values(isObject(patternProperties) ? patternProperties : {}).map((part) => this.typeOf(part, path)),
    ]
    return types.length === 0 ? undefined : { key: "[key: string]", type: union(types) }
  }
}

function isEnumeration(schema: JsonObject): schema is JsonObject & { readonly enum: readonly unknown[] } {
  const { type } = schema
  const isObjectSchema = "properties" in schema || "additionalProperties" in schema || type === "object"
  return Array.isArray(schema.enum) && !isObjectSchema
}

function allowsNull({ type, nullable }: JsonObject): boolean {
  return Boolean(nullable) || (Array.isArray(type) && type.includes("null"))
}

function requiredOf({ required }: JsonObject): readonly string[] {
  return Array.isArray(required) ? required : []
}
