import { Agent, request } from "node:http"

/** One connection that stays open, and carries one request at a time. */
export class KeptConnection {
  readonly #url: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })

  constructor(url: string) {
    this.#url = url
  }

  /** The body of the answer to a GET, or to a POST where there is a body. */
  ask(path: string, body?: string): Promise<string> {
    const post = { method: "POST", headers: { "content-type": "application/json" } }
    const options = { agent: this.#agent, ...(body === undefined ? {} : post) }
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
