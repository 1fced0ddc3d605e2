import { z } from "zod";
import { isSecureUrl } from "./secure-url.ts";

/** Where official medicines are fetched from; nothing is fetched without it. */
export const medicineSettings = {
  MEDICINES_URL: z
    .string()
    .refine(isSecureUrl, {
      error:
        "MEDICINES_URL must be an address such as https://base-donnees-publique.medicaments.gouv.fr/.",
    })
    .optional(),
};
