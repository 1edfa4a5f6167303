/** The journals, and how their files are called. */
export const journalFiles = {
  sales: "vanzari",
  payments: "plati",
  documents: "documente",
} as const;

export type JournalName = keyof typeof journalFiles;

export const journalNames = Object.keys(journalFiles) as JournalName[];

/** Which journal a file's name asks for, and in which form; undefined where there is no such file. */
export function readFileName(
  file: string,
): { journal: JournalName; ending: "csv" | "xlsx" } | undefined {
  const [name, ending, ...rest] = file.split(".");
  const journal = journalNames.find((one) => journalFiles[one] === name);
  if (!journal || rest.length > 0 || (ending !== "csv" && ending !== "xlsx")) return undefined;
  return { journal, ending };
}
