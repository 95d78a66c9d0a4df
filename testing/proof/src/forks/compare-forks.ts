import { isDeepStrictEqual } from "node:util"
import type { Account, TransactionReceipt } from "viem"
import { compileScript, prepareLiving, readContracts, scriptSteps } from "./fork-script.ts"
import { ForkedClient, type ForkedNode } from "./forked-node.ts"

/** A difference between a fork and the living chain, which did the same after the fork. */
export interface ForkDifference {
  readonly fork: string
  /** The step, or the value that was read. */
  readonly of: string
  readonly living: unknown
  readonly forked: unknown
}

/** The results of a comparison. */
export interface ForksCompared {
  /** The block at which the forks start. */
  readonly block: bigint
  /** The number of transactions on each chain, and of those that fail. */
  readonly steps: number
  readonly failed: number
  readonly logs: number
  /** The number of values that were read of each chain at the end. */
  readonly values: number
  readonly differences: readonly ForkDifference[]
  /** Gas of all transactions, by chain: chains refund differently. */
  readonly gas: Readonly<Record<string, bigint>>
}

/** A fork to compare; it is started at a block of the living chain. */
export type StartFork = (url: string, block: bigint) => Promise<ForkedNode>

/** What a receipt says about a transaction, whatever the chain's fees are. */
const outcome = ({ status, logs, contractAddress }: TransactionReceipt) => ({
  status,
  contractAddress: contractAddress?.toLowerCase() ?? null,
  logs: logs.map(({ address, topics, data }) => ({ address: address.toLowerCase(), topics, data })),
})

/**
 * Deploys contracts on a living chain, forks it, and does the same on the living chain and on each fork.
 *
 * @param owner - an account with funds on the living chain
 */
export async function compareForks(
  living: ForkedNode,
  owner: Account,
  starts: readonly StartFork[],
): Promise<ForksCompared> {
  const compiled = await compileScript()
  const client = await ForkedClient.open(living)
  const contracts = await prepareLiving(client, owner, compiled)
  await client.catchUp(owner)
  const block = await client.read.getBlockNumber()
  const nonce = await client.nextNonce(owner)
  const forks: ForkedClient[] = []
  for (const start of starts) forks.push(await ForkedClient.open(await start(living.url, block)))
  const run = async (one: ForkedClient) => {
    const receipts: TransactionReceipt[] = []
    for (const { call } of scriptSteps(owner, contracts, compiled, nonce)) receipts.push(await one.send(call))
    await one.catchUp(owner)
    return { receipts, values: await readContracts(one, owner, contracts, compiled) }
  }
  // One fork runs before the living chain goes on, the others after it: that must make no difference.
  const [first, ...others] = forks
  const results = new Map<string, Awaited<ReturnType<typeof run>>>()
  for (const one of [...(first ? [first] : []), client, ...others]) results.set(one.node.name, await run(one))
  const expected = results.get(living.name) as Awaited<ReturnType<typeof run>>
  const differences: ForkDifference[] = []
  const compare = (fork: string, of: string, one: unknown, other: unknown) => {
    if (!isDeepStrictEqual(one, other)) differences.push({ fork, of, living: one, forked: other })
  }
  const steps = scriptSteps(owner, contracts, compiled, nonce)
  for (const [name, { receipts, values }] of results) {
    for (const [at, step] of steps.entries())
      compare(name, step.name, outcome(expected.receipts[at] as never), outcome(receipts[at] as never))
    for (const [value, own] of Object.entries(values)) compare(name, value, expected.values[value], own)
  }
  const gasOf = ({ receipts }: { readonly receipts: readonly TransactionReceipt[] }) =>
    receipts.reduce((sum, { gasUsed }) => sum + gasUsed, 0n)
  return {
    block,
    steps: steps.length,
    failed: expected.receipts.filter(({ status }) => status !== "success").length,
    logs: expected.receipts.flatMap(({ logs }) => logs).length,
    values: Object.keys(expected.values).length,
    differences,
    gas: Object.fromEntries([...results].map(([name, result]) => [name, gasOf(result)])),
  }
}
