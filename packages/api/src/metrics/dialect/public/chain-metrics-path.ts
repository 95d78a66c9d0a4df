import type { JsonObject } from "@serac/server/http"

const time = { type: "integer", minimum: 0 }
const stringSchema = { type: "string" }

const chainIdSchema = {
  ...stringSchema,
  pattern: "^(?:0|[1-9][0-9]*|total|mainnet|testnet|fuji)$",
  "x-rule": "an EVM chain ID in decimal digits without leading zeros, total, mainnet, testnet or fuji",
}

/** The error responses, the same as of our series. */
const errorNames = {
  400: "BadRequest",
  404: "NotFound",
  429: "TooManyRequests",
  500: "InternalServerError",
  502: "BadGateway",
  503: "ServiceUnavailable",
}

const component = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const inPath = (name: string, schema: object) => ({ name, in: "path", required: true, schema })
const inQuery = (name: string, schema: object, rule: object = {}) => ({ name, in: "query", schema, ...rule })

/** The hosted service's path of a chain's metrics. */
export const chainMetricsPaths: JsonObject = {
  "/v2/chains/{chainId}/metrics/{metric}": {
    get: {
      operationId: "getEvmChainMetrics",
      tags: ["Chain metrics"],
      summary: "Get a metric of a chain",
      description:
        "Returns a metric of a chain over time, newest first. `avgTps` is measured, a point for each day (UTC); other intervals are a 503.",
      parameters: [
        inPath("chainId", chainIdSchema),
        inPath("metric", { ...stringSchema, "x-extensible-enum": ["avgTps"] }),
        inQuery("startTimestamp", time, { "x-not-above": "endTimestamp" }),
        inQuery("endTimestamp", time),
        inQuery("timeInterval", { ...stringSchema, enum: ["hour", "day", "week", "month"], default: "day" }),
        inQuery("pageToken", stringSchema),
        inQuery("pageSize", { type: "integer", minimum: 1, maximum: 2160, default: 100 }),
      ],
      responses: {
        200: {
          description: "One page of the series.",
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["results"],
                properties: {
                  nextPageToken: {
                    description: "The `pageToken` of the next page. Absent on the last page.",
                    ...stringSchema,
                  },
                  results: {
                    description: "The data points, newest first.",
                    type: "array",
                    items: component("schemas", "DataPoint"),
                  },
                },
              },
            },
          },
        },
        ...Object.fromEntries(
          Object.entries(errorNames).map(([status, name]) => [status, component("responses", name)]),
        ),
      },
    },
  },
}
