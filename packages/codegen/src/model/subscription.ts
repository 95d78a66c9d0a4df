import type { ContentDescriptor, MethodObject, OpenRpcDocument, SubscriptionEvents } from "../document/openrpc.ts"
import type { Resolver } from "../document/resolve.ts"
import type { SchemaObject } from "../document/schema.ts"
import { CodegenError } from "../error.ts"
import type { SubscriptionModel } from "./model.ts"
import { freeNames, isFunctionName } from "./names.ts"

/**
 * The function that yields the events of a method's subscription, from the extension `x-subscription`.
 *
 * @throws {CodegenError} when it names a parameter, a method, a schema or a member that does not exist, or an invalid
 * function name
 */
export function subscriptionOf(
  resolver: Resolver,
  document: Pick<OpenRpcDocument, "methods" | "components">,
  method: MethodObject,
  params: readonly Pick<ContentDescriptor, "name">[],
): SubscriptionModel | undefined {
  const subscription = method["x-subscription"]
  if (subscription === undefined) return undefined
  const fail = (what: string): never => {
    throw new CodegenError(`${method.name}: x-subscription ${what}`)
  }
  const { function: wanted, events, ...subscribing } = subscription
  const { schemas = {} } = document.components ?? {}
  const requireSchema = (name: string) => name in schemas || fail(`names no schema: "${name}"`)
  const requireParameter = (name: string) =>
    params.some((param) => param.name === name) || fail(`names no parameter: "${name}"`)
  if (!isFunctionName(wanted)) fail(`names its function "${wanted}", which can name none`)
  if (method.paramStructure === "by-name") fail("is of a method whose parameters are not sent by position")
  if (!document.methods.some((one) => resolver.resolve<MethodObject>(one).name === subscribing.probe))
    fail(`names no method: "${subscribing.probe}"`)
  requireParameter(subscribing.parameter)
  if (events.length === 0) fail("has no events")
  for (const { item, without = [], missed = "heads", with: given = {} } of events) {
    requireSchema(item)
    const { properties = {} } = resolver.resolve<SchemaObject>(schemas[item] ?? {})
    for (const name of without) if (!(name in properties)) fail(`names no member of ${item}: "${name}"`)
    if (!["heads", "logs"].includes(missed)) fail(`cannot fetch what was missed as "${missed}"`)
    for (const [name, value] of Object.entries(given)) {
      requireParameter(name)
      if (typeof value === "string") requireSchema(value)
    }
  }
  requireOneWay(events, fail)
  const { name, file } = freeNames(wanted)
  return { name, file, ...subscribing, events }
}

/** All events of the same parameter value are fetched in the same way. */
function requireOneWay(events: readonly SubscriptionEvents[], fail: (what: string) => never): void {
  const ways = new Map<string, string | undefined>()
  for (const { value, missed } of events) {
    if (ways.has(value) && ways.get(value) !== missed) fail(`fetches what was missed of "${value}" in two ways`)
    ways.set(value, missed)
  }
}
