import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { fileNamed, type ImportedFile } from "#domain/medicines/official/official-files.ts";
import { officialFiles } from "#testing/builders/official-files.ts";

const FEEDS = {
  availability:
    "60000001\t\t1\tRupture de stock\t18/05/2026\t18/05/2026\t\thttps://ansm.sante.fr/x\r\n",
  information:
    "60000001\t2026-05-01\t2026-12-01\t<a href='https://ansm.sante.fr/y'>Attention</a>\n",
};

export type SendFile = (answer: ServerResponse, bytes: Buffer) => void;

/** How one of the files comes, where it does not come as published. */
export interface OtherFile {
  readonly file?: ImportedFile;
  readonly send?: SendFile;
  readonly change?: (text: string, file: ImportedFile) => string;
}

const asText: SendFile = (answer, bytes) =>
  void answer.writeHead(200, { "content-type": "text/plain" }).end(bytes);

/** Announces the whole file, and closes the connection after its first bytes. */
export const sendCut: SendFile = (answer, bytes) => {
  answer.writeHead(200, { "content-length": String(bytes.length) });
  answer.write(bytes.subarray(0, 200), () => answer.destroy());
};

/** Leaves out all rows of the packs but three. */
export const withFewPacks = (text: string, file: ImportedFile): string =>
  file === "packs" ? `${text.split("\n").slice(0, 3).join("\n")}\n` : text;

/** A site with the official files until the test ends. @returns its address, which ends with a slash */
export async function medicineSite(other: OtherFile = {}): Promise<string> {
  const { file: named, send = asText, change = (text) => text } = other;
  const edition = officialFiles({ change });
  const listener: RequestListener = (request, answer) => {
    const name = request.url?.split("/").at(-1) ?? "";
    const isMadeNow = request.url === "/download/CIS_InfoImportantes.txt";
    const file = fileNamed(name);
    const bytes =
      file === "availability" || file === "information" ? FEEDS[file] : file && edition[file];
    if (!file || bytes === undefined || (request.url !== `/download/file/${name}` && !isMadeNow)) {
      answer.writeHead(404).end();
      return;
    }
    (file === named ? send : asText)(answer, Buffer.from(bytes));
  };
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
