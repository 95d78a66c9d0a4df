import { createDataClient, TooManyRequestsError } from "@serac/data"
import { createHealthClient, createHealthRpcClient } from "@serac/health"
import { createMetricsClient } from "@serac/metrics"
import { createPChainClient, RpcError } from "@serac/p-chain"
import { createSubnetEvmClient } from "@serac/subnet-evm"
import { createXChainClient } from "@serac/x-chain"

/** Calls each API once or twice, successes and failures, and says what came back; bigint as `123n`. */
export async function callEverything(urls) {
  const data = createDataClient({ baseUrl: urls.data, retry: false })
  const metrics = createMetricsClient({ baseUrl: urls.metrics, retry: false })
  const health = createHealthClient({ baseUrl: urls.health, retry: false })
  const healthRpc = createHealthRpcClient({ url: urls.health, retry: false })
  const xChain = createXChainClient({ url: urls["x-chain"], retry: false })
  const pChain = createPChainClient({ url: urls["p-chain"], retry: false })
  const evm = createSubnetEvmClient({ url: urls["subnet-evm"], retry: false })
  const prefer = (words) => ({ headers: { Prefer: words } })

  const blocks = []
  for await (const block of data.listLatestBlocks({ chainId: "43114" }, prefer("example=lastPage"))) blocks.push(block)
  const [chainId, blockNumber] = await Promise.all([evm.chainId(), evm.blockNumber()])
  return exact({
    block: await data.getBlock({ chainId: "43114", blockId: "1" }),
    blocks,
    limited: await data.getBlock({ chainId: "43114", blockId: "1" }, prefer("code=429")).then(
      () => "a result",
      (error) => [error instanceof TooManyRequestsError, error.name, error.status, error.body],
    ),
    averageTps: await metrics.getAverageTps({ chainId: "43114" }),
    health: await health.getHealth(),
    unhealthy: await health.getHealth({}, prefer("code=503")),
    healthRpc: await healthRpc.liveness(),
    xHeight: await xChain.getHeight(),
    pSupply: await pChain.getCurrentSupply(),
    pFeeConfig: await pChain.getFeeConfig(),
    pError: await pChain.getHeight({}, prefer("code=-32000")).then(
      () => "a result",
      (error) => [error instanceof RpcError, error.name, error.code],
    ),
    chainId,
    blockNumber,
    feeConfig: await evm.feeConfig(),
  })
}

const exact = (value) =>
  JSON.parse(JSON.stringify(value, (_, member) => (typeof member === "bigint" ? `${member}n` : member)))
