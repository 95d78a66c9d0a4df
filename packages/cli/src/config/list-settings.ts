import type { ChainConfig } from "./config.ts"
import type { LoadedConfig } from "./load.ts"
import { redactConfig, redactUrl } from "./redact.ts"
import { allSettings } from "./settings.ts"
import { valueAt } from "./tree.ts"

/** All settings as rows: path, value without secrets, origin, variable, flag. */
export function listSettings({ config, origins }: LoadedConfig): readonly (readonly string[])[] {
  const redacted = redactConfig(config)
  return allSettings.map(({ path, variable, flag }) => [
    path,
    path === "chains" ? chainWords(config.chains) : valueWords(valueAt(redacted, path)),
    origins.get(path) ?? "",
    variable,
    flag,
  ])
}

function chainWords(chains: readonly ChainConfig[]): string {
  const words = chains.map(({ name, chainId, rpcUrls }) =>
    [name ?? (chainId === undefined ? [] : `Chain ${chainId}`), rpcUrls.map(redactUrl).join(",")].flat().join(" at "),
  )
  return words.length === 0 ? "none" : words.join("; ")
}

function valueWords(value: unknown): string {
  if (value === undefined) return "-"
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(itemWords).join(", ")
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

/** The text of an item: a path, or an object with a path. */
function itemWords(item: string | { readonly path: string }): string {
  return typeof item === "string" ? item : item.path
}
