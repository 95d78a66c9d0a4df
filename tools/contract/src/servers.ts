import { startMock } from "@serac/mock"
import { readTargets, targetsVariable } from "./targets.ts"

/** A server to test. */
export interface Server {
  readonly url: string
  /** Whether the server selects its response by the `Prefer` header, as the mocks do. */
  readonly prefers: boolean
  /** Whether a Prism proxy is in front of it, which rejects requests that do not match the document with its own messages. */
  readonly isProxied: boolean
  close(): Promise<void>
}

const targets = readTargets(process.env[targetsVariable])

/** Whether target servers were given; then only those are tested. */
export const isTargeted = targets.size > 0

/** The server of an API: the given one, or a mock on a free port. Undefined if only other servers were given. */
export async function startServerOf(api: string): Promise<Server | undefined> {
  const target = targets.get(api)
  if (target !== undefined) {
    const [prefers, isProxied] = await Promise.all([honoursPrefer(target), isPrism(target)])
    return { url: target, prefers, isProxied, close: async () => {} }
  }
  if (isTargeted) return undefined
  const mock = await startMock(api as Parameters<typeof startMock>[0], { port: 0 })
  return { url: mock.url, prefers: true, isProxied: false, close: () => mock.close() }
}

/** Asks for an answer that no healthy server gives by itself. */
async function honoursPrefer(url: string): Promise<boolean> {
  const headers = { prefer: "code=429", "content-type": "application/json" }
  const asked = [
    fetch(`${url}/v1/chains`, { headers }),
    fetch(`${url}/v1/avg_tps/43114`, { headers }),
    fetch(`${url}/ext/bc/X`, { method: "POST", headers, body: '{"jsonrpc":"2.0","id":1,"method":"avm.getHeight"}' }),
    fetch(`${url}/ext/bc/P`, {
      method: "POST",
      headers,
      body: '{"jsonrpc":"2.0","id":1,"method":"platform.getHeight"}',
    }),
    fetch(`${url}/ext/bc/C/rpc`, { method: "POST", headers, body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}' }),
    fetch(`${url}/ext/health`, { method: "POST", headers, body: '{"jsonrpc":"2.0","id":1,"method":"health.health"}' }),
  ]
  const statuses = await Promise.all(
    asked.map((answer) =>
      answer.then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  )
  return statuses.includes(429)
}

/** Asks for a path that no document has. */
async function isPrism(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/serac-contract`).then(
    (response) => response.text(),
    () => "",
  )
  return answer.includes(prismErrors)
}

/** How the errors of Prism itself are named. */
export const prismErrors = "https://stoplight.io/prism/errors#"
