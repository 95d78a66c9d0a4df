import { existsSync } from "node:fs"
import type { ChainStatus, NetworkDefinition } from "@serac/store"
import type { ChainConfig, Config } from "../config/config.ts"
import { redactUrl } from "../config/redact.ts"
import { knownChains } from "../directory/known-chains.ts"
import { knownNetworks } from "../directory/known-networks.ts"
import { isLocked } from "../directory/lock.ts"
import { allDifferences, allRechecks } from "../directory/reconciliation-files.ts"
import { type RunningFile, readRunning } from "../directory/running.ts"
import { directorySize } from "../directory/size.ts"
import { cChainOf } from "../networks/c-chain.ts"
import { askNetwork } from "../node/ask-network.ts"
import { askChainId, askHead } from "../node/ask-node.ts"
import { serviceUrl } from "../stack/service-url.ts"
import { askService, chainKey, newestCondition, type ServiceReply } from "./ask-service.ts"
import { type Findings, problemsOfStatus } from "./problems-of-status.ts"
import { chainCondition, readStore, type StoreContents } from "./read-store.ts"
import { reportNetworks } from "./report-networks.ts"
import { startingCondition } from "./starting.ts"
import type { ChainReport, Status } from "./status.ts"

/** Time limit in milliseconds for nodes to report their network, if it is known from an earlier answer. */
const knownNetworkTimeoutMs = 2_500

/** Reads the status from the store, the nodes and the services, without changing anything. */
export async function readStatus(config: Config): Promise<Status> {
  const { dataDirectory } = config
  const running = existsSync(dataDirectory) && isLocked(dataDirectory) ? readRunning(dataDirectory) : undefined
  const [contents, network, data, metrics] = await Promise.all([
    readStore(config),
    findNetwork(config),
    askService(running?.dataService ?? serviceUrl(config.dataService)),
    askService(running?.metricsService ?? serviceUrl(config.metricsService)),
  ])
  const { schemaVersion, fault, size: storeSize, replica } = contents
  const report = (chain: ChainConfig) => reportChain(chain, config, contents, running, data.states)
  const [configured, networks] = await Promise.all([
    Promise.all(config.chains.map(report)).then((given) => addCChain(given, network, report)),
    reportNetworks(config.node, network, contents, running, data.states),
  ])
  const others = contents.chains.filter(({ chainId }) => !configured.some((report) => report.chainId === chainId))
  const findings: Findings = {
    dataDirectory,
    size: await directorySize(dataDirectory),
    ...(config.store === undefined ? {} : { store: redactUrl(config.store) }),
    ...(config.store === undefined || storeSize === undefined ? {} : { storeSize }),
    ...(replica === undefined ? {} : { replica }),
    ...(schemaVersion === undefined ? {} : { schemaVersion }),
    ...(fault === undefined ? {} : { storeFault: fault }),
    ...(running === undefined
      ? {}
      : { process: { pid: running.pid, command: running.command, startedAt: running.startedAt } }),
    dataService: data.status,
    metricsService: metrics.status,
    chains: [...configured, ...others.map((status) => reportStored(status, contents))],
    networks,
    rechecks: allRechecks(dataDirectory),
    differences: allDifferences(dataDirectory),
  }
  return { ...findings, problems: problemsOfStatus(findings, config.maxLag) }
}

async function reportChain(
  chain: ChainConfig,
  { dataDirectory }: Config,
  contents: StoreContents,
  running: RunningFile | undefined,
  states: ServiceReply["states"],
): Promise<ChainReport> {
  const { rpcUrls } = chain
  const chainId = chain.chainId ?? (await findChainId(rpcUrls, dataDirectory))
  const status = contents.chains.find((each) => each.chainId === chainId)
  const progress = running?.chains.find((each) => each.chainId === chainId)
  const head = await askHead(rpcUrls)
  const node = "answer" in head ? head.answer : undefined
  return {
    ...(chainId === undefined ? {} : { chainId }),
    name: chain.name ?? (chainId === undefined ? "unknown chain" : `Chain ${chainId}`),
    nodes: rpcUrls.map(redactUrl),
    ...(status === undefined ? {} : indexedPart(status)),
    ...("fault" in head ? { nodeFault: head.fault } : { node: head.answer }),
    ...(status === undefined || node === undefined ? {} : { lag: lagOf(status, node) }),
    ...(chainId === undefined
      ? {}
      : newestCondition(
          startingCondition(chainCondition(contents, chainId, nowInSeconds()), running, nowInSeconds()),
          states.get(chainKey(chainId)),
        )),
    ...(progress === undefined ? {} : { progress }),
  }
}

/** Adds the network's C-Chain, unless it is configured. */
async function addCChain(
  given: readonly ChainReport[],
  network: NetworkDefinition | undefined,
  report: (chain: ChainConfig) => Promise<ChainReport>,
): Promise<readonly ChainReport[]> {
  if (network === undefined) return given
  const cChain = await report(cChainOf(network))
  return given.some(({ chainId }) => chainId !== undefined && chainId === cChain.chainId) ? given : [...given, cChain]
}

/** The configured network as its nodes report it, or else as they reported it before. */
async function findNetwork({ node, dataDirectory }: Config): Promise<NetworkDefinition | undefined> {
  if (node.length === 0) return undefined
  const remembered = knownNetworks(dataDirectory, false)
  const known = node.map((url) => remembered.get(url)).find((each) => each !== undefined)
  const patience = known === undefined ? undefined : AbortSignal.timeout(knownNetworkTimeoutMs)
  const told = await askNetwork(node, patience).then(
    (asked) => ("answer" in asked ? asked.answer : known),
    () => known,
  )
  return told === undefined ? undefined : { ...told, nodeUrls: node }
}

async function findChainId(rpcUrls: readonly string[], dataDirectory: string): Promise<string | undefined> {
  const asked = await askChainId(rpcUrls)
  if ("answer" in asked) return asked.answer
  const known = knownChains(dataDirectory, false)
  return rpcUrls.map((url) => known.get(url)).find((chainId) => chainId !== undefined)
}

/** The report of a chain that is stored but not configured. */
function reportStored(status: ChainStatus, contents: StoreContents): ChainReport {
  const { chainId } = status
  const told = chainCondition(contents, chainId, nowInSeconds())
  return { chainId, name: `Chain ${chainId}`, nodes: [], ...indexedPart(status), ...told }
}

function indexedPart({ head, transactions }: ChainStatus): Pick<ChainReport, "indexed" | "transactions"> {
  return { indexed: { number: head.number, timestamp: head.timestamp }, transactions }
}

/** The lag in blocks, and in seconds between the times of the two blocks: a chain without traffic is not behind. */
function lagOf({ head }: ChainStatus, node: { readonly number: number; readonly timestamp: number }) {
  const blocks = Math.max(0, node.number - head.number)
  return { blocks, seconds: blocks === 0 ? 0 : Math.max(0, node.timestamp - head.timestamp) }
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
