import { type Crypto, toHex, toQuantity, UpstreamError } from "../evm/index.ts"
import { Answers } from "./answers.ts"
import { blockchainIDOf, networkIDOf } from "./chain-identity.ts"
import { firstBlock } from "./first-block.ts"
import type { ForkFacts } from "./fork-facts.ts"
import type { ForkOptions } from "./fork-options.ts"
import { type NodeClient, NodeRefusal } from "./node-client.ts"
import { provenRoot } from "./proven-root.ts"
import { askUnsettled } from "./unsettled-blocks.ts"

/**
 * Asks a living chain's node about the chain and the block at which a fork starts.
 *
 * @throws {UpstreamError} if the node does not answer, or has no such block or no state of it
 */
export async function askFacts(client: NodeClient, options: ForkOptions, crypto: Crypto): Promise<ForkFacts> {
  const answers = new Answers(client)
  const { block: wanted = "latest" } = options
  const chainID = answers.quantity(await client.read("eth_chainId", [], "its chain id"), "its chain id")
  const named = `block ${wanted}`
  const answer = await client.read(...blockRequest(wanted), named)
  if (answer === null) throw new UpstreamError(`${client.shown} has no ${named}`)
  const { transactions: _, ...answered } = answers.object(answer, named)
  const { kind, block, isHashed } = firstBlock(answered, answers, crypto)
  const { number, settledHeight } = block.header
  const hasUnsettled = settledHeight !== undefined && settledHeight < number
  const [networkID, blockchainID, config, root, unsettled] = await Promise.all([
    options.networkID ?? networkIDOf(client, chainID),
    blockchainIDOf(client, options.url, toQuantity(number)),
    kind === "coreth" ? null : chainConfigOf(client),
    provenRoot(client, { answers, crypto, block, isHashed }),
    hasUnsettled ? askUnsettled(client, answers, settledHeight, number) : undefined,
  ])
  return {
    chainID: String(chainID),
    networkID,
    blockchainID: blockchainID === undefined ? null : toHex(blockchainID),
    block: answered,
    config,
    unsettled: unsettled ?? null,
    stateRoot: root.stateRoot ?? null,
    unchecked: [
      ...(isHashed ? [] : [`The header of block ${number} is another chain's: its hash is not checked.`]),
      ...root.unchecked,
      ...(hasUnsettled && unsettled === undefined
        ? [
            `The node does not tell the gas of the blocks up to ${number}: prices go on from the block's highest possible one.`,
          ]
        : []),
    ],
  }
}

async function chainConfigOf(client: NodeClient): Promise<ForkFacts["config"]> {
  try {
    const config = await client.read("eth_getChainConfig", [], "its configuration")
    return typeof config === "object" && config !== null ? (config as Record<string, unknown>) : null
  } catch (error) {
    if (error instanceof NodeRefusal) return null
    throw error
  }
}

function blockRequest(block: bigint | number | string): [string, unknown[]] {
  if (typeof block !== "string") return ["eth_getBlockByNumber", [toQuantity(block), false]]
  if (/^0x[0-9a-f]{64}$/i.test(block)) return ["eth_getBlockByHash", [block.toLowerCase(), false]]
  if (/^(?:0x[0-9a-f]{1,16}|\d{1,19})$/i.test(block))
    return ["eth_getBlockByNumber", [toQuantity(BigInt(block)), false]]
  if (/^(?:latest|accepted|finalized|safe|earliest)$/.test(block)) return ["eth_getBlockByNumber", [block, false]]
  throw new UpstreamError(
    `A fork starts at a number, a hash, or a tag such as latest, not at ${JSON.stringify(block)}.`,
  )
}
