import { apis } from "@serac/mock"
import { Argument } from "commander"
import { ConfigError } from "./config/config-error.ts"

/** The name of an API, one of six; any other is a usage error that names them. */
export function apiArgument(usage: "<api>" | "[api]", description: string): Argument {
  return new Argument(usage, description).choices(apis).argParser((text) => {
    const api = apis.find((name) => name === text)
    if (api !== undefined) return api
    throw new ConfigError([`unknown API '${text}'; choose one of ${apis.join(", ")}`], true)
  })
}
