import { RpcError } from "@serac/kits/nodes"
import { utxoBytes } from "../oracle/output.ts"
import { happened, type Utxo } from "../oracle/utxo.ts"
import { recordedResult } from "../recording/recorded-calls.ts"
import { toHex, zeroIdText } from "../recording/text.ts"
import type { Arguments, Encoding } from "./arguments.ts"
import type { NodeState } from "./state.ts"
import { pageOfUtxos } from "./utxo-pages.ts"

/** Computes the text of a result from the ledgers. */
export type NodeMethod = (given: Arguments) => string

export type Methods = Readonly<Record<string, NodeMethod>>

/** Methods whose results are computed from the ledgers at any heights, by endpoint and method. */
export function createMethods(state: NodeState): Readonly<Record<string, Methods>> {
  const { world } = state
  const { recording } = world
  return {
    P: {
      ...recordedBlockMethods(state, "P", "platform"),
      "platform.getUTXOs": (given) => pageOfUtxos(state, "P", given),
      "platform.getTx": (given) => {
        const shown = transaction(state, "P", given)
        if (shown === undefined) throw new RpcError(-32000, "couldn't get tx: not found")
        return shown
      },
      "platform.getTxStatus": (given) => {
        const id = given.id("txID")
        const known = recording.P.find(({ transactions }) => transactions.some((one) => one.id === id))
        if (known === undefined || known.height > state.heights.P) return '{"status":"Unknown"}'
        const ended = world.stakers.flatMap((one) => [one.ended, ...(one.renewal?.ended ?? [])])
        const aborted = ended.some((one) => one?.event.txID === id && !one.rewarded)
        return JSON.stringify({ status: aborted ? "Aborted" : "Committed" })
      },
      "platform.getRewardUTXOs": (given) => {
        const [txID, encoding] = [given.id("txID"), given.encoding()]
        const paid = [...world.utxos.values()].filter(
          (utxo) => utxo.txID === txID && utxo.reward && happened(utxo.made, state.heights),
        )
        const utxos = paid.map((utxo) => encodeUtxo(utxo, encoding))
        return JSON.stringify({ numFetched: `${utxos.length}`, utxos, encoding })
      },
      "platform.getTimestamp": () => {
        const latest = recording.P.slice(0, state.heights.P + 1).findLast(({ json }) => json.time)
        const time = latest?.json.time ?? world.genesis.startTime ?? 0
        return JSON.stringify({ timestamp: new Date(time * 1000).toISOString().replace(".000Z", "Z") })
      },
      "platform.getCurrentValidators": (given) => currentValidators(state, given),
      "platform.getBlockchains": () => {
        const [call] = recording.calls.of("platform.getBlockchains")
        const { blockchains } = recordedResult<{ blockchains: readonly { id: string }[] }>(call) ?? { blockchains: [] }
        return JSON.stringify({ blockchains: blockchains.filter(({ id }) => isThere(state, id)) })
      },
    },
    X: {
      ...recordedBlockMethods(state, "X", "avm"),
      "avm.getUTXOs": (given) => pageOfUtxos(state, "X", given),
      "avm.getTx": (given) => {
        if (given.id("txID") === zeroIdText) throw new RpcError(-32000, "nil transaction ID")
        const shown = transaction(state, "X", given)
        if (shown === undefined) throw new RpcError(-32000, "not found")
        return shown
      },
      "avm.getTxStatus": (given) => {
        const id = given.id("txID")
        if (id === zeroIdText) throw new RpcError(-32000, "nil transaction ID")
        const known = recording.X.find(({ transactions }) => transactions.some((one) => one.id === id))
        return JSON.stringify({ status: known && known.height <= state.heights.X ? "Accepted" : "Unknown" })
      },
    },
    "C/avax": {
      "avax.getUTXOs": (given) => pageOfUtxos(state, "C", given),
      "avax.getAtomicTx": (given) => {
        const [id, encoding] = [given.id("txID"), given.encoding()]
        const block = atomicBlock(state, id)
        const bytes = recording.bytesOf(id)
        if (block === undefined || bytes === undefined) throw new RpcError(-32000, `could not find tx ${id}`)
        return JSON.stringify({ tx: toHex(bytes, encoding), encoding, blockHeight: `${block.height}` })
      },
      "avax.getAtomicTxStatus": (given) => {
        const block = atomicBlock(state, given.id("txID"))
        return JSON.stringify(block ? { status: "Accepted", blockHeight: `${block.height}` } : { status: "Unknown" })
      },
    },
    info: {
      "info.getNetworkID": () => JSON.stringify({ networkID: `${recording.networkID}` }),
      "info.isBootstrapped": (given) => {
        chainIDOf(state, given.text("chain"), (name) => `there is no chain with alias/ID '${name}'`)
        return '{"isBootstrapped":true}'
      },
      "info.getBlockchainID": (given) => {
        const id = chainIDOf(state, given.text("alias"), (name) => `there is no ID with alias: ${name}`)
        return JSON.stringify({ blockchainID: id })
      },
    },
  }
}

function recordedBlockMethods(state: NodeState, chain: "P" | "X", service: string): Methods {
  return {
    [`${service}.getHeight`]: () => JSON.stringify({ height: `${state.heights[chain]}` }),
    [`${service}.getBlockByHeight`]: (given) => {
      const height = given.integer("height")
      const block = state.block(chain, height)
      if (block === undefined) throw new RpcError(-32000, `couldn't get block at height ${height}: not found`)
      return shownBlock(block, given.encoding())
    },
    [`${service}.getBlock`]: (given) => {
      const id = given.id("blockID")
      const block = state.blockByID(chain, id)
      if (block === undefined) throw new RpcError(-32000, `couldn't get block with id ${id}: not found`)
      return shownBlock(block, given.encoding())
    },
  }
}

function shownBlock({ bytes, text }: { bytes: Buffer; text: string }, encoding: Encoding): string {
  const block = encoding === "json" ? text : JSON.stringify(toHex(bytes, encoding))
  return `{"block":${block},"encoding":"${encoding}"}`
}

function transaction(state: NodeState, chain: "P" | "X", given: Arguments): string | undefined {
  const [id, encoding] = [given.id("txID"), given.encoding()]
  const { recording } = state.world
  const block = recording[chain].find(({ transactions }) => transactions.some((one) => one.id === id))
  if (block === undefined) {
    // A genesis transaction is in no block: its recorded answer is the only source.
    const method = chain === "P" ? "platform.getTx" : "avm.getTx"
    return /^"result":(.*)$/s.exec(recording.calls.find(chain, method, { txID: id, encoding })?.answer ?? "")?.[1]
  }
  const bytes = recording.bytesOf(id)
  if (block.height > state.heights[chain] || bytes === undefined) return undefined
  if (encoding !== "json") return JSON.stringify({ tx: toHex(bytes, encoding), encoding })
  return `{"tx":${transactionText(block.text, id)},"encoding":"json"}`
}

/** A transaction's exact text in that of its block: its id is its last member, so that an object ends right behind it. */
function transactionText(block: string, id: string): string {
  const end = block.indexOf(`"id":"${id}"}`) + `"id":"${id}"}`.length
  let depth = 0
  for (let at = end - 1; at >= 0; at--) {
    if (block[at] === "}") depth++
    else if (block[at] === "{" && --depth === 0) return block.slice(at, end)
  }
  throw new Error(`The transaction ${id} does not begin`)
}

function atomicBlock({ world, heights }: NodeState, id: string) {
  return world.recording.C.find(
    ({ height, transactions }) => height <= heights.C && transactions.some((one) => one.id === id),
  )
}

function isThere({ world, heights }: NodeState, blockchainID: string): boolean {
  const maker = world.transactions.find(({ json }) => json.id === blockchainID)
  return maker === undefined || maker.event.height <= heights.P
}

/** The final recorded entries of the validators at this height, the only source of uptimes and potential rewards. */
function currentValidators(state: NodeState, given: Arguments): string {
  const { calls } = state.world.recording
  const [subnetID, nodeIDs] = [given.id("subnetID"), given.nodeIDs("nodeIDs")]
  const one =
    nodeIDs.length === 1
      ? calls.find("P", "platform.getCurrentValidators", { ...ofSubnet(subnetID), nodeIDs })
      : undefined
  const call = one ?? calls.find("P", "platform.getCurrentValidators", ofSubnet(subnetID))
  const all = recordedResult<{ validators: readonly RecordedValidator[] }>(call)?.validators ?? []
  const asked = all.filter(({ nodeID }) => nodeIDs.length === 0 || nodeIDs.includes(nodeID))
  const { stakers, l1, transactions } = state.world
  const added = new Map([
    ...stakers.map(({ txID, transaction: { event } }): [string, number] => [txID, event.height]),
    ...[...l1.all.values()].map(({ validationID, added: event }): [string, number] => [validationID, event.height]),
    ...transactions.map(({ json, event }): [string, number] => [json.id, event.height]),
  ])
  const validators = asked.filter((one) => (added.get(one.txID ?? one.validationID ?? "") ?? 0) <= state.heights.P)
  return JSON.stringify({ validators })
}

interface RecordedValidator {
  readonly txID?: string
  readonly validationID?: string
  readonly nodeID: string
}

const ofSubnet = (subnetID: string) => (subnetID === zeroIdText ? {} : { subnetID })

function chainIDOf({ world: { recording } }: NodeState, name: string, message: (name: string) => string): string {
  const { xChainID, cChainID } = recording
  const ids = { P: zeroIdText, platform: zeroIdText, X: xChainID, avm: xChainID, C: cChainID, evm: cChainID }
  const id = Object.entries(ids).find(([alias, one]) => alias === name || one === name)?.[1]
  if (id === undefined) throw new RpcError(-32000, message(name))
  return id
}

const encodeUtxo = ({ txID, outputIndex, assetID, output }: Utxo, encoding: Encoding): string =>
  toHex(utxoBytes(txID, outputIndex, assetID, output), encoding)
