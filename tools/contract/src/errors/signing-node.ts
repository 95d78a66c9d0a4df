import type { DataServiceOptions } from "@serac/api/data"
import {
  type ConvertSubnetToL1Tx,
  encodePChainTransaction,
  formatHex,
  type PChainBaseTx,
  type PChainUnsignedTransaction,
} from "@serac/chain"

/** The states of signature aggregation, by their names in the documents' `x-state`. */
export type SigningState =
  | "transaction of another kind"
  | "conversion that nobody signs"
  | "validator out of reach"
  | "aggregator that fails"
  | "P-Chain without a node"
  | "nobody who signs"

/** The options that a data service needs to aggregate signatures. */
type SigningOptions = Pick<DataServiceOptions, "nodes" | "signatures">

/** The answers of a node: the result of a method, or the text of its error. */
type SigningAnswers = Readonly<Record<string, (parameters: Readonly<Record<string, string>>) => object | string>>

const validator = "NodeID-7Xhw2mDxuDS44j42TCB6U5579esbSt3Lg"
const primarySubnetId = "11111111111111111111111111111111LpoYY"
const publicKey = "0xaa1a1c26055a329817a5759d877a2795f9499b97d6056edde0eea39512f24e8bc874b4471f0501127abb1ea0d9f68ac1"

/** A P-Chain of 1000 blocks with a single validator, which refuses to sign. */
const signingAnswers: SigningAnswers = {
  "platform.getProposedHeight": () => ({ height: "100" }),
  "platform.getValidatorsAt": ({ height, subnetID }) => {
    if (Number(height) > 1000)
      return `failed to fetch validator set: current P-chain height (1000) < requested P-Chain height (${height})`
    return subnetID === primarySubnetId ? { [validator]: { publicKey, weight: "100" } } : {}
  },
  "platform.getCurrentValidators": () => ({ validators: [] }),
  "platform.validatedBy": () => ({ subnetID: primarySubnetId }),
  "platform.getSubnet": () => "subnet: not found",
  "platform.getTx": () => "couldn't get tx: not found",
  warp_getMessageSignature: () => "unknown message",
}

const zeroBytes = new Uint8Array(32)
const emptyTransaction = { networkID: 1, blockchainID: zeroBytes, outputs: [], inputs: [], memo: new Uint8Array() }
const baseTx: PChainBaseTx = { type: "BaseTx", ...emptyTransaction }
const conversion: ConvertSubnetToL1Tx = {
  type: "ConvertSubnetToL1Tx",
  ...emptyTransaction,
  subnetID: zeroBytes.with(0, 1),
  chainID: zeroBytes.with(0, 2),
  address: new Uint8Array(20),
  validators: [],
  subnetAuthorization: { type: "secp256k1fx.Input", signatureIndices: [] },
}

/** A service with one validator, and a node's other answers. */
export function signingOptions(others: SigningAnswers = {}): SigningOptions {
  return {
    nodes: { fetch: nodeOf({ ...signingAnswers, ...others }) },
    signatures: { endpoints: [{ nodeId: validator, url: "http://127.0.0.1:9650" }] },
  }
}

const withTransaction = (unsigned: PChainUnsignedTransaction) =>
  signingOptions({
    "platform.getTx": () => ({
      tx: formatHex(encodePChainTransaction({ unsigned, credentials: [] })),
      encoding: "hex",
    }),
  })

/** The options of services in these states. */
export const signingStates: Readonly<Record<SigningState, SigningOptions>> = {
  "transaction of another kind": withTransaction(baseTx),
  "conversion that nobody signs": withTransaction(conversion),
  "validator out of reach": signingOptions({
    warp_getMessageSignature: () => {
      throw new TypeError("fetch failed")
    },
  }),
  "aggregator that fails": {
    ...withTransaction(conversion),
    signatures: { aggregator: "http://127.0.0.1:8090" },
  },
  "P-Chain without a node": {
    ...signingOptions(),
    nodes: { fetch: () => Promise.reject(new TypeError("fetch failed")) },
  },
  "nobody who signs": { ...signingOptions(), signatures: {} },
}

function nodeOf(all: SigningAnswers): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname === "/aggregate-signatures")
      return Response.json({ error: "failed to aggregate signatures. error: quorum not reached" }, { status: 500 })
    const { id, method, params } = (await request.json()) as { id: number; method: string; params: never }
    const answer = all[method]?.(params) ?? `the method ${method} does not exist`
    const told = typeof answer === "string" ? { error: { code: -32000, message: answer } } : { result: answer }
    return Response.json({ jsonrpc: "2.0", id, ...told })
  }
}
