/** A node that knows balances by block hash and address, and counts who asks. Anything else is its error. */
export class FakeNode {
  readonly balances = new Map<string, bigint>()
  readonly asked: string[] = []
  /** What it says instead of a balance; undefined while it works. */
  error: string | undefined
  isDown = false
  /** What all others have, at every block; undefined where the node does not have the block. */
  others: bigint | undefined

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const { id, params } = JSON.parse(await request.text())
    const [address, { blockHash }] = params
    this.asked.push(`${address} ${blockHash}`)
    if (this.isDown) throw new TypeError("fetch failed")
    const balance = this.balances.get(`${address} ${blockHash}`) ?? this.others
    const message = this.error ?? (balance === undefined ? "header for hash not found" : undefined)
    const answer =
      message === undefined ? { result: `0x${balance?.toString(16)}` } : { error: { code: -32000, message } }
    return Response.json({ jsonrpc: "2.0", id, ...answer })
  }

  /** What an address has at the end of a block. */
  has(address: string, blockHash: string, balance: bigint): void {
    this.balances.set(`${address} ${blockHash}`, balance)
  }
}
