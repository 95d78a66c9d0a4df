import { rootSchema } from "@serac/cli/settings"
import { allProjections } from "@serac/store"

/** Settings of an indexer on which the cost of a transaction depends. */
const settings = ["archive", "verify", "traces", "reconciliation", "concurrency", "maxBufferBytes"] as const

/** Settings by name, as JSON has them. */
export type Defaults = Readonly<Record<string, string | number>>

interface SettingSchema {
  readonly default?: string | number
}

/**
 * The defaults of this code on which the cost of a transaction depends. A benchmark of the default configuration writes them beside its
 * figures, so that a test sees when the figures are those of other defaults.
 */
export function currentDefaults(): Defaults {
  const { properties, definitions } = rootSchema as unknown as {
    readonly properties: { readonly memory: SettingSchema }
    readonly definitions: { readonly indexer: { readonly properties: Readonly<Record<string, SettingSchema>> } }
  }
  const defaults: Record<string, string | number> = {}
  for (const name of settings) {
    const value = definitions.indexer.properties[name]?.default
    if (value === undefined) throw new Error(`the setting indexer.${name} has no default`)
    defaults[`indexer.${name}`] = value
  }
  const { default: memory } = properties.memory
  if (memory === undefined) throw new Error("the setting memory has no default")
  return {
    ...defaults,
    memory,
    projections: allProjections.map(({ name, version }) => `${name} ${version}`).join(", "),
  }
}
