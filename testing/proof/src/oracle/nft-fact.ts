import { decodeFunctionResult, encodeFunctionData, type Hex, parseAbi } from "viem"
import type { EthCall } from "./ask.ts"

/** A token's URI and metadata, without the time at which the metadata was read. */
export interface NftFact {
  readonly tokenUri: string
  readonly metadata: Readonly<Record<string, unknown>>
}

/** The documents of the proof's IPFS gateway, by path. */
export type Gateway = ReadonlyMap<string, string>

const nftAbi = parseAbi([
  "function tokenURI(uint256) view returns (string)",
  "function uri(uint256) view returns (string)",
])

/** The expected metadata of a token that was burned or that its contract does not know. */
export const missingNft: NftFact = { tokenUri: "", metadata: { indexStatus: "MISSING_TOKEN" } }

/** Reads a token's URI from the chain and fetches its metadata. Only the proof's gateway is reachable; every other host fails. */
export async function readNftFact(
  ask: EthCall,
  contract: Hex,
  token: { readonly id: bigint; readonly standard: 721 | 1155 },
  gateway: Gateway,
): Promise<NftFact> {
  const functionName = token.standard === 721 ? "tokenURI" : "uri"
  const answer = await ask(contract, encodeFunctionData({ abi: nftAbi, functionName, args: [token.id] }))
  const tokenUri =
    answer === undefined || answer === "0x"
      ? undefined
      : decodeFunctionResult({ abi: nftAbi, functionName, data: answer })
  if (tokenUri === undefined) return missingNft
  return { tokenUri, metadata: metadataAt(tokenUri, token, gateway) }
}

function metadataAt(tokenUri: string, token: { id: bigint; standard: 721 | 1155 }, gateway: Gateway) {
  const hexId = token.id.toString(16).padStart(64, "0")
  const uri = token.standard === 1155 ? tokenUri.replaceAll("{id}", hexId) : tokenUri
  if (uri === "") return { indexStatus: "INVALID_TOKEN_URI" }
  const text = uri.startsWith("data:") ? carried(uri) : gateway.get(uri.replace(/^ipfs:\/\//, "/ipfs/"))
  if (text === undefined) return { indexStatus: "UNREACHABLE_TOKEN_URI" }
  let document: Record<string, unknown>
  try {
    document = JSON.parse(token.standard === 1155 ? text.replaceAll("{id}", hexId) : text)
  } catch {
    return { indexStatus: "INVALID_METADATA_JSON" }
  }
  const { name, symbol, description, image, animation_url, external_url, background_color } = document
  const members = {
    name,
    symbol,
    description,
    imageUri: image,
    animationUri: animation_url,
    externalUrl: external_url,
    background: background_color,
    ...(token.standard === 721
      ? { attributes: document.attributes && JSON.stringify(document.attributes) }
      : { decimals: document.decimals, properties: document.properties && JSON.stringify(document.properties) }),
  }
  const told = Object.entries(members).filter(([, value]) => value !== undefined)
  return told.length === 0
    ? { indexStatus: "INVALID_METADATA" }
    : { indexStatus: "indexed", ...Object.fromEntries(told) }
}

function carried(uri: string): string {
  const comma = uri.indexOf(",")
  const data = uri.slice(comma + 1)
  return uri.slice(0, comma).endsWith(";base64") ? Buffer.from(data, "base64").toString() : decodeURIComponent(data)
}
