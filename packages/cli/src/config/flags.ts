import { type Command, Option } from "commander"
import type { ConfigSources } from "./load.ts"
import { allSettings, type FileSetting } from "./settings.ts"

/** The headings under which a command lists its flags, and the members of the file that are under each. */
const headings: readonly (readonly [heading: string, groups: readonly string[]])[] = [
  [
    "Chains and storage:",
    [
      ...["chains", "rpcFile", "node", "nodeFile", "genesis", "dataDirectory"],
      ...["store", "storeFile", "storeReplica", "storeReplicaFile"],
    ],
  ],
  [
    "Services:",
    [
      "dataService",
      "metricsService",
      "workers",
      "http",
      "access",
      "dialect",
      "unknownParameters",
      "queryTimeout",
      "prices",
      "tokenLists",
      "abis",
      "signatures",
      "usage",
    ],
  ],
  ["Gateway:", ["gateway"]],
  ["Indexer:", ["indexer", "nft"]],
  ["Operators:", ["maxLag", "admin"]],
  ["Log:", ["log", "logLevel"]],
]

/** The members of the file that a command uses. */
export const settingGroups = {
  storage: [
    "chains",
    "rpcFile",
    "node",
    "nodeFile",
    "dataDirectory",
    "store",
    "storeFile",
    "storeReplica",
    "storeReplicaFile",
  ],
  services: [
    "dataService",
    "metricsService",
    "workers",
    "http",
    "access",
    "dialect",
    "unknownParameters",
    "queryTimeout",
    "prices",
    "tokenLists",
    "abis",
    "signatures",
    "usage",
  ],
  gateway: ["gateway", "access", "usage"],
  indexer: ["genesis", "indexer", "nft"],
  operators: ["maxLag", "admin"],
  log: ["log", "logLevel"],
} as const

/** Adds the flags of some settings, and `--config`, to a command. The result returns what was given on the command line. */
export function addSettings(command: Command, groups: readonly string[]): () => Pick<ConfigSources, "file" | "flags"> {
  const given = new Map<string, string[]>()
  command.addOption(new Option("-c, --config <file>", "configuration file [default: serac.json, if present]"))
  for (const [heading, members] of headings) {
    for (const setting of allSettings) {
      if (!members.includes(setting.group) || !groups.includes(setting.group)) continue
      command.addOption(option(setting, given).helpGroup(heading))
    }
  }
  return () => ({ file: command.opts<{ config?: string }>().config, flags: given })
}

function option(setting: FileSetting, given: Map<string, string[]>): Option {
  const words = setting.description + fallbackWords(setting)
  return new Option(`${setting.flag} <${placeholder(setting)}>`, words).argParser((text) => {
    given.set(setting.path, [...(given.get(setting.path) ?? []), text])
    return text
  })
}

function fallbackWords({ schema, fallback }: FileSetting): string {
  const repeatable = schema.type === "array" ? ["repeatable"] : []
  const standard = fallback === undefined || Array.isArray(fallback) ? [] : [`default: ${fallback}`]
  const words = [...repeatable, ...standard].join("; ")
  return words === "" ? "" : ` [${words}]`
}

function placeholder({ path, schema }: FileSetting): string {
  if (path === "chains" || path === "node") return "url"
  if (path === "abis") return "file"
  if (path === "indexer.archive") return "all|off|blocks"
  if (path === "dataDirectory") return "folder"
  if (schema.format === "path" || schema.items?.format === "path") return "file"
  if (path === "indexer.projections") return "list"
  if (path === "access.trustedProxies") return "address"
  if (schema.items?.enum !== undefined) return schema.items.enum.join("|")
  if (schema.type === "object") return "json"
  if (schema.enum !== undefined) return schema.enum.join("|")
  if (schema.type === "integer") return "number"
  if (schema.pattern !== undefined) return "url"
  return path.endsWith("host") ? "address" : "host"
}
