import { STATUS_CODES } from "node:http"

/** How an error's `message` is written: `text` is one string, as in the data service; `list` is one string per problem, as in metrics. */
export type MessageStyle = "text" | "list"

/** The JSON text of an error: exactly `message`, `statusCode` and `error`. */
export function errorBody(style: MessageStyle, status: number, problems: readonly string[]): string {
  const message = style === "list" ? problems : problems.join("; ")
  return JSON.stringify({ message, statusCode: status, error: STATUS_CODES[status] })
}
