import { Markdown } from "../../ui/index.ts"
import { errorsOf } from "../model/error-list.ts"
import type { Reference } from "../model/reference.ts"
import { hrefOf } from "./route.ts"

/** All errors of a document with their causes and remedies. */
export function ErrorsPage({ reference }: { readonly reference: Reference }) {
  const errors = errorsOf(reference)
  const codes = [...new Set(errors.map(({ code }) => code))]
  return (
    <article class="errors-page">
      <h1 tabIndex={-1}>Errors</h1>
      <p>
        {errors.length === 0
          ? `${reference.title} documents none.`
          : `All that ${reference.title} documents, by ${reference.kind === "openrpc" ? "code" : "status"}.`}
      </p>
      {codes.map((code) => (
        <section>
          <h2 class="mono">{code}</h2>
          <ErrorWords code={code} reference={reference} />
          <ul class="cases">
            {errors
              .filter((error) => error.code === code)
              .map(({ message, cause, retry, remedy, operations }) => (
                <li>
                  {message === "" ? null : <code class="message">{message}</code>}
                  <Markdown text={cause} />
                  <Advice retry={retry} remedy={remedy} />
                  <p class="facts">
                    {operations.slice(0, 3).map(({ key, path, summary }, index) => (
                      <>
                        {index === 0 ? "" : ", "}
                        <a href={hrefOf({ document: reference.name, kind: "operations", key, section: "errors" })}>
                          {reference.kind === "openrpc" ? path : summary}
                        </a>
                      </>
                    ))}
                    {operations.length > 3 ? ` and ${operations.length - 3} more` : ""}
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </article>
  )
}

function ErrorWords({ reference: { statuses }, code }: { readonly reference: Reference; readonly code: string }) {
  const words = Object.hasOwn(statuses, code) ? statuses[code] : undefined
  if (words === undefined) return null
  return (
    <>
      <Markdown text={words.cause} />
      <Advice retry={words.retry} remedy={words.remedy} />
    </>
  )
}

/** Whether to retry, and what to do. */
export function Advice({ retry, remedy }: { readonly retry: string; readonly remedy: string }) {
  if (retry === "" && remedy === "") return null
  return (
    <p class="advice">
      <Markdown
        text={[remedy, retry === "" ? "" : `Try again: ${retry}.`].filter((part) => part !== "").join(" ")}
        isInline
      />
    </p>
  )
}
