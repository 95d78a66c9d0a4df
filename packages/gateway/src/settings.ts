import { type IntegerSettings, integerDefaults } from "@serac/server/http/settings"

/** The settings of a gateway: members of `gateway` in `serac.json`. */
export const gatewaySettings = {
  host: { type: "string", minLength: 1, default: "127.0.0.1", description: "address of the gateway" },
  port: {
    type: "integer",
    minimum: 0,
    maximum: 65535,
    description: "port of the gateway; 0 for any free port (default: 9660 for serac gateway, else no gateway)",
  },
  publicUrl: {
    $ref: "#/definitions/httpUrl",
    description:
      "URL at which callers reach the gateway, published in the rpcUrl of chains (default: the address of the gateway of the same process)",
  },
  allowedMethods: {
    type: "array",
    maxItems: 1_000,
    default: [],
    items: { type: "string", minLength: 1 },
    description: "methods that may be called beside the usual ones",
    placeholder: "method",
  },
  deniedMethods: {
    type: "array",
    maxItems: 1_000,
    default: [],
    items: { type: "string", minLength: 1 },
    description: "methods that may not be called",
    placeholder: "method",
  },
  methodWeights: {
    type: "object",
    propertyNames: { pattern: "^(?:[A-Za-z][A-Za-z0-9_.]{0,63}[*]?|[*])$" },
    additionalProperties: { type: "integer", minimum: 1, maximum: 1_000_000 },
    // Weights follow the node's work: 1 for known values, 10 for a lookup or one execution, 50 for about twenty of these, 200 for a range of blocks or all
    // validator sets, 500 for executing a whole block with a trace of each step.
    default: {
      "*": 10,
      ...{ eth_chainId: 1, eth_syncing: 1, eth_accounts: 1, "net_*": 1, "web3_*": 1, rpc_modules: 1 },
      ...{ eth_estimateGas: 50, eth_createAccessList: 50, eth_feeHistory: 50, eth_getBlockReceipts: 50 },
      ...{ "platform.getCurrentValidators": 50, "platform.getValidatorsAt": 50, "index.getContainerRange": 50 },
      ...{ eth_getLogs: 200, eth_getFilterLogs: 200, "platform.getAllValidatorsAt": 200 },
      ...{ "debug_trace*": 500, "debug_standardTrace*": 500, debug_intermediateRoots: 500, "trace_*": 500 },
    },
    description:
      "compute units of a call by its method, or by the beginning of its name and *, beside or in place of the defaults; as JSON outside the file",
  },
  cacheSize: {
    type: "integer",
    minimum: 0,
    maximum: 8 * 2 ** 30,
    default: 64 * 2 ** 20,
    description: "characters of responses that never change, kept in memory; 0 for none",
  },
  maxBodyBytes: {
    type: "integer",
    minimum: 1_024,
    maximum: 64 * 2 ** 20,
    default: 2 ** 20,
    description: "maximum bytes of a request",
    unit: "bytes",
  },
  maxBatch: { type: "integer", minimum: 1, maximum: 10_000, default: 100, description: "maximum calls of a batch" },
  maxRequests: {
    type: "integer",
    minimum: 1,
    maximum: 65_536,
    default: 1_024,
    description:
      "requests and WebSocket frames answered at the same time, of which one address or IPv6 /64 has a quarter; further ones are a 503",
  },
  maxNodeCalls: {
    type: "integer",
    minimum: 1,
    maximum: 65_536,
    default: 128,
    description:
      "calls that are with the nodes of one chain at the same time; addresses take turns for further ones, by the number of calls",
  },
  maxHeldBytes: {
    type: "integer",
    minimum: 65_536,
    maximum: 64 * 2 ** 30,
    default: 256 * 2 ** 20,
    description:
      "maximum bytes of bodies and answers that all requests hold together, until callers have taken them; what does not fit is a 503",
    unit: "bytes",
  },
  timeout: {
    type: "integer",
    minimum: 100,
    maximum: 600_000,
    default: 20_000,
    description: "milliseconds for a node to answer; then the next one is asked",
    unit: "ms",
  },
  maxSubscriptions: {
    type: "integer",
    minimum: 1,
    maximum: 65_536,
    default: 256,
    description: "maximum subscriptions of a key, or of an address or IPv6 /64 without one, over all its WebSockets",
  },
  maxUnsent: {
    type: "integer",
    minimum: 65_536,
    maximum: 2 ** 30,
    default: 4 * 2 ** 20,
    description: "maximum characters that wait for a WebSocket that does not read; then it is closed with code 1008",
  },
  countryHeader: {
    type: "string",
    minLength: 1,
    default: "cf-ipcountry",
    description: "header in which a proxy of access.trustedProxies names the country of a caller",
    placeholder: "header",
  },
  geoip: {
    type: "string",
    format: "path",
    minLength: 1,
    description: "MaxMind DB file (.mmdb) with countries of addresses, for callers whose country no proxy names",
    flag: "geoip",
  },
} as const

/** The integer limits of {@link gatewaySettings}. */
export type GatewayLimits = Omit<IntegerSettings<typeof gatewaySettings>, "port">

/** The defaults of {@link GatewayLimits}. */
export const gatewayDefaults = integerDefaults(gatewaySettings)
