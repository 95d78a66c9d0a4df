import type { Call } from "./renewing-validator.ts"

type Hex = `0x${string}`

/** The results of calls by the first bytes of their data: the four bytes of the function, or eight with the beginning of its argument. */
export type Answers = Readonly<Record<Hex, Hex>>

const byte = (value: number) => value.toString(16).padStart(2, "0")
const word = (value: number) => value.toString(16).padStart(64, "0")
const push = (hex: string) => `${byte(0x5f + hex.length / 2)}${hex}`
const push2 = (value: number) => push(value.toString(16).padStart(4, "0"))

/** What `CODECOPY` of a part of the code and `RETURN` of it take. */
const copyAndReturn = (at: number, length: number) => `${push2(length)}${push2(at)}5f39${push2(length)}5ff3`

/** A text as the ABI encodes an answer of one. */
export function abiText(text: string): Hex {
  const bytes = Buffer.from(text).toString("hex")
  return `0x${word(32)}${word(bytes.length / 2)}${bytes.padEnd(Math.ceil(bytes.length / 64) * 64, "0")}`
}

/** Code that returns these results, and reverts for all other calls. */
export function codeOf(answers: Answers): Hex {
  const entries = Object.entries(answers).map(([match, answer]) => ({ match: match.slice(2), answer: answer.slice(2) }))
  // CALLDATALOAD(0) >> the rest, EQ, JUMPI: 11 bytes, and those of the match.
  const test = (match: string, at: number) =>
    `5f35${push(byte(256 - match.length * 4))}1c${push(match)}14${push2(at)}57`
  const tests = entries.reduce((sum, { match }) => sum + test(match, 0).length / 2, 0)
  const refusal = "5f5ffd"
  const leaf = `5b${copyAndReturn(0, 0)}`.length / 2
  const leaves = tests + refusal.length / 2
  let data = leaves + leaf * entries.length
  const places = entries.map(({ answer }) => {
    const at = data
    data += answer.length / 2
    return at
  })
  return `0x${[
    ...entries.map(({ match }, at) => test(match, leaves + at * leaf)),
    refusal,
    ...entries.map(({ answer }, at) => `5b${copyAndReturn(places[at] ?? 0, answer.length / 2)}`),
    ...entries.map(({ answer }) => answer),
  ].join("")}`
}

const transfer = "ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"

/** The answers of an ERC-721 contract with one token, for a name and a token URI. */
export function nftAnswers(owner: Hex, name: string, tokenUri: string): Answers {
  const yes: Hex = `0x${word(1)}`
  return {
    "0x01ffc9a701ffc9a7": yes,
    "0x01ffc9a780ac58cd": yes,
    "0x01ffc9a7": `0x${word(0)}`,
    "0x06fdde03": abiText(name),
    "0x95d89b41": abiText(name),
    "0x6352211e": `0x${owner.slice(2).padStart(64, "0")}`,
    "0xc87b56dd": abiText(tokenUri),
  }
}

interface Deployment {
  readonly call: Call
  /** Path of the chain's interface at the node. */
  readonly path: string
  readonly owner: Hex
}

/** Creates a contract that gives its token 1 to its creator. @returns its address */
export async function deployNft({ call, path, owner }: Deployment, answers: Answers): Promise<Hex> {
  const code = codeOf(answers).slice(2)
  const given = `${push(byte(1))}${push(owner.slice(2))}5f${push(transfer)}5f5fa4`
  const length = `${given}${copyAndReturn(0, 0)}`.length / 2
  const data = `0x${given}${copyAndReturn(length, code.length / 2)}${code}`
  // The node fills in missing members, and signs for its own accounts.
  const hash = await call(path, "eth_sendTransaction", [{ from: owner, data, gas: "0x7a1200" }])
  for (;;) {
    const receipt = (await call(path, "eth_getTransactionReceipt", [hash])) as {
      contractAddress: Hex
      status: string
    } | null
    if (receipt?.status === "0x0") throw new Error("the contract could not be made")
    if (receipt) return receipt.contractAddress
    await call("/ext/devnet", "devnet.mine", {})
  }
}
