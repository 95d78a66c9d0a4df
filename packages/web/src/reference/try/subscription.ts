/** A message of a subscription. */
export interface Message {
  readonly number: number
  readonly text: string
}

/** The callbacks of a subscription. */
export interface SubscriptionEvents {
  readonly onState: (state: "connecting" | "subscribed" | "ended", why?: string) => void
  readonly onMessage: (message: Message) => void
}

/** Maximum number of characters that are kept of a message. */
const longestMessage = 20_000

/**
 * Subscribes over a WebSocket. The returned function unsubscribes.
 *
 * @param params of `eth_subscribe`: the kind, and its arguments
 */
export function subscribe(
  url: string,
  params: readonly unknown[],
  { onState, onMessage }: SubscriptionEvents,
  Socket: typeof WebSocket = WebSocket,
): () => void {
  const socket = new Socket(url)
  let id: unknown
  let count = 0
  onState("connecting")
  socket.addEventListener("open", () => {
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_subscribe", params }))
  })
  socket.addEventListener("message", ({ data }) => {
    const text = String(data).slice(0, longestMessage)
    const { result, error } = subscriptionAnswer(text)
    if (count === 0 && error !== undefined) {
      onState("ended", error)
      socket.close()
      return
    }
    if (id === undefined && result !== undefined) {
      id = result
      onState("subscribed")
    }
    count += 1
    onMessage({ number: count, text })
  })
  socket.addEventListener("close", ({ reason }) => onState("ended", reason))
  socket.addEventListener("error", () => onState("ended", `${url} takes no WebSocket`))
  return () => {
    if (socket.readyState === 1 && id !== undefined)
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: 2, method: "eth_unsubscribe", params: [id] }))
    socket.close()
  }
}

function subscriptionAnswer(text: string): { readonly result?: unknown; readonly error?: string } {
  try {
    const { id, result, error } = JSON.parse(text)
    if (error !== undefined) return { error: String(error.message) }
    return id === 1 ? { result } : {}
  } catch {
    return {}
  }
}
