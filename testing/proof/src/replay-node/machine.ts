import { type Rpc, startAnvil } from "@serac/kits/demo-chain"
import { type EvmState, RpcError } from "@serac/kits/nodes"
import { type Hex, hexToBigInt, serializeTransaction } from "viem"
import type { Ledger } from "../recording/ledger.ts"
import type { RecordedTransaction } from "../recording/ledger-block.ts"

/** Executes the recorded transactions again, so that the contracts answer calls. */
export interface Machine {
  /** `eth_call` on the state after block `number`. */
  call(transaction: unknown, number: number): Promise<CallAnswer>
  code(address: Hex, number: number): Promise<Hex>
  /** The balance of an address after block `number`, including the initial funds that the machine gives every sender. */
  balance(address: Hex, number: number): Promise<Hex>
  /** Hashes of transactions that came out with another status or other logs than recorded. */
  readonly different: readonly Hex[]
  stop(): Promise<void>
}

export type CallAnswer =
  | { readonly result: Hex }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: Hex } }

const flags = [
  "--block-base-fee-per-gas=0",
  "--disable-min-priority-fee",
  "--disable-pool-balance-checks",
  "--disable-default-create2-deployer",
]
const wealth = `0x${(10n ** 30n).toString(16)}`

/**
 * Feeds a ledger's signed transactions, block by block, to an anvil.
 *
 * Transactions that depend on the chain's precompiles or on code in its genesis state give other results and are listed; every
 * contract that the ledger deploys is there with its own code and state, at every block.
 */
export async function startMachine({ blocks, chainId }: Ledger): Promise<Machine> {
  const genesisTime = Number(blocks[0]?.block.timestamp ?? 0)
  const anvil = await startAnvil({ port: 0, chainId: Number(chainId), genesisTime, flags })
  const different = await repeat(anvil.rpc, blocks).catch(async (error) => {
    await anvil.stop()
    throw error
  })
  const call = async (params: unknown[]): Promise<CallAnswer> => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_call", params })
    const response = await fetch(anvil.rpcUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    })
    return asRecorded((await response.json()) as CallAnswer)
  }
  const [calls, codes, balances] = [
    onceEach(call),
    onceEach((params) => anvil.rpc<Hex>("eth_getCode", params)),
    onceEach((params) => anvil.rpc<Hex>("eth_getBalance", params)),
  ]
  return {
    different,
    call: (transaction, number) => calls([transaction, hexQuantity(number)]),
    code: (address, number) => codes([address, hexQuantity(number)]),
    balance: (address, number) => balances([address, hexQuantity(number)]),
    stop: anvil.stop,
  }
}

/**
 * The state of a recorded chain, by a machine that is started at the first call.
 *
 * @param given - a machine of this ledger that the caller starts and stops
 */
export function machineState(ledger: Ledger, given?: Machine): { readonly state: EvmState; stop(): Promise<void> } {
  let own: Promise<Machine> | undefined
  const machine = () => {
    if (given) return given
    own ??= startMachine(ledger)
    return own
  }
  const state: EvmState = {
    call: async (transaction, number) => {
      const answer = await (await machine()).call(transaction, number)
      if ("error" in answer) throw new RpcError(answer.error.code, answer.error.message, answer.error.data)
      return answer.result
    },
    balance: async (address, number) => (await machine()).balance(address as Hex, number),
    code: async (address, number) => (await machine()).code(address as Hex, number),
  }
  return { state, stop: async () => (await own?.catch(() => undefined))?.stop() }
}

const hexQuantity = (number: number): Hex => `0x${number.toString(16)}`

/** Caches calls: the state after a block never changes, and the oracle, every indexer and every comparison request the same. */
function onceEach<Answer>(ask: (params: unknown[]) => Promise<Answer>): (params: unknown[]) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>()
  return (params) => {
    const key = JSON.stringify(params)
    const answer = known.get(key) ?? ask(params)
    known.set(key, answer)
    answer.catch(() => known.delete(key))
    return answer
  }
}

/** Mines a ledger's blocks again; resolves to the transactions that came out different. */
async function repeat(rpc: Rpc, [genesis, ...blocks]: Ledger["blocks"]): Promise<readonly Hex[]> {
  const different: Hex[] = []
  const rich = new Set<string>()
  let time = Number(genesis?.block.timestamp ?? 0)
  for (const { block, receipts } of blocks) {
    const nonces = new Map<string, number>()
    for (const transaction of block.transactions) {
      const { from } = transaction
      if (!rich.has(from)) await rpc("anvil_setBalance", [from, wealth])
      rich.add(from)
      const nonce = nonces.get(from) ?? Number(await rpc("eth_getTransactionCount", [from, "latest"]))
      if (nonce !== Number(transaction.nonce)) await rpc("anvil_setNonce", [from, transaction.nonce])
      nonces.set(from, Number(transaction.nonce) + 1)
      await rpc("eth_sendRawTransaction", [rawTransaction(transaction)])
    }
    // Blocks of one second follow each other here; anvil wants each to be later than the one before.
    time = Math.max(time + 1, Number(block.timestamp))
    await rpc("anvil_setNextBlockBaseFeePerGas", [block.baseFeePerGas ?? "0x0"])
    await rpc("evm_mine", [{ timestamp: time, blocks: 1 }])
    for (const receipt of receipts) {
      const again = await rpc<typeof receipt | null>("eth_getTransactionReceipt", [receipt.transactionHash])
      if (!again || outcome(again) !== outcome(receipt)) different.push(receipt.transactionHash)
    }
  }
  return different
}

function outcome({
  status,
  logs,
}: {
  status?: Hex
  logs: readonly { address: Hex; topics: readonly Hex[]; data: Hex }[]
}) {
  return JSON.stringify([status, logs.map(({ address, topics, data }) => [address, topics, data])])
}

/** Replaces anvil's error text with that of the recorded node (exchanges `eth_call`). */
function asRecorded(answer: CallAnswer): CallAnswer {
  if (!("error" in answer)) return { result: answer.result }
  const { message, data = "0x" } = answer.error
  if (!message.startsWith("execution reverted")) {
    const halt = /InvalidFEOpcode|OpcodeNotFound/.test(message) ? "invalid opcode: INVALID" : message
    return { error: { code: -32000, message: halt } }
  }
  if (data === "0x") return { error: { code: -32000, message: "execution reverted" } }
  const reason = data.startsWith("0x08c379a0") ? `: ${revertReason(data)}` : ""
  return { error: { code: 3, message: `execution reverted${reason}`, data } }
}

/** The string of `Error(string)`. */
function revertReason(data: Hex): string {
  const bytes = Buffer.from(data.slice(10), "hex")
  const length = Number(hexToBigInt(`0x${bytes.subarray(32, 64).toString("hex")}`))
  return bytes.subarray(64, 64 + length).toString("utf8")
}

function rawTransaction(transaction: RecordedTransaction): Hex {
  const { to, input, nonce, gas, value, v, r, s } = transaction
  const common = {
    ...(to && { to }),
    data: input,
    nonce: Number(nonce),
    gas: BigInt(gas),
    value: BigInt(value),
  }
  const chain = { chainId: Number(transaction.chainId) }
  const parity = { r, s, yParity: Number(transaction.yParity ?? v) }
  const accessList = transaction.accessList ?? []
  switch (transaction.type) {
    case "0x0": {
      // Signed without a chain ID (before EIP-155) v is 27 or 28.
      const bound = transaction.chainId === undefined || BigInt(v) < 35n ? {} : chain
      return serializeTransaction(
        { ...common, ...bound, type: "legacy", gasPrice: BigInt(transaction.gasPrice) },
        { r, s, v: BigInt(v) },
      )
    }
    case "0x1":
      return serializeTransaction(
        { ...common, ...chain, type: "eip2930", gasPrice: BigInt(transaction.gasPrice), accessList },
        parity,
      )
    case "0x2":
      return serializeTransaction(
        {
          ...common,
          ...chain,
          type: "eip1559",
          maxFeePerGas: BigInt(transaction.maxFeePerGas ?? 0),
          maxPriorityFeePerGas: BigInt(transaction.maxPriorityFeePerGas ?? 0),
          accessList,
        },
        parity,
      )
    default:
      throw new Error(`Transactions of type ${transaction.type} cannot be repeated`)
  }
}
