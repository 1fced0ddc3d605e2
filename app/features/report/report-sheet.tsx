import { useIsWideScreen } from "#app/ui/use-wide-screen.ts";
import type { ReportBlock, ReportDocument } from "./report-document.ts";

/** A report on the screen and on paper. */
export function ReportSheet({ report }: { report: ReportDocument }) {
  return (
    <article className="rounded-card border border-line bg-paper-raised p-4 md:p-6 print:border-0 print:p-0">
      <h2 className="text-xl">
        <bdi>{report.title}</bdi>
      </h2>
      {report.lead.map((text) => (
        <p key={text} className="text-ink-soft text-sm tabular-nums">
          {text}
        </p>
      ))}
      {report.blocks.map((block, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a report is drawn anew as a whole
        <Block key={nth} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { block: ReportBlock }) {
  switch (block.kind) {
    case "heading":
      return <h3 className="mt-6 mb-2 break-after-avoid text-lg print:mt-4">{block.text}</h3>;
    case "paragraph":
      return <p className="mb-2 tabular-nums">{block.text}</p>;
    case "list":
      return (
        <ul className="mb-3 list-disc pl-5">
          {block.items.map((text) => (
            <li key={text} className="[overflow-wrap:anywhere]">
              {text}
            </li>
          ))}
        </ul>
      );
    case "facts":
      return (
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr] print:grid-cols-[12rem_1fr]">
          {block.facts.map(({ term, text }) => (
            <div key={term} className="sm:contents print:contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return <Table table={block} />;
  }
}

type TableBlock = Extract<ReportBlock, { kind: "table" }>;

/** A table where its columns have room, and one line under another on a phone. */
function Table({ table: { title, columns, rows } }: { table: TableBlock }) {
  const isWide = useIsWideScreen("md");
  const keyed = rows.map((cells, nth) => ({ key: String(nth), cells }));
  if (!isWide) {
    return (
      <ul aria-label={title} className="divide-y divide-line border-line border-y">
        {keyed.map(({ key, cells }) => (
          <li key={key} className="break-inside-avoid py-2 tabular-nums">
            {columns.map((column, nth) => {
              const text = cells[nth];
              return text ? (
                <p key={column.title} className="[overflow-wrap:anywhere]">
                  <span className="text-ink-soft text-sm">{column.title}</span> <bdi>{text}</bdi>
                </p>
              ) : null;
            })}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-line border-b">
          {columns.map((column) => (
            <th key={column.title} scope="col" className="py-1.5 pr-3 font-semibold">
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed.map(({ key, cells }) => (
          <tr key={key} className="break-inside-avoid border-line border-b align-top">
            {columns.map((column, nth) => (
              <td
                key={column.title}
                className="min-w-0 py-1.5 pr-3 tabular-nums [overflow-wrap:anywhere]"
              >
                <bdi>{cells[nth]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
