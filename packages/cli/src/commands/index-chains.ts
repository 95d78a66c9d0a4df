import type { Command } from "commander"
import { stackCommand } from "./stack-command.ts"

/** `serac index` */
export function indexCommand(): Command {
  const command = stackCommand({
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
  serac index --config chains.json --store postgres://user@127.0.0.1/serac --log json
  serac index --from-archive s3://history/c-chain --s3-region eu-central-1 --rpc http://127.0.0.1:9650/ext/bc/C/rpc`,
    members: ["s3"],
    before: async (config, { fromArchive }) => {
      if (typeof fromArchive !== "string") return true
      const { indexArchive } = await import("../archive/index-archive.ts")
      await indexArchive(config, fromArchive)
      return config.chains.length > 0 || config.node.length > 0
    },
  })
  return command.option(
    "--from-archive <place>",
    "folder or s3://bucket/prefix with pieces (serac fetch) to store first",
  )
}
