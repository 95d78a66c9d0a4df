import type { Command } from "commander"
import { stackCommand } from "./stack-command.ts"

/** `serac index` */
export function indexCommand(): Command {
  return stackCommand({
    command: "index",
    indexes: true,
    serves: false,
    description: "Index EVM chains and a primary network and serve nothing, until Ctrl-C.",
    help: `
Use it with serac serve where services run in other processes than the indexers, or on other machines. Whatever
fails is begun anew, after a minute at most; serac status says what needs you. A second one over the same PostgreSQL stands
by and takes over; over the same data directory it does with --standby.

Examples:
  serac index --rpc http://127.0.0.1:8545
  serac index --node http://127.0.0.1:9650
  serac index --config chains.json --store postgres://user@127.0.0.1/serac --log json`,
  })
}
