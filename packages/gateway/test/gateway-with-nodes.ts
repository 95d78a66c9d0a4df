import { type GatewayOptions, type RunningGateway, startGateway } from "../src/index.ts"
import { FakeNode } from "./node.ts"

/** The blockchain ID of the L1 in these tests. */
export const l1 = "2oBDXc3noWjgvAdUuXpKkCHhXuowcuPGGzSnCuiSk6vH5izYq7"

/** The JSON of a call. */
export const call = (method: string, params: unknown = [], id: string | number = 1) =>
  JSON.stringify({ jsonrpc: "2.0", id, method, params })

/** The JSON of an error of the gateway itself. */
export const refusal = (code: number, message: string, id = "1") =>
  `{"jsonrpc":"2.0","id":${id},"error":{"code":${code},"message":"${message}"}}`

/** A running gateway, with functions to post to it. */
export interface PostedGateway extends RunningGateway {
  post(
    path: string,
    body: string,
    headers?: Record<string, string>,
  ): Promise<{
    readonly status: number
    readonly text: string
    readonly headers: Headers
  }>
  /** Returns status and text. */
  told(path: string, body: string): Promise<readonly [number, string]>
  /** Posts to the C-Chain. */
  evm(body: string): Promise<readonly [number, string]>
}

/** Two nodes for each test of a file, with gateways in front of them. The first node serves everything, the second only the C-Chain. */
export class GatewayWithNodes {
  node = new FakeNode()
  second = new FakeNode()
  readonly #gateways: RunningGateway[] = []

  /** Before each test: starts nodes without requests. */
  async begin(): Promise<void> {
    this.node = await new FakeNode().start()
    this.second = await new FakeNode().start()
  }

  /** After each test. */
  async end(): Promise<void> {
    await Promise.all([this.node.stop(), this.second.stop()])
    await Promise.all(this.#gateways.splice(0).map((gateway) => gateway.close()))
  }

  async start(options: Partial<GatewayOptions> = {}): Promise<PostedGateway> {
    const { node, second } = this
    const gateway = await startGateway({
      nodes: [node.url],
      chains: [
        { chainId: "43112", rpcUrls: [`${node.url}/ext/bc/C/rpc`, `${second.url}/ext/bc/C/rpc`], isCChain: true },
        { chainId: "99123", platformChainId: l1, rpcUrls: [`${node.url}/ext/bc/${l1}/rpc`] },
      ],
      network: "testnet",
      port: 0,
      ...options,
    })
    this.#gateways.push(gateway)
    const post: PostedGateway["post"] = async (path, body, headers = {}) => {
      const response = await fetch(gateway.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      })
      return { status: response.status, text: await response.text(), headers: response.headers }
    }
    const told: PostedGateway["told"] = async (path, body) => {
      const { status, text } = await post(path, body)
      return [status, text]
    }
    return { ...gateway, post, told, evm: (body) => told("/ext/bc/C/rpc", body) }
  }
}
