import { warn } from "../log/warn.ts"
import { type ConfigSources, type LoadedConfig, loadConfig } from "./load.ts"

/** The configuration of this process: its working directory, its environment, and the flags it was given. */
export function loadHere(given: Pick<ConfigSources, "file" | "flags">): LoadedConfig {
  const loaded = loadConfig({ directory: process.cwd(), environment: process.env, ...given })
  for (const warning of loaded.warnings) warn(loaded.config, warning)
  return loaded
}
