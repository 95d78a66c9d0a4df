import type { declaredMembers } from "./declared-members.ts"
import type { definitions } from "./definitions.ts"
import type { SettingValues, ValueOf } from "./value-of.ts"

type Declared = typeof declaredMembers

type GroupName = {
  [Name in keyof Declared]: Declared[Name] extends { readonly properties: unknown } ? Name : never
}[keyof Declared]

/** The complete configuration: the members of `serac.json` with defaults filled in, and absolute paths. */
export type Config = Omit<SettingValues<Omit<Declared, GroupName | "$schema" | "indexer">>, "chains"> & {
  readonly [Name in GroupName]: SettingValues<Declared[Name]["properties"]>
} & {
  readonly chains: readonly ChainConfig[]
  readonly indexer: IndexerConfig
}

/** The address of a server. */
export interface ListenConfig {
  readonly host: string
  readonly port: number
}

/** The access rules and limits of the services. */
export type AccessConfig = Config["access"]

/** Settings for reading blocks from nodes, and for supervising the indexers. */
export type IndexerConfig = SettingValues<(typeof definitions)["indexer"]["properties"]>

/** A configured chain: all members except its nodes are optional. Values from files replace the `...File` members. */
export type ChainConfig = ValueOf<(typeof definitions)["chain"]> & { readonly rpcUrls: readonly string[] }
