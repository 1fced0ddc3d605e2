import { hosted } from "../_shared/hosted/hosted.ts";
import { importMedicinesElsewhere } from "./handler.ts";

Deno.serve(hosted(importMedicinesElsewhere));
