import { styleText } from "node:util"
import { Help, type HelpConfiguration } from "commander"

/** Maximum number of columns for readable lines, also on wide terminals. */
const maxColumns = 100
/** Number of columns without a terminal. */
const defaultColumns = 80
/** Maximum share of a line for names next to their descriptions. */
const maxTermShare = 0.45
const descriptionIndent = 6

/**
 * The layout of help: lines of at most 100 columns; descriptions next to their names if the names are short, or below them if one of a
 * command is long, like the flags of settings. Commander omits styles if the stream is not a terminal, or `NO_COLOR` is set.
 */
export const helpLayout: HelpConfiguration & ThisType<Help> = {
  styleTitle: (text) => styleText("bold", text),
  styleOptionTerm: (text) => styleText("cyan", text),
  styleSubcommandTerm: (text) => styleText("cyan", text),
  prepareContext({ helpWidth = defaultColumns }) {
    this.helpWidth = Math.min(this.helpWidth ?? helpWidth, maxColumns)
  },
  formatItem(term, termWidth, description, helper) {
    const columns = this.helpWidth ?? defaultColumns
    if (description === "" || termWidth <= columns * maxTermShare)
      return Help.prototype.formatItem.call(this, term, termWidth, description, helper)
    const lines = helper.boxWrap(description, columns - descriptionIndent).split("\n")
    return [`  ${term}`, ...lines.map((line) => " ".repeat(descriptionIndent) + line)].join("\n")
  },
}
