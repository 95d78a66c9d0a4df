/**
 * The content security policy of a page: its own script and styles alone, no text as HTML, and requests to its own server and to those
 * that the documents name, which are asked when somebody sends one.
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

/** A header is to stay short, whatever a document has. */
const maxOrigins = 40
