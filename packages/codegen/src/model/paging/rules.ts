import type { SchemaObject } from "../../document/schema.ts"
import { isFlag, isScalar, isText, isWholeNumber, type Member } from "./member.ts"
import type { PagingModel } from "./paging-model.ts"

/** The parts of an operation that say how it pages. */
export interface PagingEvidence {
  /** Its parameters in the query, and the members of a JSON body, of which none is required. */
  readonly parameters: readonly Member[]
  /** The members of its result. */
  readonly members: readonly Member[]
  /** The members of each item. */
  readonly ofItems: readonly Member[]
  /** Whether its result is documented with the header `Link`. */
  readonly hasLink: boolean
}

type Rule = (evidence: PagingEvidence) => PagingModel | undefined

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "))

const cursors = words(
  "cursor nextcursor pagecursor startcursor pagetoken nextpagetoken nexttoken token paginationtoken pagingtoken continuationtoken " +
    "continuation continue marker nextmarker startingafter after pageafter aftercursor bookmark scrollid offset page from",
)
/** Cursors whose name says more: the result has the next one under the same name. */
const sameNames = words(
  "nextcursor nextpagetoken nexttoken nextmarker paginationtoken continuationtoken bookmark scrollid",
)
const nextCursors = words(
  "nextcursor nextpagetoken nexttoken nextpagecursor nextmarker nextcontinuationtoken continuationtoken",
)
const more = words("hasmore more hasnextpage hasnext hasmoreitems moreavailable hasmoreresults")
const sizes = words(
  "limit count size pagesize perpage pagelimit maxresults take top hitsperpage itemsperpage resultsperpage rowsperpage maxitems pagecount rows",
)
const totals = words(
  "total totalcount totalresults totalitems totalrecords totalentries totalsize totalelements itemstotal",
)
const pageTotals = words("totalpages pagestotal totalpagecount lastpage pagecount numpages")
const offsets = words("offset skip startat startindex pageoffset")
const numbers = words("page pagenumber pagenum pageno currentpage")
const urls = words("nexturl nexturi nextpageurl nextpageuri nextlink nexthref odatanextlink")

/** The rules in the order in which they are tried; the README has them in words. */
export const pagingRules: readonly Rule[] = [cursorRule, urlRule, linkRule, itemRule, offsetRule, numberRule]

/** The result holds the value that the parameter takes for the next page. */
function cursorRule({ parameters, members }: PagingEvidence): PagingModel | undefined {
  const possible = parameters.filter(({ words: [word = ""], schema }) => cursors.has(word) && isScalar(schema))
  // Where a cursor has to be switched on, offsets work without it.
  const isSwitched = possible.some(({ words: [word] }) =>
    parameters.some(({ words: [other] }) => other === `use${word}`),
  )
  for (const {
    words: [word = ""],
    path,
    schema,
  } of isSwitched ? [] : possible) {
    const isNumbered = (offsets.has(word) || numbers.has(word)) && !isText(schema)
    const member =
      members.find((one) => isScalar(one.schema) && isNextOf(word, one, isNumbered, possible.length === 1)) ??
      (word === "after" ? endOf(members) : undefined)
    if (member !== undefined && !isUrl(member))
      return { by: "cursor", parameter: path, member: member.path, ...moreOf(members) }
  }
  const last = members.find(({ words: [word] }) => word === "lastid")
  const after = possible.find(({ words: [word] }) => word === "after" || word === "startingafter")
  const flag = moreOf(members)
  return last && after && flag.more ? { by: "cursor", parameter: after.path, member: last.path, ...flag } : undefined
}

/** The end of a page, beside its start: `after` beside `before`, in an object for that. */
function endOf(members: readonly Member[]): Member | undefined {
  return members.find(
    ({ words: [word, ...holders], schema }) =>
      word === "after" &&
      isText(schema) &&
      /(metadata|meta|pagination|paging|cursors?|pageinfo)$/.test(holders[0] ?? "") &&
      members.some(({ words: [other, ...others] }) => other === "before" && others.join() === holders.join()),
  )
}

/** Whether a member of the result is the next value of the cursor. */
function isNextOf(
  cursor: string,
  { words: [word = "", above = ""] }: Member,
  isNumbered: boolean,
  isOnly: boolean,
): boolean {
  if (word === `next${cursor}` || word === `nextpage${cursor}`) return true
  if (word === cursor) return sameNames.has(cursor) || above === "next" || above === "nextpage"
  if (isNumbered || !isOnly) return false
  return nextCursors.has(word) || word === "next"
}

/** The result holds the URL of the next page. */
function urlRule({ members }: PagingEvidence): PagingModel | undefined {
  const member = members.find((one) => {
    const [word = "", above = "", higher = ""] = one.words
    if (!isText(one.schema)) return false
    if (urls.has(word)) return true
    const isHref = word === "href" && above === "next" && /links?$/.test(higher)
    const isLink =
      (word === "next" || word === "nextpage") && (isUrl(one) || /links?$/.test(above) || /links?$/.test(higher))
    return isHref || isLink
  })
  return member && { by: "url", member: member.path }
}

function isUrl({ words: [word = ""], schema }: Member): boolean {
  const { format = "", description = "", example } = schema
  return (
    /^(uri|url|iri)/.test(format) ||
    /(url|uri|link)$/.test(word) ||
    /\b(url|uri|link|href)\b/i.test(description) ||
    /^(https?:|\/)/.test(String(example ?? ""))
  )
}

/** The header `Link` names the next page. */
function linkRule({ hasLink, parameters }: PagingEvidence): PagingModel | undefined {
  const isPaged = parameters.some(({ words: [word = ""] }) => numbers.has(word) || sizes.has(word) || cursors.has(word))
  return hasLink && isPaged ? { by: "link" } : undefined
}

/** The next page starts after the last item, as in Stripe's API; the result must say whether there is one. */
function itemRule({ parameters, members, ofItems }: PagingEvidence): PagingModel | undefined {
  const parameter = parameters.find(
    ({ words: [word], schema }) => (word === "startingafter" || word === "after") && isText(schema) && !isTime(schema),
  )
  const flag = moreOf(members)
  // A document that requires nothing of its items says nothing about this one.
  const saysNothing = ofItems.every(({ isRequired }) => !isRequired)
  const id = ofItems.find(
    ({ path, schema, isRequired }) => path === "id" && isText(schema) && (isRequired || saysNothing),
  )
  return parameter && id && flag.more ? { by: "item", parameter: parameter.path, member: id.path, ...flag } : undefined
}

function offsetRule({ parameters, members }: PagingEvidence): PagingModel | undefined {
  const parameter = parameters.find(({ words: [word = ""], schema }) => offsets.has(word) && isWholeNumber(schema))
  if (parameter === undefined || !isSized(parameters, members)) return undefined
  // An offset in pages is neither.
  if (/\bpage (index|number)\b|number of pages/i.test(parameter.schema.description ?? "")) return undefined
  const first = firstOf(parameter.schema, 0)
  return {
    by: "offset",
    parameter: parameter.path,
    ...(first !== 0 && { first }),
    ...totalOf(members, totals),
    ...moreOf(members),
  }
}

function numberRule({ parameters, members }: PagingEvidence): PagingModel | undefined {
  const parameter = parameters.find(({ words: [word = ""], schema }) => numbers.has(word) && isWholeNumber(schema))
  if (parameter === undefined || !isSized(parameters, members)) return undefined
  const { default: value, description = "" } = parameter.schema
  // An index may begin at 0, and a page that is left out would go unnoticed.
  if (value === undefined && /\bindex\b/i.test(description) && !/\b[01][- ]based\b/i.test(description)) return undefined
  const first = firstOf(parameter.schema, 1)
  return {
    by: "number",
    parameter: parameter.path,
    ...(first !== 1 && { first }),
    ...totalOf(members, pageTotals),
    ...moreOf(members),
  }
}

/** Whether something beside the parameter speaks of pages: a size in the query, or a total or a flag in the result. */
function isSized(parameters: readonly Member[], members: readonly Member[]): boolean {
  return (
    parameters.some(({ words: [word = ""], path }) => sizes.has(word) && !path.startsWith("body/")) ||
    [...totals, ...pageTotals, ...more].some((word) => members.some(({ words: [own] }) => own === word))
  )
}

/** The number of the first page or item. */
function firstOf({ default: value, description = "" }: SchemaObject, otherwise: number): number {
  if (value === 0 || value === 1) return value
  return /\b(zero|0)[- ](based|indexed)|\b(starts?|starting) (at|from|with) (0|zero)\b/i.test(description)
    ? 0
    : otherwise
}

const isTime = ({ format = "", description = "" }: SchemaObject) =>
  /date|time/.test(format) || /timestamp|ISO.?8601/i.test(description)

function moreOf(members: readonly Member[]): { readonly more?: string } {
  const member = members.find(({ words: [word = ""], schema }) => more.has(word) && isFlag(schema))
  return member === undefined ? {} : { more: member.path }
}

function totalOf(members: readonly Member[], names: ReadonlySet<string>): { readonly total?: string } {
  const member = members.find(({ words: [word = ""], schema }) => names.has(word) && isWholeNumber(schema))
  return member === undefined ? {} : { total: member.path }
}
