import {
  decodePChainBlock,
  formatHex,
  formatId,
  parseHex,
  parsePrivateKey,
  signMessage,
  toPChainJson,
} from "@serac/chain"
import { createDataClient, createDataCore, getBlock, TooManyRequestsError } from "@serac/data"
import { createHealthClient, createHealthRpcClient } from "@serac/health"
import { createMetricsClient } from "@serac/metrics"
import { createPChainClient, RpcError } from "@serac/p-chain"
import { createQueries } from "@serac/query"
import { createSubnetEvmClient } from "@serac/subnet-evm"
import { subnetEvmActions } from "@serac/viem"
import { createXChainClient } from "@serac/x-chain"
import { createClient, http } from "viem"

// A block of a real network, of one transaction with one signature, by the well-known test key.
const recordedBlock =
  "0x000000000020000000006b012570074615592e3b90f93e755324655f0bcb58bd0f8dbc74f1fb27662539e219875b0000000000000001000000010000001100000539000000000000000000000000000000000000000000000000000000000000000000000001691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c0000000700000022ef9b6a88000000000000000000000001000000013cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c000000000000000069a56544f804713fa4dbd6f0e75c13d01fb833fd4a9d4a0561c72352f8d3933f000000010ebb623061fd6323c6d5351d39de80ec49221a664d6b78f32976a2e824230bd400000001691d8d7bd72565796c3c7b308ca4434c700e41a658e386e008d23dd7d9e7852c0000000500000022ef9b8ad60000000100000000000000010000000900000001ba52a597599e932d320cc2a99a4597ddc9b530a068edc2e03eb3d3cff8d902775771447d46bfc6e3bd7c90e9e9ac0e4b79f75fb1bd2eade9dbf21bf5618ae70100"

const knownKey = "PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN"

/** Decodes a block with the codec: its IDs, and a new signature of it. */
function decoded() {
  const block = decodePChainBlock(parseHex(recordedBlock, "hexnc"))
  const [transaction] = block.transactions
  return {
    id: formatId(block.id),
    transaction: formatId(transaction.id),
    json: toPChainJson(block),
    signature: formatHex(transaction.credentials[0].signatures[0], "hexnc"),
    signed: formatHex(signMessage(transaction.unsignedBytes, parsePrivateKey(knownKey)), "hexnc"),
  }
}

/** Calls each API once or twice, successes and failures, and returns the results; bigint as `123n`. */
export async function callEverything(urls) {
  const data = createDataClient({ baseUrl: urls.data, retry: false })
  const metrics = createMetricsClient({ baseUrl: urls.metrics, retry: false })
  const health = createHealthClient({ baseUrl: urls.health, retry: false })
  const healthRpc = createHealthRpcClient({ baseUrl: urls.health, retry: false })
  const xChain = createXChainClient({ baseUrl: urls["x-chain"], retry: false })
  const pChain = createPChainClient({ baseUrl: urls["p-chain"], retry: false })
  const evm = createSubnetEvmClient({ baseUrl: urls["subnet-evm"], retry: false })
  const queries = createQueries("data", createDataCore({ baseUrl: urls.data, retry: false }))
  const query = queries.query((api) => getBlock(api, { chainId: "43114", blockId: "1" }))
  const viem = createClient({ transport: http(`${urls["subnet-evm"]}/ext/bc/C/rpc`) }).extend(subnetEvmActions())
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
    queryKey: query.queryKey,
    queried: await query.queryFn({ signal: new AbortController().signal }),
    viemFeeConfig: await viem.feeConfig(),
    decoded: decoded(),
  })
}

const exact = (value) =>
  JSON.parse(JSON.stringify(value, (_, member) => (typeof member === "bigint" ? `${member}n` : member)))
