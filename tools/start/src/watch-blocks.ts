import { setTimeout as sleep } from "node:timers/promises"

const request = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] }),
}

/** Asks a node, which need not be there yet, for its newest block until it is stopped, and tells each new number. */
export function watchBlocks(url: string, tell: (block: number) => void): { readonly stop: () => void } {
  let stopped = false
  void (async () => {
    let last = -1
    while (!stopped) {
      await sleep(250)
      const block = await fetch(url, request)
        .then(async (response) => Number(((await response.json()) as { result?: string }).result))
        .catch(() => last)
      if (stopped || !(block > last)) continue
      last = block
      tell(block)
    }
  })()
  return {
    stop: () => {
      stopped = true
    },
  }
}
