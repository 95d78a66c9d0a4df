/** Sources of validators' signatures, and limits of an aggregation: members of `signatures` in `serac.json`. */
export const signatureSettings = {
  peers: {
    enum: ["on", "off"],
    default: "off",
    description:
      "ask validators for their signatures over the peer network, as they ask each other; `node` must know them",
  },
  endpoints: {
    type: "array",
    maxItems: 1_000,
    default: [],
    items: {
      type: "string",
      maxLength: 2_100,
      pattern: "^NodeID-[1-9A-HJ-NP-Za-km-z]{20,40}=https?://\\S+$",
      patternErrorMessage: "must be a node ID, =, and the base URL of that node",
    },
    description: "validators that are asked by HTTP, before the peer network: node ID, `=`, and the node's base URL",
    placeholder: "node=url",
    isSecret: true,
  },
  endpointsFile: {
    type: "string",
    format: "path",
    minLength: 1,
    fileOf: "signatures.endpoints",
    description: "file with those validators; for URLs that contain a secret",
  },
  aggregator: {
    type: "string",
    maxLength: 2_000,
    pattern: "^https?://[^\\s]+$",
    patternErrorMessage: "must be an http or https URL",
    description: "base URL of a signature aggregator that is asked instead of validators; its answers are verified",
    isSecret: true,
  },
  aggregatorFile: {
    type: "string",
    format: "path",
    minLength: 1,
    fileOf: "signatures.aggregator",
    description: "file with that URL",
  },
  timeout: {
    type: "integer",
    minimum: 100,
    maximum: 120_000,
    default: 15_000,
    description: "milliseconds for one aggregation; less than `http.requestTimeout`",
    unit: "ms",
  },
  validatorTimeout: {
    type: "integer",
    minimum: 100,
    maximum: 120_000,
    default: 5_000,
    description: "milliseconds for the answer of one validator",
    unit: "ms",
  },
  concurrency: {
    type: "integer",
    minimum: 1,
    maximum: 1_024,
    default: 64,
    description: "validators that one aggregation asks at the same time",
  },
  maxAggregations: {
    type: "integer",
    minimum: 1,
    maximum: 1_024,
    default: 16,
    description:
      "aggregations at the same time, per process that serves, of which those of one address, IPv6 /64 or key are a quarter; further ones are a 503",
  },
} as const

type LimitName = {
  [Name in keyof typeof signatureSettings]: (typeof signatureSettings)[Name] extends { readonly type: "integer" }
    ? Name
    : never
}[keyof typeof signatureSettings]

/** Limits of an aggregation: the numbers of {@link signatureSettings}. */
export type SignatureLimits = { readonly [Name in LimitName]?: number | undefined }
