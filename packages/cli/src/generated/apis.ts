// Made by `pnpm generate` from packages/codegen/src/apis.ts. Do not edit.

/** The APIs, in the order of their default ports. */
export const apis = ["data", "metrics", "health", "x-chain", "p-chain", "subnet-evm"] as const

/** By API, the port of its mock, and of each document of its package the stem of its client's names. */
export const mockedApis = {
  data: { port: 4010, prefixes: { openapi: "Data" } },
  metrics: { port: 4011, prefixes: { openapi: "Metrics" } },
  health: { port: 4012, prefixes: { openapi: "Health", openrpc: "HealthRpc" } },
  "x-chain": { port: 4013, prefixes: { openrpc: "XChain" } },
  "p-chain": { port: 4014, prefixes: { openrpc: "PChain" } },
  "subnet-evm": { port: 4015, prefixes: { openrpc: "SubnetEvm" } },
} as const
