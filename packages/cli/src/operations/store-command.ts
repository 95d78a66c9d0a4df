import type { StoreLocation } from "@serac/store"
import { Command } from "commander"
import { addSettings } from "../config/flags.ts"
import type { LoadedConfig } from "../config/load.ts"
import { requireNode } from "../node-version.ts"

/** A command that works on a store, whose location its flags determine. */
export interface StoreCommand {
  readonly command: Command
  /** Loads the configuration. Throws on a Node.js without an embedded database. */
  readonly load: () => Promise<{ readonly config: LoadedConfig["config"]; readonly location: StoreLocation }>
}

/** Creates a command with the flags for a store's location. */
export function storeCommand(name: string, description: string, help: string): StoreCommand {
  const command = new Command(name).description(description).addHelpText("after", help)
  const read = addSettings(command, ["dataDirectory", "store", "storeFile"])
  return {
    command,
    load: async () => {
      requireNode(name)
      const [{ loadHere }, { locateStore }] = await Promise.all([
        import("../config/load-here.ts"),
        import("../stack/locate-store.ts"),
      ])
      const { config } = loadHere(read())
      return { config, location: locateStore({ dataDirectory: config.dataDirectory, ...ofPrimary(config) }) }
    },
  }
}

/** The location of the primary database: commands that change or copy a store must not use its replica. */
function ofPrimary({ store }: LoadedConfig["config"]) {
  return store === undefined ? {} : { store }
}
