/** Values by parameter, as the document types them. */
export type Values = Record<string, unknown>
