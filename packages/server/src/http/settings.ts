/** Limits for callers of a service: members of `http` in `serac.json`. */
export const httpSettings = {
  maxConnections: {
    type: "integer",
    minimum: 1,
    maximum: 65_536,
    default: 1_024,
    description: "maximum open connections per service; for a further one an idle or slow one is closed",
  },
  maxConnectionsPerAddress: {
    type: "integer",
    minimum: 1,
    maximum: 65_536,
    description:
      "maximum open connections of one address or IPv6 /64, and requests at once that are forwarded for it or have one key (default: a quarter of http.maxConnections)",
  },
  maxHeldBytes: {
    type: "integer",
    minimum: 1_048_576,
    maximum: 64 * 2 ** 30,
    default: 64 * 2 ** 20,
    description:
      "maximum bytes of requests and responses that callers have yet to send or read; one address has a quarter; beyond it the oldest connection is closed, or the request a 503",
    unit: "bytes",
  },
  minDataRate: {
    type: "integer",
    minimum: 1,
    maximum: 1_048_576,
    default: 1_024,
    description: "minimum bytes per second, after 5 seconds, at which a caller sends a body and reads a response",
    unit: "bytes",
  },
  maxStreams: {
    type: "integer",
    minimum: 0,
    maximum: 65_536,
    default: 512,
    description: "maximum open streams of events; further ones are a 503",
  },
  maxStreamsPerAddress: {
    type: "integer",
    minimum: 1,
    maximum: 65_536,
    default: 32,
    description:
      "maximum open streams of events to one address or IPv6 /64, and with one key; behind a proxy that is not trusted (access.trustedProxies) all are to the address of the proxy",
  },
  requestTimeout: {
    type: "integer",
    minimum: 1_000,
    maximum: 600_000,
    default: 30_000,
    description: "milliseconds to receive a request, and again to answer it; then 503",
    unit: "ms",
  },
  headersTimeout: {
    type: "integer",
    minimum: 100,
    maximum: 600_000,
    default: 10_000,
    description: "milliseconds to receive the headers of a request; at most requestTimeout",
    unit: "ms",
  },
  keepAliveTimeout: {
    type: "integer",
    minimum: 1_000,
    maximum: 3_600_000,
    default: 72_000,
    description: "milliseconds an idle connection stays open; must be longer than the keep-alive of a proxy in front",
    unit: "ms",
  },
} as const

/** Values of the integer settings of a table. An absent one has the declared default. */
export type IntegerSettings<Table> = {
  readonly [Name in keyof Table as Table[Name] extends { readonly type: "integer" } ? Name : never]?: number
}

/** The type of the defaults of a table's integer settings that have one. */
export type IntegerDefaults<Table> = {
  readonly [Name in keyof Table as Table[Name] extends { readonly type: "integer"; readonly default: number }
    ? Name
    : never]: number
}

/** The defaults of a table's numeric settings. */
export function integerDefaults<const Table extends Readonly<Record<string, object>>>(
  table: Table,
): IntegerDefaults<Table> {
  const numbers = Object.entries(table).flatMap(([name, setting]) =>
    "default" in setting && typeof setting.default === "number" ? [[name, setting.default]] : [],
  )
  return Object.fromEntries(numbers)
}

/** Values of {@link httpSettings}; times are milliseconds. */
export type HttpSettings = IntegerSettings<typeof httpSettings>

/** Reading of requests: members of `serac.json`. */
export const requestSettings = {
  unknownParameters: {
    type: "string",
    enum: ["refuse", "ignore"],
    default: "refuse",
    description:
      "what becomes of a query parameter that an operation does not have: a 400 that names the nearest one, or nothing",
  },
} as const
