import type { Command } from "commander"
import { stackCommand } from "./stack-command.ts"

/** `serac serve` */
export function serveCommand(): Command {
  return stackCommand({
    command: "serve",
    indexes: false,
    serves: true,
    description:
      "Serve the data and metrics APIs from the data that serac index or serac up has indexed, until Ctrl-C.",
    help: `
It only reads: any number of processes can serve one store while it is being written. Use the same configuration as the
indexer.

Examples:
  serac serve
  serac serve --data-service-port 9080 --metrics-service-port 9081
  serac serve --store postgres://user@127.0.0.1/serac --store-replica postgres://user@127.0.0.2/serac --workers 4`,
  })
}
