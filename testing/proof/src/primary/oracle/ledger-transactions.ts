import {
  type NodeTransaction,
  type NodeTransferableInput,
  type NodeTransferableOutput,
  signaturesOf,
} from "../recording/node-json.ts"
import type { PrimaryRecording } from "../recording/recording.ts"
import { type LedgerOutput, readOutput } from "./output.ts"
import { exchangeType, platformType } from "./transaction-type.ts"
import type { ChainAlias, Event } from "./utxo.ts"

/** A transaction of a ledger with its inputs and outputs, read from its JSON alone. */
export interface LedgerTransaction {
  readonly event: Event
  /** Its position in its block. */
  readonly index: number
  readonly blockID: string
  readonly type: string
  readonly json: NodeTransaction
  readonly inputs: readonly Consumption[]
  /** By output index. */
  readonly outputs: readonly Emission[]
}

export interface Consumption {
  readonly txID: string
  readonly outputIndex: number
  readonly signatures: readonly string[]
  /** The amount in the input of a transfer. */
  readonly amount?: bigint
  readonly assetID: string
}

export interface Emission {
  readonly assetID: string
  readonly output: LedgerOutput
  readonly consumedOn: ChainAlias
  readonly staked: boolean
}

/** All transactions of a recording in the order of each chain. */
export function ledgerTransactions(recording: PrimaryRecording): readonly LedgerTransaction[] {
  const { P, X, C, xChainID, cChainID } = recording
  const chainOf = (id: string | undefined): ChainAlias => (id === xChainID ? "X" : id === cChainID ? "C" : "P")
  const all: LedgerTransaction[] = []
  const add = (
    chain: ChainAlias,
    height: number,
    timestamp: number,
    blockID: string,
    list: readonly NodeTransaction[],
  ) => {
    for (const [index, json] of list.entries()) {
      const { unsignedTx } = json
      all.push({
        event: { chain, height, timestamp, txID: json.id },
        index,
        blockID,
        type: chain === "P" ? platformType(unsignedTx) : exchangeType(unsignedTx),
        json,
        inputs: consumptionsOf(json),
        outputs: outputsOf(json, chain, chainOf(unsignedTx.destinationChain)),
      })
    }
  }
  for (const [chain, blocks] of [["P", P] as const, ["X", X] as const]) {
    let time = 0
    for (const { height, json, transactions } of blocks) {
      // A block without a time has the chain's time, set by an AdvanceTimeTx in the block before its option block.
      time = json.time ?? transactions[0]?.unsignedTx.time ?? time
      add(chain, height, time, json.id, transactions)
    }
  }
  for (const { height, timestamp, transactions } of C) {
    add("C", height, timestamp, recording.evm.blocks[height]?.block.hash ?? "", transactions)
  }
  return all
}

function consumptionsOf({ unsignedTx, credentials }: NodeTransaction): readonly Consumption[] {
  const taken: readonly Omit<Consumption, "signatures">[] = [
    ...[...(unsignedTx.inputs ?? []), ...(unsignedTx.importedInputs ?? [])].map(
      ({ txID, outputIndex, assetID, input }) => ({ txID, outputIndex, assetID, ...inputAmount(input) }),
    ),
    ...(unsignedTx.operations ?? []).flatMap(({ assetID, inputIDs }) => inputIDs.map((id) => ({ ...id, assetID }))),
  ]
  return taken.map((input, index) => {
    const credential = credentials?.[index]
    return { ...input, signatures: credential ? signaturesOf(credential) : [] }
  })
}

function inputAmount({ amount, input }: NodeTransferableInput["input"]): { readonly amount?: bigint } {
  const taken = input?.amount ?? amount
  return taken === undefined ? {} : { amount: BigInt(taken) }
}

/** The outputs of a transaction, by output index. */
export function outputsOf(
  { id, unsignedTx }: NodeTransaction,
  chain: ChainAlias,
  destination: ChainAlias,
): readonly Emission[] {
  const plain = (
    list: readonly NodeTransferableOutput[] | null | undefined,
    rest: Omit<Emission, "assetID" | "output">,
  ) => (list ?? []).map(({ assetID, fxID, output }) => ({ assetID, output: readOutput(fxID, output), ...rest }))
  const here = { consumedOn: chain, staked: false }
  return [
    ...plain(unsignedTx.outputs, here),
    ...plain(unsignedTx.exportedOutputs, { consumedOn: destination, staked: false }),
    ...plain(unsignedTx.stake, { consumedOn: chain, staked: true }),
    ...(unsignedTx.initialStates ?? []).flatMap(({ fxID, outputs }) =>
      outputs.map((output) => ({ assetID: id, output: readOutput(fxID, output), ...here })),
    ),
    ...(unsignedTx.operations ?? []).flatMap(({ assetID, fxID, operation }) => {
      const { mintOutput, transferOutput, ownedOutput, output, outputs = [], groupID, payload } = operation
      const minted = outputs.map((owner) =>
        readOutput(fxID, {
          ...owner,
          ...(groupID !== undefined && { groupID }),
          ...(payload !== undefined && { payload }),
        }),
      )
      const made = [
        ...(mintOutput ? [readOutput(fxID, mintOutput)] : []),
        ...(transferOutput ? [readOutput(fxID, transferOutput)] : []),
        ...(ownedOutput ? [readOutput(fxID, ownedOutput, "property")] : []),
        ...(output ? [readOutput(fxID, output)] : []),
        ...minted,
      ]
      return made.map((one) => ({ assetID, output: one, ...here }))
    }),
  ]
}
