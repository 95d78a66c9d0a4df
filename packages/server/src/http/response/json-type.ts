/** The content type of every body but streams and pages for people. */
export const jsonType = "application/json; charset=utf-8"
