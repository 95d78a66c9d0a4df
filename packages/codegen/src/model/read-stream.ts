import type { OperationObject, Response } from "../document/openapi.ts"
import type { Resolver } from "../document/resolve.ts"
import { hasType, type SchemaObject, type SchemaOrReference } from "../document/schema.ts"
import { CodegenError } from "../error.ts"
import { optionalEntry } from "./common.ts"
import { type ChosenMedia, streamedSchema } from "./media-type.ts"
import type { BodyModel, RestParameterModel, StreamModel } from "./model.ts"

/** The parts of a request that can select a stream. */
interface Request {
  readonly body: BodyModel | undefined
  readonly parameters: readonly RestParameterModel[]
}

/**
 * The stream of a result. If the operation has another answer too, a flag selects the stream: the operation's `x-stream-by`, or else a
 * boolean named `stream`, in the body or the query. Without a flag the stream is omitted, and the client requests the other media type.
 *
 * @throws {CodegenError} when `x-stream-by` is the name of no parameter and no member of the body
 */
export function readStream(
  resolver: Resolver,
  place: string,
  { "x-stream-by": named }: OperationObject,
  { content = {} }: Response,
  chosen: ChosenMedia | undefined,
  { body, parameters }: Request,
): StreamModel | undefined {
  const streams = Object.entries(content).flatMap(([type, media]) => {
    const schema = streamedSchema(resolver, type, media)
    return schema === undefined
      ? []
      : [{ type: type.split(";")[0] as string, schema, isChosen: media === chosen?.media }]
  })
  const [stream] = streams
  if (stream === undefined) return undefined
  const { type, schema, isChosen } = stream
  if (isChosen) return { type, schema }
  const name = named ?? "stream"
  const inQuery = parameters.find((one) => one.name === name)
  const members = body === undefined ? {} : membersOf(resolver, body.schema)
  const member = Object.hasOwn(members, name) ? members[name] : undefined
  const asking = inQuery?.schema ?? member
  if (named !== undefined && asking === undefined)
    throw new CodegenError(`${place}: x-stream-by is "${named}", which is neither a parameter nor a member of the body`)
  if (asking === undefined || (named === undefined && !isBoolean(resolver, asking))) return undefined
  const isDefault = resolver.resolve<SchemaObject>(asking).default === true
  return { type, schema, ...optionalEntry("flag", { in: inQuery ? "parameters" : "body", name, isDefault } as const) }
}

function membersOf(
  resolver: Resolver,
  reference: SchemaOrReference,
  depth = 0,
): Readonly<Record<string, SchemaOrReference>> {
  const schema = resolver.resolve<SchemaObject>(reference)
  if (depth > 8) return {}
  return Object.assign(
    {},
    ...(schema.allOf ?? []).map((part) => membersOf(resolver, part, depth + 1)),
    schema.properties,
  )
}

function isBoolean(resolver: Resolver, reference: SchemaOrReference): boolean {
  const schema = resolver.resolve<SchemaObject>(reference)
  return (
    hasType(schema, "boolean") ||
    [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some((one) =>
      hasType(resolver.resolve<SchemaObject>(one), "boolean"),
    )
  )
}
