/** The sockets that a subscription opened, the newest last, under the test's control. */
export class FakeSocket {
  static opened: FakeSocket[] = []
  readonly url: string
  readonly sent: { readonly id: number; readonly method: string; readonly params: readonly unknown[] }[] = []
  isClosed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  onclose: (() => void) | null = null

  constructor(url: string) {
    this.url = url
    FakeSocket.opened.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.isClosed = true
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) })
  }

  /** Opens, and answers like a node until the subscription is open. */
  subscribe(chainId = "0xa868"): void {
    this.onopen?.()
    this.tell({ jsonrpc: "2.0", id: 1, result: chainId })
    this.tell({ jsonrpc: "2.0", id: 2, result: "0xcafe" })
  }

  head(header: object): void {
    this.tell({ jsonrpc: "2.0", method: "eth_subscription", params: { subscription: "0xcafe", result: header } })
  }
}

export const FakeWebSocket = FakeSocket as unknown as typeof globalThis.WebSocket
