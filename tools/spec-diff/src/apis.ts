/** The documents of each published client, by the folder that specs/ and packages/clients/ share. */
export const apis = {
  data: ["openapi.json"],
  metrics: ["openapi.json"],
  health: ["openapi.json", "openrpc.json"],
  "x-chain": ["openrpc.json"],
  "p-chain": ["openrpc.json"],
  "subnet-evm": ["openrpc.json"],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Api = keyof typeof apis

export const apiNames = Object.keys(apis) as readonly Api[]
