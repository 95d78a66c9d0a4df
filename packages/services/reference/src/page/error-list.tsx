import type { ErrorCase, ErrorModel } from "../model/errors.ts"
import { Markdown } from "../ui/markdown.tsx"
import { Advice } from "./errors-page.tsx"

/** The errors of an operation: what each says, what brings it about, and what to do. */
export function ErrorList({ errors }: { readonly errors: readonly ErrorModel[] }) {
  return (
    <ul class="errors">
      {errors.map((error) => (
        <li>
          <ErrorOf error={error} />
        </li>
      ))}
    </ul>
  )
}

function ErrorOf({ error: { code, description, words, cases } }: { readonly error: ErrorModel }) {
  const messages = description.split("\n").filter((line) => line !== "")
  const isRpc = code.startsWith("-")
  return (
    <>
      <div class="error-head">
        <span class="status bad">{code}</span>
        {isRpc ? (
          <ul class="messages">
            {messages.map((message) => (
              <li>
                <code class="message">{message}</code>
              </li>
            ))}
          </ul>
        ) : (
          <Markdown text={description} />
        )}
      </div>
      {words === undefined ? null : <Advice retry={words.retry} remedy={words.remedy} />}
      {cases.length === 0 ? null : (
        <details>
          <summary>{`${cases.length} case${cases.length === 1 ? "" : "s"}`}</summary>
          <ul class="cases">
            {cases.map((one) => (
              <li>
                <Case one={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Case({ one: { message, cause, request, body, retry, remedy } }: { readonly one: ErrorCase }) {
  const given = { ...request, ...(body !== undefined && { body }) }
  const isAsked = Object.keys(given).length > 0
  return (
    <>
      {message === "" ? null : <code class="message">{message}</code>}
      <Markdown text={cause} />
      {isAsked ? (
        <p class="facts">
          {"Asked with "}
          <code>{JSON.stringify(given).slice(0, 400)}</code>
        </p>
      ) : null}
      <Advice retry={retry} remedy={remedy} />
    </>
  )
}
