import { streamChanges, streamPrimaryNetworkChanges } from "@serac/data"
import { useEffect, useState } from "preact/hooks"
import { dataClient } from "./client.ts"

/** The subject whose changes are followed: an EVM chain, or a chain of a primary network. */
export type FollowedSubject =
  | { readonly chainId: string }
  | { readonly network: "mainnet" | "testnet" | "fuji"; readonly blockchainId: "p-chain" | "x-chain" | "c-chain" }

/** Maximum number of streams: a browser has six connections for an origin, over all its tabs. */
const maxStreams = 2
/** Milliseconds between two polls of chains without a stream. */
const followPollMs = 10_000
/** Milliseconds for which changes are collected, so that a chain with many blocks per second updates the page a few times per second. */
const gathered = 400

/**
 * A number that grows when one of the chains changes. The first two have streams, the others are polled. A hidden page
 * follows nothing, and updates once when it is visible again.
 */
export function useChanges(subjects: readonly FollowedSubject[] | undefined): number {
  const [version, setVersion] = useState(0)
  const key = JSON.stringify(subjects ?? [])
  useEffect(() => {
    const followed = JSON.parse(key) as readonly FollowedSubject[]
    if (followed.length === 0) return
    let end: (() => void) | undefined
    const look = () => setVersion((count) => count + 1)
    const turn = () => {
      end?.()
      end = document.visibilityState === "visible" ? followAll(followed, look) : undefined
      if (end !== undefined) look()
    }
    end = document.visibilityState === "visible" ? followAll(followed, look) : undefined
    document.addEventListener("visibilitychange", turn)
    return () => {
      document.removeEventListener("visibilitychange", turn)
      end?.()
    }
  }, [key])
  return version
}

function followAll(subjects: readonly FollowedSubject[], onChange: () => void): () => void {
  const abort = new AbortController()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const changed = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      onChange()
    }, gathered)
  }
  for (const subject of subjects.slice(0, maxStreams)) void followSubject(subject, changed, abort.signal)
  const timer = subjects.length > maxStreams ? setInterval(onChange, followPollMs) : undefined
  return () => {
    abort.abort()
    clearTimeout(waiting)
    clearInterval(timer)
  }
}

/** Follows a stream; if it fails, polls once and reconnects. */
async function followSubject(subject: FollowedSubject, onChange: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const events =
        "chainId" in subject
          ? streamChanges(dataClient(), subject, { signal })
          : streamPrimaryNetworkChanges(dataClient(), subject, { signal })
      // The first event is the stream's start: it triggers an update for changes between the page's request and the stream.
      for await (const _ of events) onChange()
    } catch {
      if (signal.aborted) return
      await new Promise((resolve) => setTimeout(resolve, followPollMs))
      onChange()
    }
  }
}
