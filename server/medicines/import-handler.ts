import type { Engine } from "@trousse/backend/database/engine";
import type { FunctionCall, FunctionHandler } from "@trousse/backend/functions/functions";
import { day } from "#domain/calendar/day.ts";
import type { ImportRun } from "#domain/medicines/imports/import-run.ts";
import { refuse } from "#supabase/functions/_shared/refusals.ts";
import { refuseNonAdmins } from "#supabase/functions/_shared/refuse-non-admins.ts";
import type { Report } from "../telemetry/report-problem.ts";
import { importMedicines, type MedicineImport } from "./import-medicines.ts";
import { ImportRejectedError } from "./import-rejected-error.ts";
import { readUploadedImport, type UploadedImport } from "./read-uploaded-import.ts";

/**
 * Lets admins import the official medicines from a page. POST takes the files and answers with a stream of events, the
 * last of which is the result; GET answers the current state to a reloaded page. No byte of a file is read before the
 * database has confirmed that the caller is an admin, and this process runs one import at a time.
 */
export function createImportHandler(engine: Engine, report: Report): FunctionHandler {
  /** The current import, or the last one since this process started. */
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

  /** The import continues to its end whether or not the client still listens. */
  function news(
    order: UploadedImport,
    requestedBy: string | undefined,
  ): ReadableStream<Uint8Array> {
    let isHeard = true;
    return new ReadableStream({
      async start(listener) {
        const publish = (news: ImportRun) => {
          run = news;
          if (isHeard) listener.enqueue(encoder.encode(`data: ${JSON.stringify(news)}\n\n`));
        };
        publish({ is: "running", done: 0, total: 0 });
        const progress = (done: number, total: number) => publish({ is: "running", done, total });
        publish(await end({ ...order, ...(requestedBy && { requestedBy }), progress }));
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
      return { is: "done", ...(await importMedicines(engine, { ...order, today })) };
    } catch (problem) {
      if (problem instanceof ImportRejectedError) return { is: "refused", reason: problem.reason };
      report(problem);
      return { is: "failed" };
    }
  }

  return Object.assign(answer, { readsItsBody: true });
}

const encoder = new TextEncoder();
