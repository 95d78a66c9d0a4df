import { readFileSync } from "node:fs"

/** A block as a real node returned it: a C-Chain of networks made for recording; `settling` has those after Helicon. */
export interface Fixture {
  // biome-ignore lint/suspicious/noExplicitAny: recorded JSON, looked at member by member
  readonly block: any
  // biome-ignore lint/suspicious/noExplicitAny: recorded JSON, looked at member by member
  readonly receipts: readonly any[]
  // biome-ignore lint/suspicious/noExplicitAny: recorded JSON, looked at member by member
  readonly traces: readonly any[]
}

export const fixtureNames = [
  "erc20",
  "erc721",
  "erc1155-single",
  "erc1155-batch",
  "factory-create2",
  "imitations",
  "failed-deployments",
  "settling-bloom",
  "settling-gas",
  "settling-logs",
] as const

export function fixture(name: (typeof fixtureNames)[number]): Fixture {
  return JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), "utf8"))
}
