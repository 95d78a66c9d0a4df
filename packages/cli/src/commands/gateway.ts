import type { Command } from "commander"
import { stackCommand } from "./stack-command.ts"

/** `serac gateway` */
export function gatewayCommand(): Command {
  return stackCommand({
    command: "gateway",
    indexes: false,
    serves: false,
    isGateway: true,
    description:
      "Proxy the public RPC of nodes (X-, P- and C-Chain, L1s, info, health), and count what is called, until Ctrl-C.",
    help: `
Paths are those of a node: /ext/bc/P, /ext/bc/X, /ext/bc/C/rpc, /ext/bc/<blockchain or EVM chain ID>/rpc, /ext/info, /ext/health.
Methods that read and those that issue a signed transaction can be called, none that administers, debugs or signs. What never changes
is answered from memory, the same question of several is asked once, and where a node fails the next one is asked. What is called is
counted into the store: /v1/primaryNetworkRpcUsageMetrics of the data service tells it. WebSocket is at /ws instead of /rpc, with
eth_subscribe: one connection to a node serves all callers, and what is missed while it is away is fetched.

Examples:
  serac gateway --node http://127.0.0.1:9650
      at http://127.0.0.1:9660
  serac gateway --node http://10.0.0.1:9650 --node http://10.0.0.2:9650 --gateway-host 0.0.0.0 --gateway-port 80
      two nodes, the second where the first fails
  serac gateway --node http://127.0.0.1:9650 --geoip /var/lib/GeoIP/GeoLite2-Country.mmdb
      counts callers by the countries of their addresses
  serac up --gateway-port 9660
      in the process that indexes and serves`,
  })
}
