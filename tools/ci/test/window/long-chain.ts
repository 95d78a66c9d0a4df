import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { Door } from "./door.ts"

/** Transactions of a block of the chain. */
const transactionsPerBlock = 40

/** A long chain, whose node can be lost and come back. */
export interface LongChain {
  readonly chainId: string
  /** The number of its last block. */
  readonly head: number
  /** A token, and an account that sent and received some. */
  readonly token: string
  readonly account: string
  /** Through which the indexer and the service reach the node. */
  readonly door: Door
  stop(): Promise<void>
}

/** Starts the node of a chain of so many transfers of tokens, each in a transaction of its own. */
export async function startLongChain(transactions: number): Promise<LongChain> {
  const head = Math.ceil(transactions / transactionsPerBlock)
  const program = fileURLToPath(new URL("long-chain-process.ts", import.meta.url))
  const child = fork(program, [`${head}`])
  const [facts] = (await once(child, "message")) as [
    Pick<LongChain, "chainId" | "token" | "account"> & { rpcUrl: string },
  ]
  const { rpcUrl, chainId, token, account } = facts
  const door = await Door.to(Number(new URL(rpcUrl).port))
  const stop = async () => {
    await door.shut()
    const exit = once(child, "exit")
    // It may be busy for minutes.
    child.kill("SIGKILL")
    await exit
  }
  return { chainId, head, token, account, door, stop }
}
