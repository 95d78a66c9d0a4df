import { type PageData, ServiceError } from "@serac/server/http"
import type { Hex } from "@serac/store"
import { debugTraceTransaction, getTransactionByHash, txpoolContentFrom } from "@serac/subnet-evm"
import type { ChainDirectory } from "../chains/chain-directory.ts"
import type { ServedChain } from "../chains/served-chain.ts"
import { maxAbiParts } from "./abi-book.ts"
import { readApprovals } from "./approvals.ts"
import { archivedTrace } from "./archived-trace.ts"
import { NoAnswerError, type NodeCore } from "./node-questions.ts"

const hashPattern = /^0x[0-9a-f]{64}$/
const addressPattern = /^0x[0-9a-f]{40}$/
const blockPattern = /^[1-9][0-9]{0,14}$/
const partPattern = /^0x[0-9a-f]{40}\.0x([0-9a-f]{8}|[0-9a-f]{64})$/
/** Computing units of an answer of the store and of a node, which executes a block or searches events. */
const weights = { store: 20, node: 100 }

/**
 * The data that the explorer's pages show and no operation has: entries of the operator's ABIs, traces, changes of state, approvals, and pending
 * transactions. What no source has is `{ reason }`, not an error.
 */
export function pageData(chains: Pick<ChainDirectory, "get">): readonly PageData[] {
  const about = (
    name: string,
    pattern: RegExp,
    weight: number,
    answer: (chain: ServedChain, id: Hex, query: URLSearchParams) => Promise<object>,
  ): PageData => ({
    path: `/explorer/chains/:chainId/${name}/:id`,
    weight,
    answer: async ({ path: { chainId = "", id = "" }, query }) => {
      const chain = chains.get(chainId)
      const wanted = id.toLowerCase()
      if (!pattern.test(wanted))
        throw new ServiceError(400, `${name} needs ${pattern === hashPattern ? "a hash" : "an address"}`)
      try {
        return await answer(chain, wanted as Hex, query)
      } catch (error) {
        if (error instanceof NoAnswerError) return { reason: error.message }
        throw error
      }
    },
  })
  const ask = <Value>(chain: ServedChain, question: (core: NodeCore) => Promise<Value>) =>
    chain.forPages.questions.ask(question)
  return [
    {
      path: "/explorer/chains/:chainId/abis",
      weight: weights.store,
      answer: async ({ path: { chainId = "" }, query }) => {
        const { abis } = chains.get(chainId).forPages
        const parts = (query.get("of") ?? "").split(",").slice(0, maxAbiParts)
        const found = parts.filter((part) => partPattern.test(part)).map((part) => [part, abis.find(part)] as const)
        return { entries: Object.fromEntries(found.filter(([, entry]) => entry !== undefined)) }
      },
    },
    {
      path: "/explorer/chains/:chainId/standings",
      weight: weights.store,
      answer: async ({ path: { chainId = "" }, query }) => {
        const { contracts, forPages } = chains.get(chainId)
        const asked = (query.get("of") ?? "").toLowerCase().split(",").slice(0, maxAbiParts)
        const addresses = asked.filter((address) => addressPattern.test(address))
        const standings = await contracts.with((contract) =>
          addresses.map((address) => [address, forPages.standings.of(contract(address))] as const),
        )
        return { standings: Object.fromEntries(standings) }
      },
    },
    about("traces", hashPattern, weights.node, async (chain, transactionHash) => {
      const archived = await archivedTrace(chain.reader, transactionHash)
      if (archived !== undefined) return { source: "archive", trace: archived }
      const config = { tracer: "callTracer" }
      return {
        source: "node",
        trace: await ask(chain, (core) => debugTraceTransaction(core, { transactionHash, config })),
      }
    }),
    about("states", hashPattern, weights.node, async (chain, transactionHash) => {
      const config = { tracer: "prestateTracer", tracerConfig: { diffMode: true } }
      return {
        source: "node",
        state: await ask(chain, (core) => debugTraceTransaction(core, { transactionHash, config })),
      }
    }),
    about("approvals", addressPattern, weights.node, (chain, owner, query) => {
      const before = query.get("before") ?? undefined
      if (before !== undefined && !blockPattern.test(before)) throw new ServiceError(400, "before needs a block number")
      return ask(chain, (core) => readApprovals(core, owner, before === undefined ? undefined : Number(before)))
    }),
    about("pending", addressPattern, weights.node, async (chain, address) => ({
      pool: await ask(chain, (core) => txpoolContentFrom(core, { address })),
    })),
    about("pendingTransactions", hashPattern, weights.node, async (chain, transactionHash) => ({
      transaction: await ask(chain, (core) => getTransactionByHash(core, { transactionHash })),
    })),
  ]
}
