import type { NodeTransaction } from "../recording/node-json.ts"
import type { PrimaryRecording } from "../recording/recording.ts"
import { fromCb58, sha256, toCb58, zeroIdText } from "../recording/text.ts"

const vmID = "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6"
const chainName = "C-Chain"

const u16 = (value: number) => Buffer.from([value >> 8, value & 0xff])
const u32 = (value: number) => Buffer.from([value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff])

/**
 * The transaction of the P-Chain's genesis that made the C-Chain, if the genesis file holds the exact text of the C-Chain's genesis:
 * the hash of its bytes is then the C-Chain's ID. A file without the code of its contracts gives another ID.
 */
export function cChainCreation({ genesis, networkID, cChainID }: PrimaryRecording): NodeTransaction | undefined {
  if (genesis === undefined) return undefined
  const genesisData = Buffer.from((JSON.parse(genesis) as { cChainGenesis: string }).cChainGenesis)
  const zero = Buffer.alloc(32)
  const bytes = Buffer.concat([
    ...[u16(0), u32(15), u32(networkID), zero],
    // No outputs, inputs or memo.
    ...[u32(0), u32(0), u32(0), zero],
    ...[u16(chainName.length), Buffer.from(chainName), fromCb58(vmID), u32(0)],
    ...[u32(genesisData.length), genesisData],
    // An empty authorization and no signatures.
    ...[u32(10), u32(0), u32(0)],
  ])
  const id = toCb58(sha256(bytes))
  if (id !== cChainID) return undefined
  const unsignedTx = {
    networkID,
    blockchainID: zeroIdText,
    outputs: [],
    inputs: [],
    memo: "0x",
    subnetID: zeroIdText,
    chainName,
    vmID,
    genesisData: genesisData.toString("base64"),
  }
  return { id, unsignedTx, credentials: [] }
}
