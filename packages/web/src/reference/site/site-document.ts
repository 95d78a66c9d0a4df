/** The package that has an API's client. */
export interface Client {
  /** `@serac/data` */
  readonly packageName: string
  /** The stem of its names: `Data` gives `createDataClient`. */
  readonly prefix: string
}

/** A document that a page shows. */
export interface SiteDocument {
  /** What it is called in links: `data`. Letters, digits and `-`. */
  readonly name: string
  /** What it is called in the list of documents. */
  readonly title: string
  /** The text of the document, JSON; asked for when somebody looks at it. */
  readonly text: () => Promise<string>
  /** Where the server of the page has it already: `/openapi.json`. Default: a path below the page. */
  readonly path?: string
  /** The package of its client, for examples in TypeScript. */
  readonly client?: Client
  /** Whether the server of the page answers its operations. Default: those that the document names. */
  readonly isHere?: boolean
}

/** What the page is told of a document. */
export interface PageDocument {
  readonly name: string
  readonly title: string
  /** Relative to the page. */
  readonly url: string
  readonly client?: Client
  readonly isHere?: boolean
}
