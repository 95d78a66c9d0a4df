/**
 * The content security policy of a page: only its own script and styles, no HTML from strings, and requests only to its own server and to those
 * in the documents, which get a request only when the reader sends one.
 *
 * @param origins the origins of servers: `https://api.example`
 */
export function policyOf(origins: readonly string[]): string {
  const known = origins.filter((origin) => /^(https?|wss?):\/\/[\w.:[\]-]+$/i.test(origin))
  const sockets = known.map((origin) => origin.replace(/^http/i, "ws"))
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src data:",
    `connect-src ${["'self'", ...new Set([...known, ...sockets])].slice(0, maxOrigins).join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ")
}

/** Limits the length of the header. */
const maxOrigins = 40
