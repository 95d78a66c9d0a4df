const rpc =
  (path: string, method: string, params = "{}") =>
  (url: string) =>
    `curl -s ${url}${path} -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}'`

/** One call to try against each API's server. */
export const tries: Readonly<Record<string, (url: string) => string>> = {
  data: (url) => `curl -s ${url}/v1/chains/43114/blocks`,
  metrics: (url) => `curl -s ${url}/v1/avg_tps/43114`,
  health: (url) => `curl -s ${url}/ext/health`,
  "x-chain": rpc("/ext/bc/X", "avm.getHeight"),
  "p-chain": rpc("/ext/bc/P", "platform.getCurrentSupply"),
  "subnet-evm": rpc("/ext/bc/C/rpc", "eth_feeConfig", "[]"),
}
