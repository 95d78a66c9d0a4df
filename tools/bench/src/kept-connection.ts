import { Agent, request } from "node:http"

/** One connection that stays open, and carries one request at a time. */
export class KeptConnection {
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })

  /** @param headers - sent with every request. Default only those that HTTP requires. */
  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.#url = url
    this.#headers = headers
  }

  /** Ends the connection. */
  close(): void {
    this.#agent.destroy()
  }

  /** The body of the answer to a GET, or to a POST where there is a body. */
  ask(path: string, body?: string): Promise<string> {
    const headers = { ...this.#headers, ...(body === undefined ? {} : { "content-type": "application/json" }) }
    const options = { agent: this.#agent, method: body === undefined ? "GET" : "POST", headers }
    return new Promise((resolve, reject) => {
      const sent = request(this.#url + path, options, (response) => {
        let text = ""
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part
        })
        response.on("end", () => {
          if (response.statusCode === 200) resolve(text)
          else reject(new Error(`${path} answered ${response.statusCode}: ${text}`))
        })
      })
      sent.on("error", reject).end(body)
    })
  }
}
