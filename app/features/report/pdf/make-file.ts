import latin from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url";
import latinBold from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?url";
import extended from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff?url";
import extendedBold from "@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff?url";
import { AppError } from "#app/client/errors/failure.ts";
import type { ReportDocument } from "../report-document.ts";
import { drawWords } from "./draw-words.ts";
import { writePdf } from "./write-pdf.ts";

/** The file of a report, made on this device. @throws AppError `offline` without the fonts */
export async function makeFile(report: ReportDocument): Promise<Blob> {
  const [regular, bold] = await Promise.all([
    Promise.all([latin, extended].map(readFont)),
    Promise.all([latinBold, extendedBold].map(readFont)),
  ]);
  const bytes = await writePdf(report, { regular, bold }, drawWords);
  return new Blob([bytes], { type: "application/pdf" });
}

async function readFont(address: string): Promise<Uint8Array> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new AppError("offline");
  return new Uint8Array(await answer.arrayBuffer());
}
