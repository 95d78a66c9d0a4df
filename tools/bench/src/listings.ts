import type { BenchChain } from "./bench-chain.ts"

export const rowsPerPage = 25

/** The listings that are measured. */
export function listings({ chainId, tokens }: BenchChain) {
  const base = `/v1/chains/${chainId}`
  return {
    transactions: `${base}/transactions?pageSize=${rowsPerPage}`,
    "token transfers": `${base}/tokens/${tokens[0]}/transfers?pageSize=${rowsPerPage}`,
    blocks: `${base}/blocks?pageSize=${rowsPerPage}`,
  } as const
}

export type ListName = keyof ReturnType<typeof listings>
export const listNames: readonly ListName[] = ["transactions", "token transfers", "blocks"]

export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url)
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return text
}

/** In one process: 4,900 pages, 50 MB of the smallest, blocks, where a service keeps 32 MiB. */
const pagedPlaces = 100
const sizes = 49

export interface PageOptions {
  /** Rows before the first of the places. Default 0. */
  readonly from?: number
  /** Server processes, each with its own cache of answers. Default 1. */
  readonly workers?: number
}

/**
 * Paths of more pages of a listing than a service keeps, so that a page, requested in turn, is never still cached when its turn comes
 * again: pages of 1 to 49 rows, 25 in the mean, that start at different places. The first page is not among them.
 */
export async function manyPages(url: string, list: string, { from = 0, workers = 1 }: PageOptions = {}) {
  const step = 5
  const small = list.replace(/pageSize=\d+/, `pageSize=${step}`)
  const first = Math.floor(from / step) + 1
  const starts = await pagePaths(url, small, first, first + pagedPlaces * workers)
  return Array.from({ length: sizes }, (_, at) => at + 1).flatMap((size) =>
    starts.map((start) => start.replace(`pageSize=${step}`, `pageSize=${size}`)),
  )
}

/** Paths of pages of a listing, from one page to before another; fewer where it ends. Pages count from 0. */
export async function pagePaths(url: string, list: string, from: number, to: number): Promise<readonly string[]> {
  const paths: string[] = []
  let path: string | undefined = list
  for (let page = 0; page < to && path !== undefined; page++) {
    if (page >= from) paths.push(path)
    const [, token]: readonly (string | undefined)[] =
      /^\{"nextPageToken":"([^"]+)"/.exec(await fetchText(url + path)) ?? []
    path = token === undefined ? undefined : `${list}&pageToken=${token}`
  }
  return paths
}
