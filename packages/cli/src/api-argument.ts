import { Argument } from "commander"
import { ConfigError } from "./config/config-error.ts"
import { apis, mockedApis } from "./generated/apis.ts"

/** The argument for the name of one of the six APIs; any other name is a usage error that lists them. */
export function apiArgument(usage: "<api>" | "[api]", description: string): Argument {
  return new Argument(usage, description).choices(apis).argParser((text) => {
    const api = apis.find((name) => name === text)
    if (api !== undefined) return api
    throw new ConfigError([`unknown API '${text}'; choose one of ${apis.join(", ")}`], true)
  })
}

/** The default ports of the APIs as text: `4010 for data to 4015 for subnet-evm`. */
export function defaultPortsText(afterFirst = ""): string {
  const [first = "", ...others] = apis.map((api) => `${mockedApis[api].port} for ${api}`)
  return `${first}${afterFirst} to ${others.at(-1)}`
}
