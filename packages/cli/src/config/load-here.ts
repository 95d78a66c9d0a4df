import { warn } from "../log/warn.ts"
import { type ConfigSources, type LoadedConfig, loadConfig } from "./load.ts"

/** Loads the configuration of this process, from its working directory, environment and flags. */
export function loadHere(given: Pick<ConfigSources, "file" | "flags">): LoadedConfig {
  const loaded = loadConfig({ directory: process.cwd(), environment: process.env, ...given })
  for (const warning of loaded.warnings) warn(loaded.config, warning)
  return loaded
}
