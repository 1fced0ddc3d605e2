import type { Engine } from "@trousse/backend/database/engine";
import type { FunctionCall, FunctionHandler } from "@trousse/backend/functions/functions";
import { day } from "#domain/calendar/day.ts";
import type { ImportRun } from "#domain/medicines/import-run.ts";
import { refuse } from "#supabase/functions/_shared/refusals.ts";
import { refuseNonAdmins } from "#supabase/functions/_shared/refuse-non-admins.ts";
import type { Report } from "../telemetry/report-problem.ts";
import { importMedicines, type MedicineImport } from "./import-medicines.ts";
import { ImportRejectedError } from "./import-rejected-error.ts";
import { readUploadedImport, type UploadedImport } from "./read-uploaded-import.ts";

/**
 * Lets admins import the official medicines from a page. POST takes the files and answers an event whenever there
 * is news, the last one with the end; GET tells whoever comes back to the page. Nobody sends a byte of a file
 * before the database has said that they are an admin, and one import at a time is all that this process holds.
 */
export function createImportHandler(engine: Engine, report: Report): FunctionHandler {
  /** The one that runs, or the last one since this process started. */
  let run: ImportRun | null = null;

  async function answer(request: Request, { caller }: FunctionCall): Promise<Response> {
    const refused = await refuseNonAdmins({
      person: caller.token && { id: caller.token.sub, email: "" },
      asCaller: (text, values = []) => engine.asRole(caller, text, values),
    });
    if (refused) return refused;
    if (request.method === "GET") return Response.json({ run });
    if (run?.is === "running") return refuse(409, "busy", "Another import is running");
    const before = run;
    run = { is: "running", done: 0, total: 0 };
    const order = await readUploadedImport(request).catch((problem: unknown) => {
      run = before;
      throw problem;
    });
    if (!order) {
      run = before;
      return refuse(400, "bad_form", "Could not read the request as a form with files");
    }
    return new Response(news(order, caller.token?.sub), {
      headers: { "content-type": "text/event-stream" },
    });
  }

  /** The import goes on, and ends, whether or not anybody still listens. */
  function news(
    order: UploadedImport,
    requestedBy: string | undefined,
  ): ReadableStream<Uint8Array> {
    let isHeard = true;
    return new ReadableStream({
      async start(listener) {
        const tell = (news: ImportRun) => {
          run = news;
          if (isHeard) listener.enqueue(encoder.encode(`data: ${JSON.stringify(news)}\n\n`));
        };
        tell({ is: "running", done: 0, total: 0 });
        const progress = (done: number, total: number) => tell({ is: "running", done, total });
        tell(await end({ ...order, ...(requestedBy && { requestedBy }), progress }));
        if (isHeard) listener.close();
      },
      cancel() {
        isHeard = false;
      },
    });
  }

  async function end(order: Omit<MedicineImport, "today">): Promise<ImportRun> {
    try {
      const today = day(new Date().toISOString().slice(0, 10));
      return { is: "done", outcome: await importMedicines(engine, { ...order, today }) };
    } catch (problem) {
      if (problem instanceof ImportRejectedError) return { is: "refused", reason: problem.reason };
      report(problem);
      return { is: "failed" };
    }
  }

  return Object.assign(answer, { readsItsBody: true });
}

const encoder = new TextEncoder();
