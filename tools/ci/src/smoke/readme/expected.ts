import { apis, defaultPorts } from "@serac/mock"

/** The addresses in a test for those of the READMEs: the mocks, and a node composed of them. */
export function endpointAddresses(
  urls: Readonly<Record<string, string>>,
  node: string,
): Readonly<Record<string, string>> {
  const { data = "" } = urls
  return {
    ...Object.fromEntries(apis.map((api) => [`http://127.0.0.1:${defaultPorts[api]}`, urls[api] ?? ""])),
    "http://127.0.0.1:8080": data,
    "https://data.example": data,
    "http://127.0.0.1:9650": node,
    "http://127.0.0.1:9652": node,
  }
}

const throughProxy = "needs a proxy, and undici, which is made for Node"
const declared = "takes what a node has answered, of which it shows the type only"
const listens = "listens, which a page cannot; it has a test of its own"
const webAssembly = "imports a .wasm file, for which a page's bundler needs a plugin; it has a test of its own"

/** Examples that are compiled but not run, with the reason. */
export const cannotRun: Readonly<Record<string, string>> = {
  "http-client: Credentials": throughProxy,
  chain: declared,
  "chain: Transactions, blocks, UTXOs": declared,
  "chain: Transactions, blocks, UTXOs (2)": "hashes by node:crypto, which a page has not",
  "chain: Building and signing": declared,
  "chain: Warp messages": declared,
  "data: Through a proxy": throughProxy,
  "data: Keys that change": "reads its key from a file, which a page has not",
  "metrics: Through a proxy": throughProxy,
  "health: Through a proxy": throughProxy,
  "x-chain: Through a proxy": throughProxy,
  "p-chain: Through a proxy": throughProxy,
  "subnet-evm: Through a proxy": throughProxy,
  "subnet-evm: Subscriptions": "follows a WebSocket, which a mock has not; a test of packages/devnet does it",
  "evm-chain": webAssembly,
  "devnet: In tests": listens,
  "devnet: Validators on the peer network": listens,
  "devnet: Without a socket": webAssembly,
  "devnet: L1s, history, upgrades": listens,
  "devnet: L1s, history, upgrades (2)": "reads a file, which a page has not",
  "devnet: Forks": listens,
  "devnet: Messages between chains": listens,
}

const functions = "defines functions for the reader to call"
const hooks = "defines hooks, which React calls"
const noFailureReason = "prints what failed, and nothing fails at a mock"

/** Examples that run and print nothing, and the reason. */
export const silentExamples: Readonly<Record<string, string>> = {
  "http-client": functions,
  "rest: Errors": noFailureReason,
  "rest: Pages": functions,
  "rpc: Errors": noFailureReason,
  "chain: Texts": "shows a result in a comment",
  "chain: Building and signing (2)": functions,
  "data: Errors": noFailureReason,
  "data: React": hooks,
  "metrics: Errors and options": noFailureReason,
  "metrics: React": hooks,
  "health: Errors and options": noFailureReason,
  "health: React": hooks,
  "x-chain: Errors and options": noFailureReason,
  "x-chain: React": hooks,
  "p-chain: Errors and options": noFailureReason,
  "p-chain: React": hooks,
  "subnet-evm: Errors and options": noFailureReason,
  "subnet-evm: React": hooks,
  query: hooks,
  "query (2)": hooks,
  "query: Disabled queries": hooks,
  "query: Keys": "invalidates what a cache has",
  "query: Nodes": hooks,
}

const samePage = "iterates a whole listing, of which a mock has the same page again and again"

/** Examples that end in an error because they call a mock: the error and the reason. */
export const endInErrors: Readonly<Record<string, { readonly name: string; readonly because: string }>> = {
  rest: { name: "ListingRestartedError", because: samePage },
}
