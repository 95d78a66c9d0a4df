import { isDeepStrictEqual } from "node:util"
import { type EvmBlock, type EvmChain, fromHex, type Hex, toHex, toQuantity, traceBlock } from "@serac/devnet/evm"
import { type Anvil, startAnvil } from "@serac/kits/demo-chain"
import { Random } from "../simulation/random.ts"
import { type CallFrame, callFrame, callsWithin, frameAddresses, type TracedCall } from "./call-frame.ts"
import { genesisTime, ourChain } from "./our-chain.ts"
import { slots } from "./program.ts"
import { anvilChainId, Senders } from "./transactions.ts"

/** The results of transactions that were sent to both chains. */
export interface MachinesCompared {
  /** The number of transactions that both chains executed, by kind. */
  readonly executed: Record<string, number>
  /** The number of transactions that both chains refused, by kind. */
  readonly refused: Record<string, number>
  /** The number of executed transactions that failed, of their logs, and of their nested calls. */
  failed: number
  logs: number
  calls: number
  /** The number of accounts compared at the end: balance, nonce, code and storage. */
  accounts: number
  readonly differences: MachineDifference[]
}

/** A difference between the results of the two chains. */
export interface MachineDifference {
  /** The transaction or the account that differs. */
  readonly of: string
  /** The path within the transaction or the account. */
  readonly at: string
  readonly ours: unknown
  readonly anvils: unknown
}

/** Sends signed transactions, decided by a seed, to an anvil and to our chain with its rules, and compares the results. */
export async function compareMachines(seed: string, count: number): Promise<MachinesCompared> {
  const anvil = await startAnvil({ port: 0, chainId: anvilChainId, genesisTime })
  try {
    return await new Comparison(anvil, await ourChain(), new Random(seed)).run(count)
  } finally {
    await anvil.stop()
  }
}

interface AnvilReceipt {
  readonly status: Hex
  readonly type: Hex
  readonly gasUsed: Hex
  readonly cumulativeGasUsed: Hex
  readonly effectiveGasPrice: Hex
  readonly contractAddress: Hex | null
  readonly logs: readonly { readonly address: Hex; readonly topics: readonly Hex[]; readonly data: Hex }[]
}

interface AnvilProof {
  readonly balance: Hex
  readonly nonce: Hex
  readonly codeHash: Hex
  readonly storageProof: readonly { readonly value: Hex }[]
}

/** Seconds between blocks. */
const blockTime = 2

class Comparison {
  readonly #anvil: Anvil
  readonly #ours: EvmChain
  readonly #random: Random
  readonly #senders: Senders
  readonly #addresses = new Set<Hex>()
  readonly #found: MachinesCompared = {
    ...{ executed: {}, refused: {}, failed: 0, logs: 0, calls: 0, accounts: 0, differences: [] },
  }

  constructor(anvil: Anvil, ours: EvmChain, random: Random) {
    this.#anvil = anvil
    this.#ours = ours
    this.#random = random
    this.#senders = new Senders(random.branch("senders"))
  }

  async run(count: number): Promise<MachinesCompared> {
    for (let left = count; left > 0; ) {
      const size = Math.min(left, this.#random.between(1, 15))
      await this.#block(size)
      left -= size
    }
    for (const address of this.#addresses) await this.#compareAccount(address)
    return this.#found
  }

  /** Puts the transactions that our chain accepts into a block, which anvil gets in the same order. Anvil must refuse those that our chain refuses. */
  async #block(size: number): Promise<void> {
    const kinds = new Map<Hex, string>()
    const refused: { kind: string; raw: Hex }[] = []
    for (let at = 0; at < size; at++) {
      const { kind, raw, taken } = await this.#senders.next(await this.#ours.nextBaseFee())
      const hash = await this.#ours.issue(fromHex(raw)).catch(() => undefined)
      if (hash === undefined) refused.push({ kind, raw })
      else {
        kinds.set(hash, kind)
        taken()
      }
    }
    const milliseconds = this.#ours.tip.header.timestamp * 1000n + BigInt(blockTime) * 1000n
    const block = await this.#ours.build({ milliseconds, allowEmpty: true })
    if (block === undefined) throw new Error("no block was made")
    await this.#anvilBlock(block)
    for (const { kind, raw } of refused) {
      if (await this.#isExecuted(raw)) this.#differ(`${kind} ${raw}`, "refused", "executed")
      this.#found.refused[kind] = (this.#found.refused[kind] ?? 0) + 1
    }
    const traces = (await traceBlock(this.#ours, block, { tracer: "callTracer" })) as { result: TracedCall }[]
    for (const [index, { hash }] of block.transactions.entries())
      await this.#compareTransaction(
        block,
        index,
        kinds.get(hash) ?? "",
        callFrame((traces[index] as { result: TracedCall }).result),
      )
  }

  /** Makes the same block on anvil: time, base fee, and transactions in the same order. */
  async #anvilBlock({ header, transactions }: EvmBlock): Promise<void> {
    const { rpc } = this.#anvil
    await rpc("evm_setNextBlockTimestamp", [toQuantity(header.timestamp)])
    await rpc("anvil_setNextBlockBaseFeePerGas", [toQuantity(header.baseFeePerGas ?? 0n)])
    for (const { bytes, hash } of transactions) {
      const given = await this.#send(toHex(bytes)).catch((error: Error) => error.message)
      if (given !== hash) this.#differ(hash, hash, given)
    }
    await rpc("evm_mine")
  }

  /** Whether anvil executes a transaction, which is then reverted. Anvil accepts some transactions that it does not execute. */
  async #isExecuted(raw: Hex): Promise<boolean> {
    const { rpc } = this.#anvil
    const hash = await this.#send(raw).catch(() => undefined)
    if (hash === undefined) return false
    const before = await rpc("evm_snapshot")
    await rpc("evm_mine")
    const receipt = await rpc("eth_getTransactionReceipt", [hash])
    await rpc("evm_revert", [before])
    await rpc("anvil_dropTransaction", [hash])
    return receipt !== null
  }

  #send(raw: Hex): Promise<Hex> {
    return this.#anvil.rpc<Hex>("eth_sendRawTransaction", [raw])
  }

  async #compareTransaction(block: EvmBlock, index: number, kind: string, frame: CallFrame): Promise<void> {
    const { hash, type } = block.transactions[index] as EvmBlock["transactions"][number]
    const { succeeded, contractAddress, logs, ...gas } = block.receipts[index] as EvmBlock["receipts"][number]
    const ours = {
      ...{ status: succeeded ? 1n : 0n, type: BigInt(type), ...gas, contractAddress: contractAddress ?? null },
      logs: logs.map(({ address, topics, data }) => ({ address, topics, data: toHex(data) })),
      frame,
    }
    const receipt = await this.#anvil.rpc<AnvilReceipt | null>("eth_getTransactionReceipt", [hash])
    const anvils = receipt && {
      ...{ status: BigInt(receipt.status), type: BigInt(receipt.type), gasUsed: BigInt(receipt.gasUsed) },
      cumulativeGasUsed: BigInt(receipt.cumulativeGasUsed),
      effectiveGasPrice: BigInt(receipt.effectiveGasPrice),
      contractAddress: receipt.contractAddress?.toLowerCase() ?? null,
      logs: receipt.logs.map(({ address, topics, data }) => ({ address, topics, data })),
      frame: callFrame(await this.#anvil.rpc("debug_traceTransaction", [hash, { tracer: "callTracer" }])),
    }
    if (!isDeepStrictEqual(ours, anvils)) this.#differ(`${kind} ${hash}`, ours, anvils)
    const found = this.#found
    found.executed[kind] = (found.executed[kind] ?? 0) + 1
    if (!succeeded) found.failed++
    found.logs += logs.length
    found.calls += callsWithin(frame)
    for (const address of frameAddresses(frame)) this.#addresses.add(address)
    if (succeeded && contractAddress) this.#senders.contracts.push(contractAddress)
  }

  /** Compares storage slot by slot: anvil's storage root includes slots that were read and are 0. */
  async #compareAccount(address: Hex): Promise<void> {
    const keys = Array.from({ length: slots }, (_, slot): Hex => `0x${slot.toString(16).padStart(64, "0")}`)
    const ours = await this.#ours.read(this.#ours.tip, async ({ state }) => {
      const { balance = 0n, nonce = 0n, codeHash } = (await state.account(address)) ?? {}
      const storage: bigint[] = []
      for (const key of keys)
        storage.push(BigInt(`0x${Buffer.from(await state.storage(address, key)).toString("hex") || 0}`))
      return { balance, nonce, codeHash: codeHash && toHex(codeHash), storage }
    })
    const proof = await this.#anvil.rpc<AnvilProof>("eth_getProof", [address, keys, "latest"])
    const anvils = {
      ...{ balance: BigInt(proof.balance), nonce: BigInt(proof.nonce) },
      codeHash: ours.codeHash === undefined ? undefined : proof.codeHash,
      storage: proof.storageProof.map(({ value }) => BigInt(value)),
    }
    if (!isDeepStrictEqual(ours, anvils)) this.#differ(`account ${address}`, ours, anvils)
    this.#found.accounts++
  }

  #differ(of: string, ours: unknown, anvils: unknown): void {
    this.#found.differences.push({ of, ...firstDifference(ours, anvils) })
  }
}

/** The location of the first difference between two values, with both values. */
function firstDifference(ours: unknown, anvils: unknown, at = ""): Omit<MachineDifference, "of"> {
  const here = { at, ours, anvils }
  if (typeof ours !== "object" || typeof anvils !== "object" || ours === null || anvils === null) return here
  const [one, other] = [ours, anvils] as Record<string, unknown>[]
  const name = [...new Set([...Object.keys(ours), ...Object.keys(anvils)])].find(
    (name) => !isDeepStrictEqual(one?.[name], other?.[name]),
  )
  return name === undefined ? here : firstDifference(one?.[name], other?.[name], `${at}.${name}`)
}
