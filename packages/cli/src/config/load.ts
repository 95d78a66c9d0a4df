import { asksValidators } from "@serac/indexer/core/settings"
import type { Config } from "./config.ts"
import { ConfigError } from "./config-error.ts"
import { makeAbsolute, readConfigFile } from "./file.ts"
import { readSecrets } from "./secrets.ts"
import { allSettings, type FileSetting } from "./settings.ts"
import { readTexts, readVariable } from "./text.ts"
import { putAt, type Tree, valueAt } from "./tree.ts"
import { nearest, validate } from "./validate.ts"

/** The sources of a configuration. */
export interface ConfigSources {
  /** The working directory. */
  readonly directory: string
  /** The file of the flag `--config`. */
  readonly file?: string | undefined
  readonly environment: Readonly<Record<string, string | undefined>>
  /** The values of flags, by the settings' paths. */
  readonly flags: ReadonlyMap<string, readonly string[]>
}

/** A configuration, and the origin of each setting. */
export interface LoadedConfig {
  readonly config: Config
  /** By path: `default`, the file's name, the variable, or the flag. */
  readonly origins: ReadonlyMap<string, string>
  /** Warnings about variables that look like settings but are not. */
  readonly warnings: readonly string[]
}

/** Loads file, environment and flags; later ones override earlier ones, setting by setting. Throws {@link ConfigError}. */
export function loadConfig(sources: ConfigSources): LoadedConfig {
  const file = readConfigFile(sources.file ?? (sources.environment.SERAC_CONFIG || undefined), sources.directory)
  const variables = fromEnvironment(sources.environment, sources.directory)
  const flags = fromFlags(sources.flags, sources.directory)
  const ofVariables = readSecrets({ values: variables, nameOf: ({ variable }) => variable, usage: true })
  const ofFlags = readSecrets({ values: flags, nameOf: ({ flag }) => flag, usage: true })
  const values: Tree = {}
  const origins = new Map<string, string>()
  for (const setting of allSettings) {
    const layers = [
      { value: setting.fallback, origin: "default" },
      { value: valueAt(file?.values, setting.path), origin: file?.name ?? "" },
      { value: valueAt(variables, setting.path), origin: (ofVariables.from.get(setting.path) ?? setting).variable },
      { value: valueAt(flags, setting.path), origin: (ofFlags.from.get(setting.path) ?? setting).flag },
    ].filter(({ value }) => value !== undefined)
    const last = layers.at(-1)
    if (last === undefined) continue
    putAt(values, setting.path, last.value)
    origins.set(setting.path, last.origin)
  }
  makeAbsolute(values, sources.directory)
  // All members are present: the schema has checked each layer, and defaults fill the rest.
  const config = values as unknown as Config
  if (config.storeReplica !== undefined && config.store === undefined) {
    throw new ConfigError(["storeReplica: a replica needs a store (--store)"], true)
  }
  if ((config.access.counters === "redis") !== (config.access.redis !== undefined)) {
    throw new ConfigError(["access.redis: the URL of a Redis and access.counters redis need each other"], true)
  }
  if (config.genesis !== undefined && config.node.length === 0) {
    throw new ConfigError(["genesis: a genesis file needs a node of its network (--node)"], true)
  }
  checkSigning(config)
  return {
    config,
    origins,
    warnings: [
      ...unknownVariables(sources.environment),
      ...(file?.warnings ?? []),
      ...ofVariables.warnings,
      ...ofFlags.warnings,
    ],
  }
}

/** Throws where validators are to be asked, and nothing says how. */
function checkSigning({ indexer, chains, node, signatures }: Config): void {
  const asks = [{ indexer }, ...chains].some(
    ({ indexer: one }) => one?.verify !== undefined && asksValidators(one.verify),
  )
  if (!asks) return
  const { peers, endpoints, aggregator } = signatures
  if (node.length > 0 && (peers === "on" || endpoints.length > 0 || aggregator !== undefined)) return
  const needs = "validators are found through a node of the primary network (--node) and asked over the peer network"
  throw new ConfigError(
    [`indexer.verify: ${needs} (--signatures-peers on), by signatures.endpoints or signatures.aggregator`],
    true,
  )
}

function fromEnvironment(environment: ConfigSources["environment"], directory: string): Tree {
  const given = allSettings.flatMap((setting) => {
    const text = environment[setting.variable]
    return text === undefined || text.trim() === "" ? [] : [{ setting, value: readVariable(setting, text) }]
  })
  return checkedConfig(given, ({ variable }) => variable, directory)
}

function fromFlags(flags: ConfigSources["flags"], directory: string): Tree {
  const given = allSettings.flatMap((setting) => {
    const texts = flags.get(setting.path)
    return texts === undefined ? [] : [{ setting, value: readTexts(setting, texts) }]
  })
  return checkedConfig(given, ({ flag }) => flag, directory)
}

/** Checks a layer by itself, so that errors use the names of that layer. */
function checkedConfig(
  given: readonly { readonly setting: FileSetting; readonly value: unknown }[],
  nameOf: (setting: FileSetting) => string,
  directory: string,
): Tree {
  const layer: Tree = {}
  const faults: string[] = []
  for (const { setting, value } of given) {
    const alone: Tree = {}
    putAt(alone, setting.path, value)
    for (const { rule } of validate(alone)) faults.push(`${nameOf(setting)} ${rule}`)
    putAt(layer, setting.path, value)
  }
  if (faults.length > 0) throw new ConfigError(faults, true)
  makeAbsolute(layer, directory)
  return layer
}

/** Variables that start like settings but are not, which may be typing errors. */
function unknownVariables(environment: ConfigSources["environment"]): string[] {
  const known = [...allSettings.map(({ variable }) => variable), "SERAC_CONFIG"]
  return Object.keys(environment)
    .filter((name) => name.startsWith("SERAC_") && !known.includes(name))
    .flatMap((name) => {
      const near = nearest(name, known)
      return near === undefined ? [] : [`${name} is not a setting; did you mean ${near}?`]
    })
}
