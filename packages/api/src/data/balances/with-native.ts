import { ReadyJson } from "@serac/server/http"

/** A page with the native balance before its list, which is {@link nativeMember}'s text. */
export async function withNative(member: Promise<string>, page: Promise<ReadyJson>): Promise<ReadyJson> {
  const [native, { text }] = await Promise.all([member, page])
  return new ReadyJson(`{${native}${text.slice(1)}`)
}
