import { isObject, type JsonObject } from "../document/json.ts"
import type { RequestBody, Response } from "../document/openapi.ts"
import { httpMethods, type MediaType, type OperationObject, type ParameterObject } from "../document/openapi.ts"
import { type Reference, Resolver } from "../document/resolve.ts"
import { commentOf } from "./comment.ts"
import type { SchemaTypes } from "./schema-type.ts"
import { type Member, memberKey, neverType, object, stringType, type TypeNode, text, unknownType } from "./type-node.ts"

/** A header that may be content, which is rare. */
interface DescribedHeader extends MediaType {
  readonly required?: boolean
  readonly content?: RequestBody["content"]
}

const places = ["query", "header", "path", "cookie"]
const absent = { type: neverType, isOptional: true } as const

/** The types of a document's paths, operations and their parts. */
export class OperationTypes {
  readonly #resolver: Resolver
  readonly #schemas: SchemaTypes
  /** The operations by their id, from the paths that were read. */
  readonly operations: Member[] = []

  constructor(document: JsonObject, schemas: SchemaTypes) {
    this.#resolver = new Resolver(document)
    this.#schemas = schemas
  }

  /** The members of `paths`. */
  paths(paths: JsonObject): readonly Member[] {
    return Object.entries(paths).flatMap(([path, item]): readonly Member[] =>
      isObject(item) ? [{ key: memberKey(path), type: object(this.#pathItem(item)) }] : [],
    )
  }

  #pathItem(item: JsonObject): readonly Member[] {
    const shared = (item.parameters ?? []) as readonly (ParameterObject | Reference)[]
    const methods = httpMethods.map((method): Member => {
      const operation = item[method] as (OperationObject & { readonly operationId: string }) | undefined
      if (operation === undefined) return { key: method, ...absent }
      const { operationId } = operation
      this.operations.push({ key: memberKey(operationId), type: object(this.#operation(operation, shared)) })
      const type = text(`operations[${JSON.stringify(operationId)}]`)
      return { key: method, type, comment: commentOf(operation) }
    })
    return [this.#parameters(shared), ...methods]
  }

  #operation(operation: OperationObject, shared: readonly (ParameterObject | Reference)[]): readonly Member[] {
    const { requestBody, responses = {}, parameters = [] } = operation
    // Those of the operation override those of its path.
    const own = new Map(
      [...shared, ...parameters].map((parameter) => {
        const { in: place, name } = this.#resolver.resolve<ParameterObject>(parameter)
        return [`${place}-${name}`, parameter] as const
      }),
    )
    const answers = Object.entries(responses).map(
      ([status, response]): Member => ({
        key: memberKey(status),
        type: this.#orReference(response, (whole) => this.responseType(whole)),
        comment: commentOf(response),
      }),
    )
    return [
      this.#parameters([...own.values()]),
      requestBody === undefined
        ? { key: "requestBody", ...absent }
        : {
            key: "requestBody",
            type: this.#orReference(requestBody, (whole) => this.bodyType(whole)),
            isOptional: this.#resolver.resolve<RequestBody>(requestBody).required !== true,
            comment: commentOf(requestBody),
          },
      { key: "responses", type: answers.length === 0 ? neverType : object(answers) },
    ]
  }

  #parameters(parameters: readonly (ParameterObject | Reference)[]): Member {
    const all = parameters.map((given) => ({ given, parameter: this.#resolver.resolve<ParameterObject>(given) }))
    const members = places.map((place): Member => {
      const own = all
        .filter(({ parameter }) => parameter.in === place)
        .map(
          ({ given, parameter }): Member => ({
            key: memberKey(parameter.name),
            type: this.#orReference(given, (whole) => this.parameterType(whole)),
            isOptional: place !== "path" && !parameter.required,
            comment: commentOf(parameter),
          }),
        )
      if (own.length === 0) return { key: place, ...absent }
      return { key: place, type: object(own), isOptional: own.every(({ isOptional }) => isOptional) }
    })
    return { key: "parameters", type: object(members) }
  }

  parameterType({ schema }: ParameterObject): TypeNode {
    return schema === undefined ? stringType : this.#schemas.typeOf(schema)
  }

  bodyType({ content }: RequestBody): TypeNode {
    const media = this.#media(content)
    return object([{ key: "content", type: object(media.length === 0 ? [{ key: '"*/*"', ...absent }] : media) }])
  }

  responseType({ headers, content }: Response): TypeNode {
    const described = Object.entries((headers ?? {}) as Readonly<Record<string, DescribedHeader | Reference>>).map(
      ([name, header]): Member => ({
        key: memberKey(name),
        type: this.#orReference(header, (whole) => this.headerType(whole)),
        isOptional: !this.#resolver.resolve<DescribedHeader>(header).required,
        comment: commentOf(header),
      }),
    )
    const media = this.#media(content)
    return object([
      { key: "headers", type: object([...described, { key: "[name: string]", type: unknownType }]) },
      media.length === 0 ? { key: "content", ...absent } : { key: "content", type: object(media) },
    ])
  }

  headerType({ schema, content }: DescribedHeader): TypeNode {
    if (schema !== undefined) return this.#schemas.typeOf(schema)
    return content === undefined ? unknownType : object(this.#media(content))
  }

  #media(content: RequestBody["content"] = {}): readonly Member[] {
    return Object.entries(content).map(([type, media]): Member => {
      const { schema } = media
      return {
        key: memberKey(type),
        type: schema === undefined ? unknownType : this.#schemas.typeOf(schema),
        comment: commentOf(media),
      }
    })
  }

  #orReference<Part>(part: Part | Reference, typeOf: (part: Part) => TypeNode): TypeNode {
    const { $ref } = part as Partial<Reference>
    return typeof $ref === "string" ? this.#schemas.reference($ref) : typeOf(part as Part)
  }
}
