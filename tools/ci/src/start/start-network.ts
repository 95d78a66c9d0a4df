import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { getCompileCacheDir } from "node:module"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { ContractFacts, NetworkFacts } from "./network-facts.ts"

/** A message of the network's process. */
export type NetworkMessage =
  | { readonly kind: "ready"; readonly facts: NetworkFacts }
  | { readonly kind: "used"; readonly contracts: ContractFacts }
  | { readonly kind: "fault"; readonly words: string }

/** A message to the network's process. */
export type NetworkRequest = "fill"

/** A network that answers. */
export interface StartedNetwork {
  readonly facts: NetworkFacts
  /** Starts the simulated users: creates a day of history, which occupies one processor. */
  fill(): void
  /** Resolves when the simulated users have made their first contracts; rejects if the network ends before. */
  readonly contracts: Promise<ContractFacts>
  /** The file of its genesis, with the state that is in no block. */
  readonly genesisFile: string
  /** A description for the user at the terminal. */
  readonly words: string
  /** Stops it. */
  close(): Promise<void>
}

/** How the network is started. */
export interface StartNetworkOptions {
  /** Where its genesis is written. */
  readonly directory: string
  readonly port: number
  /** When Helicon becomes active, in seconds since 1970. Default: never. */
  readonly helicon?: number
  /** Receives faults that occur later. */
  readonly onFault: (words: string) => void
}

const networkProgram = fileURLToPath(new URL("network-process.ts", import.meta.url))
const workspaceResolution = new URL("workspace-resolution.ts", import.meta.url).href
/** How long it may take to stop, in milliseconds. */
const stopTimeoutMs = 10_000

/**
 * Starts a network with an L1 in a separate process. It answers immediately. It contains a day of traffic, which is created on
 * request, and its traffic continues. It is not stored: each start creates a new one.
 *
 * @throws with the network's message if it cannot start
 */
export async function startNetwork({
  directory,
  port,
  helicon,
  onFault,
}: StartNetworkOptions): Promise<StartedNetwork> {
  const began = performance.now()
  const genesisFile = join(directory, "genesis.json")
  const child = fork(networkProgram, [String(port), genesisFile, ...(helicon === undefined ? [] : [String(helicon)])], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: [...process.execArgv, "--import", workspaceResolution],
    // The process shares the compile cache of the last start.
    env: { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() },
  })
  // All messages are handled from the beginning: two may arrive in the same turn of the event loop, before awaiting code continues.
  let state: "starting" | "ready" | "closing" = "starting"
  child.on("message", (message: NetworkMessage) => {
    if (message.kind === "ready") state = "ready"
    else if (message.kind === "fault" && state !== "starting") onFault(message.words)
  })
  child.once("exit", (code, signal) => state === "ready" && onFault(`its process ended with ${signal ?? code}`))
  const contracts = nextMessage(child, "used").then((message) => message.contracts)
  // Prevents an unhandled rejection if the contracts are not awaited.
  contracts.catch(() => {})
  const { facts } = await nextMessage(child, "ready")
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  return {
    facts,
    // The process may have exited, which is reported separately.
    fill: () => void child.send("fill" satisfies NetworkRequest, () => {}),
    contracts,
    genesisFile,
    words: `network ${facts.networkID} at ${facts.url}, new, with the L1 ${facts.l1.name} (${facts.l1.chainId}); ready in ${seconds} s`,
    close: async () => {
      state = "closing"
      await stop(child)
    },
  }
}

/** Resolves to a message of the network. Rejects with an earlier error, or if the process ends. */
function nextMessage<Kind extends NetworkMessage["kind"]>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<NetworkMessage, { readonly kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null) =>
      settle(() => reject(new Error(`the network's process ended with ${signal ?? code}`)))
    const onMessage = (message: NetworkMessage) => {
      if (message.kind === kind) settle(() => resolve(message as Extract<NetworkMessage, { readonly kind: Kind }>))
      else if (message.kind === "fault" && kind === "ready") settle(() => reject(new Error(message.words)))
    }
    const settle = (end: () => void) => {
      child.off("exit", onExit)
      child.off("message", onMessage)
      end()
    }
    child.on("exit", onExit)
    child.on("message", onMessage)
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, "exit")
  const late = setTimeout(() => child.kill("SIGKILL"), stopTimeoutMs)
  child.disconnect()
  await exit
  clearTimeout(late)
}
