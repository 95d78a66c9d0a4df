import type { StoreLocation } from "@serac/store"
import { Command } from "commander"
import { addSettings } from "../config/flags.ts"
import type { LoadedConfig } from "../config/load.ts"
import { requireNode } from "../node-version.ts"

/** A command on a store: where the store is, its flags say. */
export interface StoreCommand {
  readonly command: Command
  /** Reads the configuration. Throws on a Node without a database. */
  readonly load: () => Promise<{ readonly config: LoadedConfig["config"]; readonly location: StoreLocation }>
}

/** Makes a command with the flags that name a store. */
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

/** What changes or copies a store asks the database itself, not its replica. */
function ofPrimary({ store }: LoadedConfig["config"]) {
  return store === undefined ? {} : { store }
}
