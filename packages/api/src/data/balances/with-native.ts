import { ReadyJson } from "@serac/server/http"

/** Inserts the native balance, {@link nativeMember}'s text, before the list of a page. */
export async function withNative(member: Promise<string>, page: Promise<ReadyJson>): Promise<ReadyJson> {
  const [native, { text }] = await Promise.all([member, page])
  return new ReadyJson(`{${native}${text.slice(1)}`)
}
