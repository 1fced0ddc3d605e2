import type { Language } from "../../domain/locale/locales.ts";
import { serverTexts as en } from "./en/server-texts.ts";
import { serverTexts as es } from "./es/server-texts.ts";
import { serverTexts as fr } from "./fr/server-texts.ts";
import type { ServerTexts } from "./server-catalog.ts";

/** Every language's texts of mails, notifications and the page of a busy server. */
export const SERVER_TEXTS: Readonly<Record<Language, ServerTexts>> = { fr, en, es };
