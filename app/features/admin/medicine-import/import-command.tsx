import type { NationalListWord } from "#domain/medicines/national/national-files.ts";

/** The command that imports a list from a folder of this machine. @param settings what stands before it */
export function ImportCommand({
  list,
  settings = "",
}: {
  list: "bdpm" | NationalListWord;
  settings?: string;
}) {
  return (
    <pre className="overflow-x-auto rounded-control bg-paper p-3">
      <code>{`${settings}npm run import:medicines -- --${list} FOLDER`}</code>
    </pre>
  );
}
