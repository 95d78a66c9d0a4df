import { streamChanges, streamPrimaryNetworkChanges } from "@serac/data"
import { useEffect, useState } from "preact/hooks"
import { dataClient } from "./client.ts"

/** Something that changes: an EVM chain, or a chain of a primary network. */
export type FollowedSubject =
  | { readonly chainId: string }
  | { readonly network: "mainnet" | "testnet" | "fuji"; readonly blockchainId: "p-chain" | "x-chain" | "c-chain" }

/** A browser has six connections to an origin, over all its tabs: few of them may be streams. */
const maxStreams = 2
/** Milliseconds between two looks at what no stream is open for. */
const followPollMs = 10_000
/** Milliseconds for which changes are gathered: a chain of many blocks a second is shown a few times a second. */
const gathered = 400

/**
 * A number that grows when any of some chains changes: by a stream for the first two, by the clock for the others. A page that nobody sees
 * follows nothing, and looks once when it is seen again.
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

/** What ends a stream for good is looked for by the clock. */
async function followSubject(subject: FollowedSubject, onChange: () => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const events =
        "chainId" in subject
          ? streamChanges(dataClient(), subject, { signal })
          : streamPrimaryNetworkChanges(dataClient(), subject, { signal })
      // The first says where the stream begins: what came between the page's own question and it is asked for, too.
      for await (const _ of events) onChange()
    } catch {
      if (signal.aborted) return
      await new Promise((resolve) => setTimeout(resolve, followPollMs))
      onChange()
    }
  }
}
