import { blockNumber, ethCall, RpcError } from "@serac/subnet-evm"
import { type ApprovalLog, approvalForAllTopic, approvalLogs } from "./approval-logs.ts"
import type { NodeCore } from "./node-questions.ts"

/** What a spender may do with the tokens of an owner. */
export interface Approval {
  readonly token: string
  readonly spender: string
  /** `amount`: of an ERC-20 token; `token`: one token of ERC-721; `all`: every token of an NFT contract. */
  readonly kind: "amount" | "token" | "all"
  /** The amount that is left in the token's smallest unit, as decimal digits; only of `amount`. */
  readonly amount?: string
  /** Decimal digits; only of `token`. */
  readonly tokenId?: string
  /** The block and the transaction of the last approval. */
  readonly blockNumber: number
  readonly txHash: string
}

/** The approvals of an owner that are in force. */
export interface Approvals {
  readonly items: readonly Approval[]
  /** The first block whose events were read: 0 if all were; otherwise the node takes long, and a further search may end before it. */
  readonly fromBlock: number
  readonly toBlock: number
  /** Approvals whose state was not asked for, because there are too many. */
  readonly notAsked: number
}

/** Selectors of `allowance(address,address)`, `getApproved(uint256)` and `isApprovedForAll(address,address)`. */
const stateSelectors = { amount: "0xdd62ed3e", token: "0x081812fc", all: "0xe985e9c5" } as const
/** Maximum approvals whose state is asked for, and how many at once. */
const maxChecked = 100
const checkedTogether = 10
/**
 * Reads what may be spent of an owner's tokens: the events name the spenders, and the tokens' contracts say what is left.
 *
 * @param owner in lower case
 * @param before the block before which the search begins; undefined for the chain's last blocks
 * @throws the client's errors if the node does not answer
 */
export async function readApprovals(core: NodeCore, owner: string, before?: number): Promise<Approvals> {
  const head = Number(await blockNumber(core))
  const toBlock = before === undefined ? head : Math.min(head, before - 1)
  const { logs, fromBlock } = await approvalLogs(core, owner, toBlock)
  const last = new Map(logs.flatMap(grantedBy).map((one) => [approvalKey(one), one] as const))
  const newest = [...last.values()].sort((one, other) => other.blockNumber - one.blockNumber)
  const asked = newest.slice(0, maxChecked)
  const items: Approval[] = []
  for (let first = 0; first < asked.length; first += checkedTogether) {
    const some = asked.slice(first, first + checkedTogether)
    const states = await Promise.all(some.map((one) => stateOf(core, owner, one)))
    items.push(...states.filter((one) => one !== undefined))
  }
  return { items, fromBlock, toBlock, notAsked: newest.length - asked.length }
}

/** The approval of an event; empty if the event is not of the standards. */
function grantedBy({ address, topics, blockNumber, transactionHash }: ApprovalLog): readonly Approval[] {
  const [event, , spender = "", tokenId] = topics.map((topic) => topic.toLowerCase())
  if (!/^0x0{24}[0-9a-f]{40}$/.test(spender)) return []
  const given = {
    token: address,
    spender: `0x${spender.slice(26)}`,
    blockNumber: Number(blockNumber),
    txHash: String(transactionHash),
  }
  if (event === approvalForAllTopic) return [{ ...given, kind: "all" }]
  if (tokenId === undefined) return [{ ...given, kind: "amount" }]
  return [{ ...given, kind: "token", tokenId: String(BigInt(tokenId)) }]
}

/** An NFT has one approved address; of the other kinds there is one approval for each spender. */
const approvalKey = ({ token, spender, kind, tokenId }: Approval) =>
  [token.toLowerCase(), kind, kind === "token" ? tokenId : spender].join(" ")

/** The approval with what is left of it; undefined if nothing is, or if the contract does not answer as the standards demand. */
async function stateOf(core: NodeCore, owner: string, one: Approval): Promise<Approval | undefined> {
  const { token, spender, kind, tokenId = "0" } = one
  const input = kind === "token" ? BigInt(tokenId).toString(16).padStart(64, "0") : word(owner) + word(spender)
  try {
    const answer = await ethCall(core, {
      transaction: { to: token as `0x${string}`, data: `${stateSelectors[kind]}${input}` as `0x${string}` },
      block: "latest",
    })
    const left = /^0x[0-9a-f]{64}/i.test(answer) ? BigInt(answer.slice(0, 66)) : 0n
    if (left === 0n || (kind === "token" && left !== BigInt(spender))) return undefined
    return kind === "amount" ? { ...one, amount: String(left) } : one
  } catch (error) {
    if (error instanceof RpcError) return undefined
    throw error
  }
}

const word = (address: string) => address.slice(2).padStart(64, "0")
