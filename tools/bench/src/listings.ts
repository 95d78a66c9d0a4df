import type { BenchChain } from "./bench-chain.ts"

export const rows = 25

/** The listings that are measured. */
export function listings({ chainId, tokens }: BenchChain) {
  const base = `/v1/chains/${chainId}`
  return {
    transactions: `${base}/transactions?pageSize=${rows}`,
    "token transfers": `${base}/tokens/${tokens[0]}/transfers?pageSize=${rows}`,
    blocks: `${base}/blocks?pageSize=${rows}`,
  } as const
}

export type ListName = keyof ReturnType<typeof listings>
export const listNames: readonly ListName[] = ["transactions", "token transfers", "blocks"]

export async function read(url: string): Promise<string> {
  const response = await fetch(url)
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return text
}

/** Paths of pages of a listing, from one page to before another; fewer where it ends. Pages count from 0. */
export async function pagePaths(url: string, list: string, from: number, to: number): Promise<readonly string[]> {
  const paths: string[] = []
  let path: string | undefined = list
  for (let page = 0; page < to && path !== undefined; page++) {
    if (page >= from) paths.push(path)
    const [, token]: readonly (string | undefined)[] = /^\{"nextPageToken":"([^"]+)"/.exec(await read(url + path)) ?? []
    path = token === undefined ? undefined : `${list}&pageToken=${token}`
  }
  return paths
}
