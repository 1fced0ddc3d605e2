import { createHostedHandler } from "../_shared/hosted/hosted.ts";
import { refuseImportMedicines } from "./handler.ts";

Deno.serve(createHostedHandler(refuseImportMedicines));
