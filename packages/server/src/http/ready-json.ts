/**
 * JSON text that is sent as it is.
 *
 * @example
 * ```ts
 * import { ReadyJson } from "@serac/server/http"
 *
 * const block = new ReadyJson('{"blockNumber":"7"}')
 * console.log(block.text)
 * ```
 */
export class ReadyJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
