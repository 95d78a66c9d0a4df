import type { declaredMembers } from "./declared-members.ts"
import type { definitions } from "./definitions.ts"
import type { SettingValues, ValueOf } from "./value-of.ts"

type Declared = typeof declaredMembers

type GroupName = {
  [Name in keyof Declared]: Declared[Name] extends { readonly properties: unknown } ? Name : never
}[keyof Declared]

/** Everything that an operator can decide: the members of `serac.json`, those with a default present, paths absolute. */
export type Config = Omit<SettingValues<Omit<Declared, GroupName | "$schema" | "indexer">>, "chains"> & {
  readonly [Name in GroupName]: SettingValues<Declared[Name]["properties"]>
} & {
  readonly chains: readonly ChainConfig[]
  readonly indexer: IndexerConfig
}

/** Where a server listens. */
export interface ListenConfig {
  readonly host: string
  readonly port: number
}

/** Who may ask the services for what, and how much of it. */
export type AccessConfig = Config["access"]

/** How blocks are read from the nodes, and how that is supervised. */
export type IndexerConfig = SettingValues<(typeof definitions)["indexer"]["properties"]>

/** A chain as it is configured: all but its nodes may be left out. What was in a file stands in the place of its member. */
export type ChainConfig = ValueOf<(typeof definitions)["chain"]> & { readonly rpcUrls: readonly string[] }
