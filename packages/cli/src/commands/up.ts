import type { Command } from "commander"
import type { Welcome } from "../stack/tell-ready.ts"
import { stackCommand } from "./stack-command.ts"

/** `serac up` */
export function upCommand(welcome: Welcome | undefined): Command {
  return stackCommand({
    command: "up",
    indexes: true,
    serves: true,
    description:
      "Index EVM chains and a primary network, and serve the data and metrics APIs from the indexed data, until Ctrl-C.",
    welcome,
    help: `
A restart continues where the last run stopped. While a node is down, indexed data is served and the node is retried.

Examples:
  serac up --rpc http://127.0.0.1:8545
      one chain, by the JSON-RPC URL of its node; everything else has a default
  serac up --rpc http://127.0.0.1:8545 --rpc https://a.example/rpc,https://b.example/rpc
      two chains, the second with two nodes
  serac up --node http://127.0.0.1:9650 --genesis genesis.json
      the P-, X- and C-Chain of the primary network that the node is in
  serac up
      the chains of serac.json in this folder, with names, tokens and explorers
  serac up --store postgres://user@127.0.0.1/serac --workers 4
      PostgreSQL instead of the embedded database, and four processes that serve requests

serac.json, with completion in editors:
  {
    "$schema": "./node_modules/@serac/cli/serac.schema.json",
    "chains": [{ "name": "My chain", "rpcUrls": ["http://127.0.0.1:8545"], "wsUrl": "ws://127.0.0.1:8545" }],
    "node": ["http://127.0.0.1:9650"]
  }`,
  })
}
