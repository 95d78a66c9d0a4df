import { setTimeout as delay } from "node:timers/promises"
import { reservePort } from "../chaos/ports.ts"
import { SeracProcess } from "../chaos/process/serac-process.ts"
import { makeTemporaryFolder } from "../kill/temporary-folder.ts"
import { getRequest, postHeaders, postRequest, type Target } from "./target.ts"

const cChain = "43112"
const startTimeoutMs = 90_000

/** A devnet and `serac up` on it, each a process, with all the listeners that the command has. */
export interface HostileStack {
  readonly targets: readonly Target[]
  /** Bytes of memory that the server has resident. */
  residentBytes(): Promise<number>
  close(): Promise<void>
}

/** Starts what is attacked, and waits until it serves blocks. */
export async function startHostileStack(): Promise<HostileStack> {
  const folder = await makeTemporaryFolder("serac-hostile")
  const [node, data, metrics, gateway, admin] = await Promise.all(Array.from({ length: 5 }, reservePort))
  const nodeUrl = `http://127.0.0.1:${node}`
  const directory = folder.path
  const devnet = new SeracProcess({ command: "devnet", flags: ["--port", String(node), "--days", "1"], directory })
  const ofServer = [
    ...["--rpc", `${nodeUrl}/ext/bc/C/rpc`, "--node", nodeUrl, "--nft-metadata", "off"],
    ...["--data-service-port", String(data), "--metrics-service-port", String(metrics)],
    ...["--gateway-port", String(gateway), "--admin-port", String(admin)],
  ]
  await answers(`${nodeUrl}/ext/health`, () => true)
  const serac = new SeracProcess({ command: "up", flags: ofServer, directory })
  const blocks = `/v1/chains/${cChain}/blocks?pageSize=1`
  await answers(`http://127.0.0.1:${data}${blocks}`, (text) => Number(JSON.parse(text).blocks?.[0]?.blockNumber) > 100)
  const call = (method: string, params: unknown) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const rpc = `/ext/bc/${cChain}/rpc`
  const targets: readonly Target[] = [
    {
      name: "data",
      port: data as number,
      request: getRequest(`/v1/chains/${cChain}/transactions?pageSize=10`),
      largeRequest: getRequest("/openapi.json"),
      bodyRequest: postHeaders("/v1/signatureAggregator/testnet/aggregateSignatures"),
      streamRequest: getRequest(`/v1/chains/${cChain}/stream`),
    },
    {
      name: "metrics",
      port: metrics as number,
      request: getRequest(`/v1/avg_tps/${cChain}`),
      largeRequest: getRequest("/openapi.json"),
      bodyRequest: postHeaders("/v1/avg_tps"),
    },
    {
      name: "gateway",
      port: gateway as number,
      request: postRequest(rpc, call("eth_blockNumber", [])),
      largeRequest: postRequest(
        rpc,
        `[${Array(90)
          .fill(call("eth_getBlockByNumber", ["0x10", true]))
          .join()}]`,
      ),
      bodyRequest: postHeaders(rpc),
    },
    {
      name: "admin",
      port: admin as number,
      request: getRequest("/health/ready"),
      largeRequest: getRequest("/metrics"),
      bodyRequest: postHeaders("/health"),
    },
  ]
  return {
    targets,
    residentBytes: () => serac.residentBytes(),
    close: async () => {
      await serac.stop()
      await devnet.stop()
      await folder.remove()
    },
  }
}

/** Waits for an answer that is as it should be. */
async function answers(url: string, isWanted: (text: string) => boolean): Promise<void> {
  const deadline = performance.now() + startTimeoutMs
  while (performance.now() < deadline) {
    const text = await fetch(url).then(
      async (response) => (response.ok ? response.text() : undefined),
      () => undefined,
    )
    if (text !== undefined && isWanted(text)) return
    await delay(100)
  }
  throw new Error(`${url} did not answer as it should within ${startTimeoutMs / 1000} s`)
}
