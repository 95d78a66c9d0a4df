import { Markdown } from "../../ui/index.ts"
import type { ErrorCase, ErrorModel } from "../model/errors.ts"
import { Advice } from "./errors-page.tsx"

/** Fills in the request that causes an error. */
export type Fill = (one: ErrorCase) => void

/** The errors of an operation: their messages, causes and remedies. */
export function ErrorList({ errors, fill }: { readonly errors: readonly ErrorModel[]; readonly fill: Fill }) {
  return (
    <ul class="errors">
      {errors.map((error) => (
        <li>
          <ErrorOf error={error} fill={fill} />
        </li>
      ))}
    </ul>
  )
}

function ErrorOf({ error, fill }: { readonly error: ErrorModel; readonly fill: Fill }) {
  const { code, description, words, cases } = error
  const messages = description.split("\n").filter((line) => line !== "")
  const isRpc = code.startsWith("-")
  return (
    <>
      <div class="error-head">
        <span class={`status ${code.startsWith("3") ? "warn" : "bad"}`}>{code}</span>
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
                <Case one={one} fill={fill} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Case({ one, fill }: { readonly one: ErrorCase; readonly fill: Fill }) {
  const { message, cause, request, body, retry, remedy } = one
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
          <button type="button" class="quiet" onClick={() => fill(one)}>
            Fill in
          </button>
        </p>
      ) : null}
      <Advice retry={retry} remedy={remedy} />
    </>
  )
}
