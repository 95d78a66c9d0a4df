import type { SubscriptionEvents } from "../document/openrpc.ts"
import type { RpcModel, RpcOperationModel, SubscriptionModel } from "../model/model.ts"
import { docComment } from "./doc-comment.ts"
import { subscriptionExample } from "./example.ts"
import { wrappedList } from "./layout.ts"
import { propertyKey } from "./literal.ts"
import { type ClientTarget, fileText } from "./target.ts"

const followers = { heads: "followHeads", logs: "followLogs" } as const

/** The file of a function that yields the events of a subscription, with an overload for each kind of event. */
export function subscriptionFile(
  target: ClientTarget,
  model: RpcModel,
  operation: RpcOperationModel,
  subscription: SubscriptionModel,
): string {
  const { name, path, notification, probe, parameter, events } = subscription
  const missed = new Map(
    events.flatMap(({ value, missed }) => (missed === undefined ? [] : [[value, followers[missed]]])),
  )
  const follow = [...missed].map(([value, follower]) => `${propertyKey(value)}: ${follower}`)
  const schemas = events.flatMap(({ item, with: given = {} }) => [item, ...Object.values(given)])
  const isGiven = events.some(({ with: given = {} }) => Object.values(given).some((value) => typeof value === "string"))
  return fileText(
    target,
    [
      wrappedList(
        "import {",
        [
          "createSubscription",
          ...[...new Set(missed.values())].sort(),
          ...(isGiven ? ["type ParametersOf"] : []),
          ...["RpcCore", "RpcSubscribing", "RpcSubscription", "RpcSubscriptionOptions"].map((type) => `type ${type}`),
        ],
        '} from "@serac/client/rpc"',
      ),
      `import { ${operation.name} as operation } from "./operations.ts"`,
      wrappedList(
        "import type {",
        [...new Set(schemas.filter((one) => typeof one === "string"))].sort(),
        '} from "./types.ts"',
      ),
    ].join("\n"),
    [
      "const subscribing: RpcSubscribing = {",
      ...Object.entries({ path, notification, probe, parameter }).map(
        ([key, value]) => `  ${key}: ${JSON.stringify(value)},`,
      ),
      `  ${wrappedList("follow: {", follow, "}", "  ")},`,
      "}",
    ].join("\n"),
    [
      ...events.flatMap((one) => [
        ...docComment(documentationOf(target, model, operation, subscription, one)),
        wrappedList(
          `export function ${name}(`,
          [
            'client: Pick<RpcCore, "endpoints">',
            `parameters: ${parametersOf(parameter, one)}`,
            "options?: RpcSubscriptionOptions",
          ],
          `): RpcSubscription<${eventTypeOf(one)}>`,
        ),
      ]),
      wrappedList(
        `export function ${name}(`,
        ['client: Pick<RpcCore, "endpoints">', "parameters: object", "options?: RpcSubscriptionOptions"],
        "): RpcSubscription<unknown> {",
      ),
      "  return createSubscription(client, operation, subscribing, parameters, options)",
      "}",
    ].join("\n"),
  )
}

function parametersOf(parameter: string, { value, with: given = {} }: SubscriptionEvents): string {
  const others = Object.entries(given).map(([name, what]) =>
    typeof what === "string"
      ? `readonly ${propertyKey(name)}?: ParametersOf<${what}>`
      : `readonly ${propertyKey(name)}${what ? "" : "?"}: ${what}`,
  )
  return `{ ${[`readonly ${propertyKey(parameter)}: ${JSON.stringify(value)}`, ...others].join("; ")} }`
}

function eventTypeOf({ item, without = [] }: SubscriptionEvents): string {
  return without.length === 0 ? item : `Omit<${item}, ${without.map((name) => JSON.stringify(name)).join(" | ")}>`
}

const missedWords = {
  heads:
    "After a lost connection the headers that were missed are fetched by number: they are contiguous, and none comes twice. Where blocks were replaced, those in their place follow.",
  logs: "After a lost connection the logs that were missed are fetched, and those of blocks that were replaced come again with `removed: true`; none comes twice.",
  nothing: "What comes while there is no connection is lost.",
} as const

function documentationOf(
  target: ClientTarget,
  model: RpcModel,
  { method }: RpcOperationModel,
  { name, path, parameter }: SubscriptionModel,
  events: SubscriptionEvents,
): readonly string[] {
  return [
    `Follows \`${events.value}\` by \`${method}\`, over a WebSocket to \`${path}\`, until the loop is left or the signal of the options aborts.`,
    "",
    `A lost connection is made again. ${missedWords[events.missed ?? "nothing"]}`,
    "",
    "@throws RpcError when the server refuses the subscription",
    "@throws BufferFullError when events come faster than they are taken",
    "@throws SubscriptionGapError when what was missed cannot be fetched",
    "@throws ConnectionError when no connection is made, the first time",
    "@throws TimeoutError when the server does not answer, the first time",
    "@throws InvalidResponseError when what comes is no such message",
    "@throws InvalidParameterError when an option is wrong, or the platform has no `WebSocket` and none is given",
    "@example",
    "```ts",
    ...subscriptionExample(target, model, name, parameter, events),
    "```",
  ]
}
