import type { ComponentChildren } from "preact"
import { useEffect } from "preact/hooks"
import { shortId } from "../format/text.ts"
import { Copy } from "./copy.tsx"
import { FreshnessLine } from "./freshness-line.tsx"
import { LabelEditor } from "./label-editor.tsx"

interface PageHeadProps {
  /** The kind of the object, and its place: `Transaction on firn`. */
  readonly kind: ComponentChildren
  readonly title: string
  /** An ID, shown whole with a button that copies it. */
  readonly id?: string
  /** Whether readers can keep a private label for the ID. */
  readonly canLabel?: boolean
  readonly children?: ComponentChildren
}

/** The heading of a page. */
export function PageHead({ kind, title, id, canLabel = false, children }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title}${id === undefined ? "" : ` ${shortId(id)}`} · Serac`
  }, [title, id])
  return (
    <header class="page-head">
      <p class="kind">{kind}</p>
      <h1 tabIndex={-1}>{title}</h1>
      {id === undefined ? null : (
        <p class="whole-id">
          <span class="mono">{id}</span>
          <Copy text={id} what="ID" />
        </p>
      )}
      {id !== undefined && canLabel ? <LabelEditor key={id} id={id} /> : null}
      {children}
      <FreshnessLine />
    </header>
  )
}
