import type { Command } from "commander"
import { stackCommand } from "./stack-command.ts"

/** `serac index` */
export function indexCommand(): Command {
  return stackCommand({
    command: "index",
    indexes: true,
    serves: false,
    description: "Index EVM chains and a primary network without serving them, until Ctrl-C.",
    help: `
Use it with serac serve to run the services in other processes or on other machines. A failed indexer is restarted, after a
minute at most; serac status shows what needs an operator. A second serac index on the same PostgreSQL is a standby and takes
over when the first ends; on the same data directory it is one with --standby.

Examples:
  serac index --rpc http://127.0.0.1:8545
  serac index --node http://127.0.0.1:9650
  serac index --config chains.json --store postgres://user@127.0.0.1/serac --log json`,
  })
}
