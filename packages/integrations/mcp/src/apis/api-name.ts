/** The APIs, as their packages are named: `@serac/data` and so on. */
export const apiNames = ["data", "metrics", "health", "x-chain", "p-chain", "subnet-evm"] as const

/** The name of an API. */
export type ApiName = (typeof apiNames)[number]
