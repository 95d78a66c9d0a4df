import type { ServiceOptions } from "@serac/server/http"
import { Freshness, hiddenFrom, indexingMetrics, Monitor, readChecks, readHealth } from "@serac/server/monitoring"
import { apiUsage, UsageCounter } from "@serac/server/usage"
import { NativeBalances } from "./balances/native/native-balances.ts"
import { ChainDirectory } from "./chains/chain-directory.ts"
import { checks } from "./checks.ts"
import { findExamples } from "./description/examples.ts"
import { whyUnserved } from "./description/why-unserved.ts"
import { dialectDefinition } from "./dialect/dialect.ts"
import { ChangeFeed } from "./feed/change-feed.ts"
import { subjectsOf } from "./freshness-subjects.ts"
import { loadAbis } from "./methods/abi-file.ts"
import { methodNames } from "./methods/method-names.ts"
import { NetworkDirectory } from "./networks/network-directory.ts"
import { serveNetwork } from "./networks/served-network.ts"
import type { DataServiceOptions } from "./options.ts"
import { AbiBook } from "./page-data/abi-book.ts"
import { NodeQuestions } from "./page-data/node-questions.ts"
import { pageData } from "./page-data/page-data.ts"
import { Standings } from "./page-data/standing.ts"
import { noPrices, openPrices } from "./prices/prices.ts"
import { AssetBook } from "./render/asset-book.ts"
import { ContractBook } from "./render/contract-book.ts"
import { spamTag } from "./render/known-contract.ts"
import { Seconds } from "./seconds.ts"
import type { Services } from "./services.ts"
import { SignatureDirectory } from "./signature-aggregator/signature-directory.ts"
import { loadTokenLists, type TokenLists } from "./token-lists/token-lists.ts"

/** Makes the options of the data API for `@serac/server/http`. */
export async function assemble(options: DataServiceOptions): Promise<ServiceOptions<Services>> {
  const { store, chains, networks = [], dialect = "serac", maxLag, reports, missing, clock = Date.now } = options
  const secret = await store.secret()
  const hidden = hiddenFrom(store, chains, networks)
  const monitor = new Monitor({ store, chains, networks, hidden, missing, clock, ...(reports && { reports }) })
  const { document, handlers, isNativeRequired } = dialectDefinition(dialect)
  const services = await servicesOf(options, { isNativeRequired, health: () => readChecks(monitor, maxLag) })
  const freshness = new Freshness({ store, clock, ...(reports && { reports }) })
  return {
    ...options,
    document,
    checks,
    handlers,
    services,
    messages: "text",
    secret,
    health: () => readHealth(monitor, maxLag),
    metrics: (registry) => indexingMetrics(registry, monitor),
    description: {
      client: { packageName: "@serac/data", prefix: "Data" },
      unserved: (operation) => whyUnserved(operation, services),
      examples: (ask) => findExamples(ask, services),
    },
    freshness: (request) => freshness.of(subjectsOf(request, services)),
    ...(options.pages && { pageData: pageData(services.chains) }),
    ...exchangeListener(options, services.usage),
  }
}

/** Makes the listener that counts each exchange and passes it on to `onExchange`. */
function exchangeListener(
  { onExchange, chains, usage }: DataServiceOptions,
  counter: UsageCounter | undefined,
): Pick<ServiceOptions<Services>, "onExchange"> {
  if (counter === undefined) return onExchange === undefined ? {} : { onExchange }
  const count = apiUsage(counter, { chains, ...(usage && usage.region !== undefined && { region: usage.region }) })
  if (onExchange === undefined) return { onExchange: count }
  return {
    onExchange: (ended) => {
      count(ended)
      onExchange(ended)
    },
  }
}

/** The tokens of a chain that others may imitate: those of the lists without spam. */
function imitatedTokens(lists: TokenLists, chainId: string) {
  return [...lists.tokens(chainId)].filter(({ tags }) => tags?.includes(spamTag) !== true)
}

async function servicesOf(
  options: DataServiceOptions,
  others: Pick<Services, "isNativeRequired" | "health">,
): Promise<Services> {
  const { store, logger, nftIndexing = true, clock = Date.now } = options
  const lists = await loadTokenLists(options.tokenLists ?? [])
  const abis = await loadAbis((options.abis ?? []).map((abi) => (typeof abi === "string" ? { path: abi } : abi)))
  const chains = options.chains.map((definition) => {
    const { chainId } = definition
    const reader = store.chain(chainId)
    const contracts = new ContractBook(reader, { lists })
    const native = new NativeBalances(definition.rpcUrls, { ...options.nodes, clock })
    const methods = methodNames(chainId, abis)
    const forPages = {
      abis: new AbiBook(chainId, abis),
      questions: new NodeQuestions(definition.rpcUrls, options.nodes),
      standings: new Standings([...imitatedTokens(lists, chainId), definition.nativeToken]),
    }
    return { definition, chainId, reader, contracts, methods, feed: new ChangeFeed(reader), native, forPages }
  })
  const warn = (message: string, facts: Readonly<Record<string, unknown>>) =>
    logger === undefined ? console.warn(message, facts) : logger.warn(facts, message)
  const networks = (options.networks ?? []).map((definition) => {
    const reader = store.network(definition.networkId)
    return serveNetwork(definition, { reader, assets: new AssetBook(reader, definition), feed: new ChangeFeed(reader) })
  })
  return {
    store,
    signatures: new SignatureDirectory(options.signatures ?? {}, options.nodes?.fetch),
    chains: new ChainDirectory(chains, options.missing),
    networks: new NetworkDirectory(networks, options.missing),
    prices: options.prices === undefined ? noPrices : await openPrices(options.prices, { warn }),
    nftIndexing,
    usage: options.usage === false ? undefined : new UsageCounter({ ...options.usage, store, clock, warn }),
    clock,
    seconds: new Seconds(clock),
    ...others,
  }
}
