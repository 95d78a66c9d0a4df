import { encode } from "../codec/versioned.ts"
import { compareBytes } from "../text/compare-bytes.ts"
import { xState } from "../x/slots.ts"
import { emptyID, utf8 } from "./constants.ts"
import type { GenesisAllocation, GenesisFile } from "./genesis-file.ts"
import { encodeXChainGenesis } from "./x-genesis.ts"

const byAmount = (a: GenesisAllocation, b: GenesisAllocation): number =>
  a.initialAmount < b.initialAmount ? -1 : a.initialAmount > b.initialAmount ? 1 : compareBytes(a.avaxAddr, b.avaxAddr)

/** The X-Chain's genesis has the asset AVAX, held by the allocations with an initial amount. */
export const buildXGenesis = ({ networkID, allocations }: GenesisFile): Uint8Array => {
  const holders = allocations.filter(({ initialAmount }) => initialAmount > 0n).sort(byAmount)
  const memo = new Uint8Array(20 * holders.length)
  for (const [index, { ethAddr }] of holders.entries()) memo.set(ethAddr, 20 * index)
  const outputs = holders
    .map(({ initialAmount, avaxAddr }) => ({
      type: "secp256k1fx.TransferOutput" as const,
      amount: initialAmount,
      locktime: 0n,
      threshold: 1,
      addresses: [avaxAddr],
    }))
    .map((output) => ({ output, bytes: encode(xState, output) }))
    .sort((a, b) => compareBytes(a.bytes, b.bytes))
    .map(({ output }) => output)
  return encodeXChainGenesis([
    {
      alias: utf8("AVAX"),
      networkID,
      blockchainID: emptyID,
      outputs: [],
      inputs: [],
      memo,
      name: utf8("Avalanche"),
      symbol: utf8("AVAX"),
      denomination: 9,
      initialStates: outputs.length === 0 ? [] : [{ fxIndex: 0, outputs }],
    },
  ])
}
