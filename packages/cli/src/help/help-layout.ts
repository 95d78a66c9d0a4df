import { styleText } from "node:util"
import { Help, type HelpConfiguration } from "commander"

/** Columns beyond which lines are hard to read, however wide the terminal is. */
const maxColumns = 100
/** Columns where there is no terminal. */
const defaultColumns = 80
/** The share of a line that names may take beside what they mean. */
const maxTermShare = 0.45
const descriptionIndent = 6

/**
 * How help is laid out: lines of at most 100 columns; beside their names descriptions where names are short, below them where one of a
 * command is long, as the flags of settings are. Commander leaves out the styles where the stream is no terminal, and where `NO_COLOR` is set.
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
