/** Access to the services by keys and limits: members of `access` in `serac.json`. */
export const accessSettings = {
  keys: {
    type: "string",
    enum: ["off", "on"],
    default: "off",
    description: "whether API keys of callers are looked at (serac keys makes them); off: everybody may do everything",
  },
  keyRequired: {
    type: "array",
    default: [],
    uniqueItems: true,
    items: { type: "string", enum: ["read", "reindex", "aggregate", "usage"] },
    description: "what needs a key where keys are looked at: read, reindex, aggregate, usage; without one it is a 401",
  },
  limits: {
    type: "string",
    enum: ["off", "on"],
    default: "off",
    description: "whether the compute units of each key and each address without one are limited; beyond it is a 429",
  },
  tiers: {
    type: "object",
    propertyNames: {
      pattern: "^[a-z][a-z0-9-]{0,31}$",
      patternErrorMessage: "names a tier that is not 1 to 32 of a to z, 0 to 9 and -, a letter first, such as gold",
    },
    additionalProperties: { $ref: "#/definitions/quotas" },
    description:
      "compute units a minute and a day by the name of a tier, beside or in place of unauthenticated, free, base, growth, pro, and metrics for the metrics service; as JSON outside the file",
  },
  reindexesPerHour: {
    type: "integer",
    minimum: 1,
    maximum: 1_000_000,
    default: 60,
    description: "maximum reindex requests an hour of each key or address, where there are limits",
  },
  counters: {
    type: "string",
    enum: ["auto", "memory", "store", "redis"],
    default: "auto",
    description:
      "where limits are counted: in each process, or together in the store or in Redis; auto: in the store with several workers, else in memory",
  },
  redis: {
    type: "string",
    pattern: "^rediss?://",
    patternErrorMessage: "must be a redis:// or rediss:// URL",
    description: "URL of the Redis that counts; needs the package @redis/client",
    isSecret: true,
  },
  redisFile: {
    type: "string",
    format: "path",
    minLength: 1,
    fileOf: "access.redis",
    description: "file with that URL",
  },
  trustedProxies: {
    type: "array",
    maxItems: 100,
    default: [],
    items: {
      type: "string",
      pattern: "^[0-9a-fA-F:.]+(/\\d{1,3})?$",
      patternErrorMessage: "must be an IP address or a range such as 10.0.0.0/8",
    },
    description: "address or range of a proxy whose X-Forwarded-For is believed",
    placeholder: "address",
  },
} as const
