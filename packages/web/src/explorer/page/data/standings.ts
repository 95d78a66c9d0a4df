import { signal } from "@preact/signals"
import { hasReason, pageData } from "./page-data.ts"

/** What the operator's token lists say of a contract's name. See `Standing` of the data service. */
export type Standing = "listed" | "spam" | "imitation" | "unlisted"

/** Addresses of a request, and milliseconds for which they are collected. */
const standingsAtOnce = 100
const collectedMs = 30

const knownStandings = signal<ReadonlyMap<string, Standing>>(new Map())
const requested = new Set<string>()
const waiting = new Map<string, Set<string>>()

/** The standing of a contract's name; undefined until the service has told it. The first call for an address requests it. */
export function standingOf(chainId: string, address: string): Standing | undefined {
  const lower = address.toLowerCase()
  const key = `${chainId} ${lower}`
  if (!requested.has(key)) {
    requested.add(key)
    if (waiting.size === 0) setTimeout(requestStandings, collectedMs)
    waiting.set(chainId, (waiting.get(chainId) ?? new Set()).add(lower))
  }
  return knownStandings.value.get(key)
}

function requestStandings(): void {
  const chains = [...waiting]
  waiting.clear()
  for (const [chainId, addresses] of chains)
    for (let list = [...addresses]; list.length > 0; list = list.slice(standingsAtOnce))
      void requestSome(chainId, list.slice(0, standingsAtOnce))
}

async function requestSome(chainId: string, addresses: readonly string[]): Promise<void> {
  try {
    const path = `${chainId}/standings?of=${addresses}`
    const answer = await pageData<{ readonly standings: Readonly<Record<string, Standing>> }>(
      path,
      AbortSignal.timeout(20_000),
    )
    if (hasReason(answer)) return
    const more = Object.entries(answer.standings).map(
      ([address, standing]) => [`${chainId} ${address}`, standing] as const,
    )
    knownStandings.value = new Map([...knownStandings.value, ...more])
  } catch {
    // Without an answer names stay marked; the next page asks again.
    for (const address of addresses) requested.delete(`${chainId} ${address}`)
  }
}
