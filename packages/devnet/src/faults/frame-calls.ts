/** A JSON-RPC call, answer or event in a body or a frame. */
interface FrameMember {
  /** Empty if it has no method. */
  readonly method: string
  /** The JSON of its id. */
  readonly id: string
}

/** The JSON-RPC members of a body or a frame; none if it is not JSON. */
export function frameCalls(text: string): readonly FrameMember[] {
  try {
    const parsed: unknown = JSON.parse(text)
    return (Array.isArray(parsed) ? parsed : [parsed]).map((one) => {
      const { method, id } = Object(one) as { readonly method?: unknown; readonly id?: unknown }
      return { method: typeof method === "string" ? method : "", id: JSON.stringify(id) ?? "" }
    })
  } catch {
    return []
  }
}

/** The methods that a body calls. */
export const frameMethods = (body: string): readonly string[] => frameCalls(body).map(({ method }) => method)
