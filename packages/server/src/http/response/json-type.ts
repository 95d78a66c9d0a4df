/** The content type of every body except streams and HTML pages. */
export const jsonType = "application/json; charset=utf-8"
