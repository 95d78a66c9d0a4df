import { setTimeout as delay } from "node:timers/promises"

const startTimeoutMs = 90_000
/** Hexadecimal digits before the payload of an unsigned message; the last eight of them are the payload's length. */
const payloadAt = 2 * (2 + 4 + 32 + 4)

/** The facts about a stack that the requests of a target need. */
export interface ServedFacts {
  /** The path of the explorer's script. */
  readonly script: string
  /** The path of the request for signatures about the transaction that made a subnet an L1. */
  readonly signaturesPath: string
  /** The unsigned message about that transaction, in hexadecimal. */
  readonly unsignedMessage: string
}

/** Waits until a data service has indexed the facts. */
export async function waitForFacts(url: string, chainId: string): Promise<ServedFacts> {
  const json = (path: string) => answered(`${url}${path}`, JSON.parse)
  await waitFor("blocks", async () => {
    const [block] = ((await json(`/v1/chains/${chainId}/blocks?pageSize=1`)) as BlocksPage | undefined)?.blocks ?? []
    return Number(block?.blockNumber) > 100 ? block : undefined
  })
  const conversions = "/v1/networks/testnet/blockchains/p-chain/transactions?txTypes=ConvertSubnetToL1Tx&pageSize=1"
  const { txHash } = await waitFor("a subnet that became an L1", async () => {
    const page = (await json(conversions)) as TransactionsPage | undefined
    return page?.transactions[0]
  })
  const signaturesPath = `/v1/signatureAggregator/testnet/aggregateSignatures/${txHash}`
  const { signedMessage } = await waitFor(
    "its signatures",
    async () => (await json(signaturesPath)) as SignedMessage | undefined,
  )
  const hex = signedMessage.replace(/^0x/, "")
  const payloadLength = Number.parseInt(hex.slice(payloadAt - 8, payloadAt), 16)
  const script = await waitFor("the explorer", () =>
    answered(`${url}/`, (html) => /<script type="module" src="([^"]+)"/.exec(html)?.[1]),
  )
  return { script, signaturesPath, unsignedMessage: hex.slice(0, payloadAt + 2 * payloadLength) }
}

interface BlocksPage {
  readonly blocks: readonly { readonly blockNumber: string }[]
}

interface TransactionsPage {
  readonly transactions: readonly { readonly txHash: string }[]
}

interface SignedMessage {
  readonly signedMessage: string
}

/** The value read from a successful answer; undefined where there is none. */
export async function answered<Result>(url: string, read: (text: string) => Result): Promise<Result | undefined> {
  const text = await fetch(url, { headers: { accept: "text/html, */*" } }).then(
    async (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  )
  return text === undefined ? undefined : read(text)
}

/** Repeats a request until it succeeds. */
export async function waitFor<Result>(what: string, ask: () => Promise<Result | undefined>): Promise<Result> {
  const deadline = performance.now() + startTimeoutMs
  while (performance.now() < deadline) {
    const result = await ask()
    if (result !== undefined) return result
    await delay(100)
  }
  throw new Error(`${what} did not come within ${startTimeoutMs / 1000} s`)
}
