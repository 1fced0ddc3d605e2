import { z } from "zod";
import { isSecureUrlOfFile } from "./secure-url.ts";

const wholeNumber = (name: string, most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, { error: `${name} must be a whole number from 0 to ${most}.` })
    .transform(Number)
    .refine((number) => number <= most, {
      error: `${name} must be a whole number from 0 to ${most}.`,
    });

/** Settings of the operator for the log and the shutdown of the process. */
export const operationSettings = {
  LOG: z
    .enum(["each-request", "requests", "problems"], {
      error: "LOG must be 'each-request', 'requests' or 'problems'.",
    })
    .default("requests"),
  LOG_FORMAT: z
    .enum(["text", "json"], { error: "LOG_FORMAT must be 'text' or 'json'." })
    .default("text"),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{16,200}$/, {
      error: "METRICS_TOKEN must be 16 to 200 letters, digits, - and _.",
    })
    .optional(),
  UPDATE_URL: z
    .string()
    .refine(isSecureUrlOfFile, {
      error: "UPDATE_URL must be an address such as https://git.example/trousse/releases/latest.",
    })
    .optional(),
  DRAIN_SECONDS: wholeNumber("DRAIN_SECONDS", 300).default(0),
  DATABASE_WAIT_SECONDS: wholeNumber("DATABASE_WAIT_SECONDS", 300).default(300),
};
