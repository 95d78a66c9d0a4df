import type { JsonObject } from "@serac/http"

/** The operation of our document that the hosted service has under other paths, with fewer filters. */
const original = { id: "getPrimaryNetworkRpcUsageMetrics", path: "/v1/primaryNetworkRpcUsageMetrics" } as const

/** What the hosted service calls it: the first path is deprecated there. */
const operations = [
  { id: "getRpcUsageMetrics", path: "/v1/rpcUsageMetrics" },
  { id: "getSubnetRpcUsageMetrics", path: "/v1/subnetRpcUsageMetrics" },
] as const

const time = { type: "integer", minimum: 0 }
const text = { type: "string" }
const parameters = Object.entries({
  timeInterval: { ...text, enum: ["hourly", "daily", "weekly", "monthly"] },
  startTimestamp: time,
  endTimestamp: time,
  groupBy: { ...text, enum: ["rpcMethod", "responseCode", "rlBypassToken"] },
  chainId: text,
  responseCode: text,
  rpcMethod: text,
  rlBypassApiToken: text,
}).map(([name, schema]) => ({
  name,
  in: "query",
  schema,
  ...(name === "startTimestamp" && { "x-not-above": "endTimestamp" }),
}))

const errors = {
  400: "InvalidRpcUsageQuery",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  429: "TooManyRequests",
  500: "InternalServerError",
  502: "BadGateway",
  503: "ServiceUnavailable",
}

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const success = {
  description: "The usage.",
  content: {
    "application/json": {
      schema: {
        type: "object",
        required: ["aggregateDuration", "metrics", "chainId"],
        properties: {
          aggregateDuration: component("schemas", "AggregateDuration"),
          metrics: component("schemas", "UsageMetrics"),
          chainId: { description: "The chain whose usage it is.", type: "string" },
        },
      },
    },
  },
}

/** The hosted service's paths of usage metrics. */
export const usageMetricsPaths: JsonObject = Object.fromEntries(
  operations.map(({ id, path }) => [
    path,
    {
      get: {
        operationId: id,
        tags: ["Usage metrics"],
        summary: "Get RPC usage",
        description: "Returns the usage of the public RPC of a chain over time, oldest interval first.",
        parameters,
        responses: {
          200: success,
          ...Object.fromEntries(Object.entries(errors).map(([status, name]) => [status, component("responses", name)])),
        },
      },
    },
  ]),
)

/** The operation behind each of the hosted service's, by its name there. */
export const usageMetricsOriginals: ReadonlyMap<string, typeof original> = new Map(
  operations.map(({ id }) => [id, original]),
)
