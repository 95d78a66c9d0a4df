import { lexer, type Token, type Tokens } from "marked"
import type { ComponentChildren } from "preact"

/** Maximum number of emphasis marks and links in a text, since parsing them takes quadratic time. */
const maxMarks = 2_000

/**
 * Renders Markdown as elements: HTML is shown as text, links are limited to http, https and anchors of the page, and pictures become their
 * alternative texts.
 */
export function Markdown({ text, isInline = false }: { readonly text: string; readonly isInline?: boolean }) {
  if (text.trim() === "") return null
  const blocks = markdownBlocks(text)
  if (blocks === undefined) return isInline ? text : <pre class="fence">{text}</pre>
  const [only] = blocks
  if (isInline && blocks.length === 1 && only?.type === "paragraph") return <>{inline(only.tokens)}</>
  return <div class="prose">{blocks.map(blockElement)}</div>
}

/** Deeply nested quotes, which would need deep recursion to parse and render. */
const deepQuotes = /(?:>[ \t]*){40}/

/** The parsed blocks; undefined for a text that would take too long to parse, which is shown as plain text. */
function markdownBlocks(text: string): readonly Token[] | undefined {
  const marks = text.match(/[*_~[\]`<]/g)?.length ?? 0
  return marks > maxMarks || deepQuotes.test(text) ? undefined : lexer(text, { gfm: true })
}

function blockElement(token: Token): ComponentChildren {
  switch (token.type) {
    case "space":
    case "def":
      return null
    case "hr":
      return <hr />
    case "heading":
      // A bold paragraph instead of a heading, since the page has its own headings above.
      return (
        <p>
          <strong>{inline(token.tokens)}</strong>
        </p>
      )
    case "list":
      return listElement(token as Tokens.List)
    case "blockquote":
      return <blockquote>{(token.tokens ?? []).map(blockElement)}</blockquote>
    case "code":
      return (
        <pre class="fence">
          <code>{token.text}</code>
        </pre>
      )
    case "table":
      return tableElement(token as Tokens.Table)
    case "text":
      return token.tokens === undefined ? token.text : inline(token.tokens)
    default:
      return <p>{token.type === "paragraph" ? inline(token.tokens) : token.raw}</p>
  }
}

function listElement({ ordered, items }: Tokens.List): ComponentChildren {
  const entries = items.map((item) => <li>{item.tokens.map(blockElement)}</li>)
  return ordered ? <ol>{entries}</ol> : <ul>{entries}</ul>
}

function tableElement({ header, rows }: Tokens.Table): ComponentChildren {
  const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => <td>{inline(cell.tokens)}</td>)
  return (
    <div class="table">
      <table>
        <thead>
          <tr>
            {header.map((cell) => (
              <th scope="col">{inline(cell.tokens)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>{cells(row)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function inline(tokens: readonly Token[] = []): ComponentChildren {
  return tokens.map((token) => {
    switch (token.type) {
      case "strong":
        return <strong>{inline(token.tokens)}</strong>
      case "em":
        return <em>{inline(token.tokens)}</em>
      case "del":
        return <del>{inline(token.tokens)}</del>
      case "codespan":
        return <code>{token.text}</code>
      case "br":
        return <br />
      case "link":
        return link(token as Tokens.Link)
      case "text":
        return token.tokens === undefined ? token.raw : inline(token.tokens)
      case "escape":
      case "image":
        return token.text
      default:
        return token.raw
    }
  })
}

function link({ href, tokens }: Tokens.Link): ComponentChildren {
  if (!/^(https?:\/\/|#)/i.test(href)) return inline(tokens)
  return (
    <a href={href} rel="noreferrer noopener">
      {inline(tokens)}
    </a>
  )
}
