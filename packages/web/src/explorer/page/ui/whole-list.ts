import { type ComponentChildren, createContext } from "preact"

/** A list whose pages can be loaded one after the other. */
export interface WholeList {
  /** The content of each page from the first one on, as the page shows it. */
  readonly pages: (signal: AbortSignal) => AsyncIterable<ComponentChildren>
}

/** The list that the surrounding table shows a page of; undefined if the table has all rows. */
export const WholeListContext = createContext<WholeList | undefined>(undefined)
