import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js"

const longestError = 2_000

/** The result of a tool, with each text as a separate block. */
export function said(...texts: readonly string[]): CallToolResult {
  return { content: texts.filter((text) => text !== "").map((text) => ({ type: "text", text })) }
}

/** The result of a tool that failed. */
export function failed(text: string): CallToolResult {
  return { ...said(text.slice(0, longestError)), isError: true }
}

/** The text for an error of a client: its status or code, and the message of the API. */
export function failureText(operation: string, error: unknown): string {
  const {
    name = "Error",
    message = String(error),
    status,
    code,
    data,
  } = error as {
    readonly name?: string
    readonly message?: string
    readonly status?: number
    readonly code?: number | string
    readonly data?: unknown
  }
  const facts = [
    ...(status === undefined ? [] : [`HTTP status ${status}`]),
    ...(typeof code === "number" ? [`JSON-RPC code ${code}`] : []),
    ...(data === undefined || data === null ? [] : [`data ${JSON.stringify(data)}`]),
  ]
  return `${operation} failed with ${[name, ...facts].join(", ")}: ${message}`
}
