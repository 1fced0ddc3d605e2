import type { UseFormReturn } from "react-hook-form";
import type { ArticleEntry } from "#domain/content/article-draft.ts";
import type { ArticleForm } from "../form.ts";

/** The form of the editor, new and edit alike. */
export type ArticleFormControl = UseFormReturn<ArticleForm, unknown, ArticleEntry>;
